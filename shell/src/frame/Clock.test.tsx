import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { renderInShell } from '../testing/renderInShell.tsx';
import { Clock, formatClock } from './Clock.tsx';

describe('formatClock', () => {
  it.each([
    [0, 5, '12:05 AM'],
    [9, 30, '9:30 AM'],
    [12, 0, '12:00 PM'],
    [23, 59, '11:59 PM'],
  ])('shows %i:%i as %s', (hours, minutes, shown) => {
    expect(formatClock(new Date(2026, 0, 1, hours, minutes))).toBe(shown);
  });
});

describe('Clock', () => {
  beforeEach(() => void jest.useFakeTimers({ now: new Date(2026, 0, 1, 11, 59, 58) }));
  afterEach(() => void jest.useRealTimers());

  it('updates when the minute changes', async () => {
    await renderInShell(<Clock />);
    expect(screen.getByTestId('clock')).toHaveTextContent('11:59 AM');
    act(() => jest.advanceTimersByTime(2_000));
    expect(screen.getByTestId('clock')).toHaveTextContent('12:00 PM');
  });
});
