import { afterAwake } from '@meet/ui';

const FIRST_PAUSE_MS = 300;
const LONGEST_PAUSE_MS = 30_000;
/** Silence after which a request is made once more; on a slow network the answer may only be on its way. */
const FIRST_SILENCE_MS = 15_000;
const LONGEST_SILENCE_MS = 60_000;

const underWay = new Set<() => void>();

/** Asks again at once for all that is still waited for: a person wishes it, or the network is back. */
export function hurry(): void {
  for (const begin of [...underWay]) begin();
}
globalThis.addEventListener('online', hurry);

/**
 * The first success of as many attempts as it takes. After a failure the next one begins with a growing pause, after a
 * long silence beside the last, whose answer still counts. Rejects only where `goesOn` says that so many failures mean
 * that the thing is broken.
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

  function settle(tell: () => void): void {
    stopTimer();
    underWay.delete(begin);
    tell();
  }

  underWay.add(begin);
  begin();
  return promise;
}

/** Doubles from one time to the next. */
const grown = (first: number, times: number, most: number) => Math.min(most, first * 2 ** (times - 1));
