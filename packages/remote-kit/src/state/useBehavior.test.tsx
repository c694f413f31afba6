import { describe, expect, it } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { BehaviorSubject } from 'rxjs';
import type { Behavior } from './Behavior.ts';
import { useBehavior } from './useBehavior.ts';
import { useScope } from './useScope.ts';

function Shown({ count$ }: { count$: Behavior<number> }) {
  return <output>{useBehavior(count$)}</output>;
}

describe('useBehavior', () => {
  it('draws the current value and each change, and unsubscribes on unmount', () => {
    const count$ = new BehaviorSubject(1);
    const { unmount } = render(<Shown count$={count$} />);
    expect(screen.getByRole('status')).toHaveTextContent('1');
    act(() => count$.next(2));
    expect(screen.getByRole('status')).toHaveTextContent('2');
    unmount();
    expect(count$.observed).toBe(false);
  });

  it('draws another behavior when it receives one', () => {
    const { rerender } = render(<Shown count$={new BehaviorSubject(1)} />);
    rerender(<Shown count$={new BehaviorSubject(7)} />);
    expect(screen.getByRole('status')).toHaveTextContent('7');
  });
});

describe('useScope', () => {
  it('creates one object per mount and ends each, even in strict mode', () => {
    const events: string[] = [];
    let made = 0;
    function Living() {
      const name = useScope((scope) => {
        const own = `model ${++made}`;
        events.push(`${own} starts`);
        scope.onEnd(() => events.push(`${own} ends`));
        return own;
      });
      return <output>{name}</output>;
    }
    const { unmount } = render(
      <StrictMode>
        <Living />
      </StrictMode>,
    );
    expect(screen.getByRole('status')).toHaveTextContent('model 2');
    unmount();
    expect(events).toEqual(['model 1 starts', 'model 1 ends', 'model 2 starts', 'model 2 ends']);
  });
});
