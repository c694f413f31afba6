import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { hurry, retryWithBackoff } from './retryWithBackoff.ts';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

const SILENT = () => new Promise<never>(() => {});
const FAILS = async () => {
  throw new Error('unreachable');
};
const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

/** Creates attempts that end in these ways in turn; the last one repeats. */
function createAttempts<T>(...ways: (() => Promise<T>)[]) {
  return jest.fn<() => Promise<T>>(() => (ways.length > 1 ? ways.shift()! : ways[0]!)());
}

describe('retryWithBackoff', () => {
  it('attempts once if that succeeds', async () => {
    const attempt = createAttempts(async () => 'there');
    expect(await retryWithBackoff(attempt)).toBe('there');
    await pass(600_000);
    expect(attempt).toHaveBeenCalledTimes(1);
  });

  it('retries without limit, with growing pauses', async () => {
    const attempt = createAttempts<string>(FAILS);
    const came = jest.fn();
    void retryWithBackoff(attempt).then(came);
    const times: number[] = [];
    for (const ms of [0, 300, 600, 1_200, 2_400]) {
      await pass(ms);
      times.push(attempt.mock.calls.length);
    }
    expect(times).toEqual([1, 2, 3, 4, 5]);
    await pass(120_000);
    attempt.mockImplementation(async () => 'there');
    await pass(30_000);
    expect(came).toHaveBeenCalledWith('there');
  });

  it('retries beside a silent attempt, and takes the first answer to any attempt', async () => {
    const first = Promise.withResolvers<string>();
    const attempt = createAttempts(() => first.promise, SILENT);
    const answer = retryWithBackoff(attempt);
    await pass(14_900);
    expect(attempt).toHaveBeenCalledTimes(1);
    await pass(100);
    expect(attempt).toHaveBeenCalledTimes(2);
    first.resolve('late');
    expect(await answer).toBe('late');
  });

  it('retries at once when hurried, and when the network is back', async () => {
    const attempt = createAttempts(SILENT, SILENT, async () => 'there');
    const answer = retryWithBackoff(attempt);
    hurry();
    expect(attempt).toHaveBeenCalledTimes(2);
    window.dispatchEvent(new Event('online'));
    expect(await answer).toBe('there');
  });

  it('does not repeat a settled attempt', async () => {
    const attempt = createAttempts(async () => 'there');
    await retryWithBackoff(attempt);
    hurry();
    expect(attempt).toHaveBeenCalledTimes(1);
  });

  it('rejects after the allowed number of failures', async () => {
    const attempt = createAttempts(FAILS);
    const refused = expect(retryWithBackoff(attempt, (failures) => failures < 2)).rejects.toThrow('unreachable');
    await pass(300);
    await refused;
    expect(attempt).toHaveBeenCalledTimes(2);
  });
});
