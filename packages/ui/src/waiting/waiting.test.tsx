import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import { afterAwake, loadUiTexts, LongWait, Skeleton } from '@meet/ui';
import { renderUi } from '@meet/ui/testing';

const LONG = 'Taking longer than usual. We keep trying.';
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

describe('afterAwake', () => {
  it('does not count time during which the main thread was blocked', async () => {
    const done = jest.fn();
    const stop = afterAwake(500, done);
    const wakesAt = performance.now() + 700;
    while (performance.now() < wakesAt);
    await new Promise((resolve) => setTimeout(resolve));
    expect(done).not.toHaveBeenCalled();
    stop();
  });
});

describe('LongWait', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  const show = (onRetry = () => {}, options = {}) =>
    renderUi(
      <LongWait onRetry={onRetry}>
        <Skeleton />
      </LongWait>,
      options,
    );
  const [status] = [() => screen.getAllByRole('status')[0]!];

  it('announces politely after five seconds that loading takes longer', async () => {
    show();
    await pass(4_900);
    expect(status()).toBeEmptyDOMElement();
    await pass(100);
    expect(status()).toHaveTextContent(LONG);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('offers Retry after thirty seconds, which becomes busy and can be pressed again later', async () => {
    const onRetry = jest.fn();
    show(onRetry);
    await pass(30_000);
    const retry = screen.getByRole('button', { name: 'Retry' });
    fireEvent.click(retry);
    expect(retry).toHaveAttribute('aria-busy', 'true');
    fireEvent.click(retry);
    expect(onRetry).toHaveBeenCalledTimes(1);
    await pass(3_000);
    fireEvent.click(retry);
    expect(onRetry).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['fr_FR', 'C’est plus long que d’habitude. Nous continuons d’essayer.'],
    ['ro_RO', 'Durează mai mult decât de obicei. Încercăm în continuare.'],
  ])('announces it in %s', async (language, text) => {
    show(undefined, { texts: await loadUiTexts(language) });
    await pass(5_000);
    expect(status()).toHaveTextContent(text);
  });

  it('shows nothing once the content is there', async () => {
    const { rerender } = show();
    rerender(<p>There</p>);
    await pass(60_000);
    expect(screen.queryByText(LONG)).toBeNull();
  });
});
