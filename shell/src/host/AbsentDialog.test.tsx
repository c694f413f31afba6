import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import { renderUi } from '@meet/ui/testing';
import { AbsentDialog } from './AbsentDialog.tsx';

const WAITS = 'Account: taking longer than usual. We keep trying.';
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const standIn = () => screen.queryByRole('group', { name: WAITS });

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

describe('AbsentDialog', () => {
  it('is not shown if the dialog loads at once', async () => {
    renderUi(<AbsentDialog text={WAITS} label={WAITS} onClose={() => {}} />);
    await pass(300);
    expect(standIn()).toBeNull();
  });

  it('shows its text, focuses a text field, and can be closed', async () => {
    const onClose = jest.fn();
    renderUi(<AbsentDialog text={WAITS} label={WAITS} onClose={onClose} />);
    await pass(400);
    expect(standIn()).toBeVisible();
    expect(screen.getByRole('textbox', { name: WAITS })).toHaveFocus();
    expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('retries on request', async () => {
    const onRetry = jest.fn();
    renderUi(<AbsentDialog text={WAITS} label={`${WAITS} Retry`} onRetry={onRetry} onClose={() => {}} />);
    await pass(400);
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(onRetry).toHaveBeenCalledTimes(1);
  });
});
