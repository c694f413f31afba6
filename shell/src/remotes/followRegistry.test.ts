import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { BusEvent } from '@meet/contracts/events';
import { remotesChanged } from '@meet/releases-contract';
import { Subject } from 'rxjs';
import { followRegistry, SPREAD_MS } from './followRegistry.ts';

const server$ = new Subject<BusEvent>();
const reconnected$ = new Subject<void>();
const signedInAgain$ = new Subject<unknown>();
const refresh = jest.fn(async () => {});
let stop: () => void;

const notify = (type: string) => server$.next({ type, channel: 'everyone', at: 1, payload: {} });
const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

beforeEach(() => {
  jest.useFakeTimers();
  refresh.mockReset().mockResolvedValue();
  stop = followRegistry({ server$, reconnected$, signedInAgain$ }, refresh, () => 0.5);
});
afterEach(() => {
  stop();
  jest.useRealTimers();
});

describe('followRegistry', () => {
  it('requests once for simultaneous changes, after a random delay', async () => {
    for (let change = 0; change < 5; change++) notify(remotesChanged.type);
    await pass(SPREAD_MS / 2);
    expect(refresh).not.toHaveBeenCalled();
    await pass(SPREAD_MS);
    expect(refresh).toHaveBeenCalledTimes(1);
  });

  it('requests after a reconnection, and at once after another sign-in', async () => {
    reconnected$.next();
    await pass(2 * SPREAD_MS);
    expect(refresh).toHaveBeenCalledTimes(1);
    signedInAgain$.next('token');
    expect(refresh).toHaveBeenCalledTimes(2);
  });

  it('ignores other events, and continues after a failed request', async () => {
    notify('pushNotification');
    await pass(2 * SPREAD_MS);
    expect(refresh).not.toHaveBeenCalled();
    refresh.mockRejectedValueOnce(new TypeError('down'));
    notify(remotesChanged.type);
    await pass(2 * SPREAD_MS);
    notify(remotesChanged.type);
    await pass(2 * SPREAD_MS);
    expect(refresh).toHaveBeenCalledTimes(2);
  });
});
