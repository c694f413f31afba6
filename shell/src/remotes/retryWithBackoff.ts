import { afterAwake } from '@meet/ui';

const FIRST_PAUSE_MS = 300;
const LONGEST_PAUSE_MS = 30_000;
/**
 * Time without an answer after which the request is sent once more. On a slow network the first answer may still
 * arrive.
 */
const FIRST_SILENCE_MS = 15_000;
const LONGEST_SILENCE_MS = 60_000;

const underWay = new Set<() => void>();

/** Sends everything that still waits again at once: a person requested it, or the network is back. */
export function hurry(): void {
  for (const begin of [...underWay]) begin();
}
globalThis.addEventListener('online', hurry);

/**
 * Returns the result of the first attempt that succeeds. After a failure the next attempt begins after a growing pause.
 * After a long silence it begins beside the last one, whose answer still counts. Rejects only when `goesOn` returns
 * false for the number of failures.
 */
export function retryWithBackoff<T>(
  attempt: () => Promise<T>,
  goesOn: (failures: number) => boolean = () => true,
): Promise<T> {
  let attempts = 0;
  let failures = 0;
  let stopTimer = () => {};
  const { promise, resolve, reject } = Promise.withResolvers<T>();

  function begin(): void {
    attempts += 1;
    beginAfter(grown(FIRST_SILENCE_MS, attempts, LONGEST_SILENCE_MS));
    attempt().then(
      (value) => settle(() => resolve(value)),
      (error: unknown) => {
        if (!underWay.has(begin)) return;
        failures += 1;
        if (goesOn(failures)) beginAfter(grown(FIRST_PAUSE_MS, failures, LONGEST_PAUSE_MS));
        else settle(() => reject(error));
      },
    );
  }

  function beginAfter(milliseconds: number): void {
    stopTimer();
    stopTimer = afterAwake(milliseconds, begin);
  }

  function settle(notify: () => void): void {
    stopTimer();
    underWay.delete(begin);
    notify();
  }

  underWay.add(begin);
  begin();
  return promise;
}

/** Doubles a time with each attempt, up to a maximum. */
const grown = (first: number, times: number, most: number) => Math.min(most, first * 2 ** (times - 1));
