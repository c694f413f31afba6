import { describe, expect, it, jest } from '@jest/globals';
import { createCallDefiner, input, toOperation, output, text } from '@meet/contracts';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HostContext } from '../host/HostContext.ts';
import { createTestHost } from '../testing/createTestHost.ts';
import { useCall } from './useCall.ts';

const getPoll = toOperation(
  createCallDefiner('polls')('getPoll', {
    path: 'get-poll',
    access: 'user',
    summary: 'Reads a poll.',
    input: input({ pollId: text().required() }),
    output: output({ question: text().required() }),
  }),
  'hash',
);

function Poll({ pollId, delayMs }: { pollId: string | undefined; delayMs?: number }) {
  const { value, error, failed, retry, refresh, setValue } = useCall(
    getPoll,
    pollId === undefined ? undefined : { pollId },
    delayMs,
  );
  return (
    <>
      <p>{value ? value.question : 'no answer'}</p>
      <p>{failed ? (error as Error).message : 'no failure'}</p>
      <button onClick={retry}>Retry</button>
      <button onClick={refresh}>Refresh</button>
      <button onClick={() => setValue((poll) => poll && { question: `${poll.question}!` })}>Change</button>
    </>
  );
}

/** Creates a host whose requests the test answers. */
function createServer() {
  const requests: { input: unknown; signal: AbortSignal; answer: (question: string) => void; fail: () => void }[] = [];
  const host = createTestHost();
  const execute = (_call: unknown, input: unknown, signal: AbortSignal) =>
    new Promise((resolve, reject) =>
      requests.push({
        input,
        signal,
        answer: (question) => resolve({ question }),
        fail: () => reject(new Error('It failed')),
      }),
    );
  return { host: { ...host, api: { ...host.api, execute: execute as typeof host.api.execute } }, requests };
}

function show(first: string | undefined, delayMs?: number) {
  const server = createServer();
  const draw = (pollId: string | undefined) => (
    <HostContext value={server.host}>
      <Poll pollId={pollId} {...(delayMs !== undefined && { delayMs })} />
    </HostContext>
  );
  const { unmount, rerender } = render(draw(first));
  return { ...server, unmount, choose: (pollId: string | undefined) => rerender(draw(pollId)) };
}

const click = (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe('a call that is made on mount', () => {
  it('is made once, and shows its answer', async () => {
    const { requests } = show('p1');
    expect(screen.getByText('no answer')).toBeVisible();
    await act(async () => requests[0]!.answer('Tea?'));
    expect(screen.getByText('Tea?')).toBeVisible();
    expect(requests.map(({ input }) => input)).toEqual([{ pollId: 'p1' }]);
  });

  it('is aborted on unmount, and its failure is ignored', async () => {
    const { requests, unmount } = show('p1');
    const { signal, fail } = requests[0]!;
    expect(signal.aborted).toBe(false);
    unmount();
    expect(signal.aborted).toBe(true);
    await act(async () => fail());
  });

  it('is not made without an input', async () => {
    const { requests, choose } = show(undefined);
    expect(requests).toEqual([]);
    choose('p1');
    expect(requests).toHaveLength(1);
  });

  it('is made again by Retry after a failure, which Retry clears', async () => {
    const { requests } = show('p1');
    await act(async () => requests[0]!.fail());
    expect(screen.getByText('It failed')).toBeVisible();
    await click('Retry');
    expect(screen.getByText('no failure')).toBeVisible();
    await act(async () => requests[1]!.answer('Tea?'));
    expect(screen.getByText('Tea?')).toBeVisible();
  });

  it('keeps answer and failure while it is refreshed', async () => {
    const { requests } = show('p1');
    await act(async () => requests[0]!.answer('Tea?'));
    await click('Refresh');
    expect(screen.getByText('Tea?')).toBeVisible();
    await act(async () => requests[1]!.fail());
    expect(screen.getByText('Tea?')).toBeVisible();
    await click('Refresh');
    expect(screen.getByText('It failed')).toBeVisible();
    await act(async () => requests[2]!.answer('Coffee?'));
    expect(screen.getByText('Coffee?')).toBeVisible();
    expect(screen.getByText('no failure')).toBeVisible();
  });

  it('never shows the answer to an earlier input', async () => {
    const { requests, choose } = show('p1');
    await act(async () => requests[0]!.answer('Tea?'));
    choose('p2');
    expect(screen.getByText('no answer')).toBeVisible();
    choose('p3');
    expect(requests[1]!.signal.aborted).toBe(true);
    await act(async () => requests[1]!.answer('Too late?'));
    expect(screen.getByText('no answer')).toBeVisible();
    await act(async () => requests[2]!.answer('Coffee?'));
    expect(screen.getByText('Coffee?')).toBeVisible();
  });

  it('shows a local change of its answer', async () => {
    const { requests } = show('p1');
    await act(async () => requests[0]!.answer('Tea?'));
    await click('Change');
    expect(screen.getByText('Tea?!')).toBeVisible();
  });

  it('waits until its input has not changed for the delay', async () => {
    jest.useFakeTimers();
    try {
      const { requests, choose } = show('p', 200);
      act(() => jest.advanceTimersByTime(199));
      choose('p1');
      act(() => jest.advanceTimersByTime(199));
      expect(requests).toEqual([]);
      act(() => jest.advanceTimersByTime(1));
      expect(requests.map(({ input }) => input)).toEqual([{ pollId: 'p1' }]);
    } finally {
      jest.useRealTimers();
    }
  });
});
