export interface CallSummary {
  readonly calls: number;
  /** Number of those calls that failed unexpectedly or got no response. */
  readonly failures: number;
  /**
   * The 99th percentile of their durations in milliseconds, rounded up to a bucket's bound; undefined without a call.
   */
  readonly p99Ms: number | undefined;
}

export interface CallWatch {
  note(service: string, milliseconds: number, failed: boolean): void;
  /** Returns the summary of each service over the last CALL_WATCH_MINUTES. */
  read(): ReadonlyMap<string, CallSummary>;
}

export const CALL_WATCH_MINUTES = 5;
const MINUTE_MS = 60_000;
const BOUNDS_MS = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1_000, 2_000, 5_000, 10_000, 30_000];

interface Tally {
  calls: number;
  failures: number;
  readonly within: number[];
}

/**
 * Counts the recent calls of a process, including those to other processes. It keeps a few numbers per minute and
 * service.
 */
export function createCallWatch(now: () => number = () => performance.now()): CallWatch {
  const minutes = new Map<number, Map<string, Tally>>();
  const minuteNow = () => Math.floor(now() / MINUTE_MS);

  return {
    note(service, milliseconds, failed) {
      const minute = minuteNow();
      let tallies = minutes.get(minute);
      if (!tallies) {
        for (const old of minutes.keys()) if (old <= minute - CALL_WATCH_MINUTES) minutes.delete(old);
        minutes.set(minute, (tallies = new Map()));
      }
      let tally = tallies.get(service);
      if (!tally) tallies.set(service, (tally = { calls: 0, failures: 0, within: BOUNDS_MS.map(() => 0) }));
      tally.calls += 1;
      if (failed) tally.failures += 1;
      const bound = BOUNDS_MS.findIndex((most) => milliseconds <= most);
      const place = bound < 0 ? BOUNDS_MS.length - 1 : bound;
      tally.within[place] = tally.within[place]! + 1;
    },
    read() {
      const recent = [...minutes].filter(([minute]) => minute > minuteNow() - CALL_WATCH_MINUTES);
      const byService = Map.groupBy(
        recent.flatMap(([, tallies]) => [...tallies]),
        ([service]) => service,
      );
      return new Map([...byService].map(([service, all]) => [service, sum(all.map(([, tally]) => tally))]));
    },
  };
}

function sum(tallies: readonly Tally[]): CallSummary {
  const total = (of: (tally: Tally) => number) => tallies.reduce((all, tally) => all + of(tally), 0);
  const calls = total((tally) => tally.calls);
  let left = Math.ceil(calls * 0.99);
  const p99Ms = BOUNDS_MS.find((_bound, at) => (left -= total(({ within }) => within[at]!)) <= 0);
  return { calls, failures: total(({ failures }) => failures), p99Ms };
}
