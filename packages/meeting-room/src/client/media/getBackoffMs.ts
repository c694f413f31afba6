export interface Backoff {
  readonly firstMs: number;
  readonly longestMs: number;
}

/** Returns the pause before the next attempt, which doubles with each failure. */
export const getBackoffMs = ({ firstMs, longestMs }: Backoff, failures: number): number =>
  Math.min(longestMs, firstMs * 2 ** failures);

/** Returns such a pause with jitter, so that not all clients return to a restarted server at the same time. */
export const getJitteredBackoffMs = (backoff: Backoff, failures: number): number =>
  getBackoffMs(backoff, failures) * (0.5 + Math.random());
