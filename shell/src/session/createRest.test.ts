import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { checkIfUserIsLoggedIn } from '@meet/accounts-contract';
import { createRest } from './createRest.ts';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

/** A server that answers after so long, unless the call is given up before. */
function answerAfter(ms: number): void {
  globalThis.fetch = (_url, { signal } = {}) =>
    new Promise((resolve, reject) => {
      signal!.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')));
      setTimeout(() => resolve(new Response('{"success":true}')), ms);
    });
}

describe('a call', () => {
  it('is waited for on a slow network', async () => {
    answerAfter(100_000);
    const answer = createRest(() => {}).call(checkIfUserIsLoggedIn, {});
    await jest.advanceTimersByTimeAsync(100_000);
    await expect(answer).resolves.toMatchObject({ success: true });
    expect(jest.getTimerCount()).toBe(0);
  });

  it('fails as a dead network does when nothing ever answers', async () => {
    answerAfter(1e9);
    const failed = expect(createRest(() => {}).call(checkIfUserIsLoggedIn, {})).rejects.toMatchObject({
      code: 'NETWORK',
      status: 0,
    });
    await jest.advanceTimersByTimeAsync(120_000);
    await failed;
  });
});
