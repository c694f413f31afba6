import { uptime } from 'node:os';
import type { TimeSources } from './createClock.ts';

const CHECK_MS = 1_000;
/** A larger difference between the two clocks means that the machine slept. A smaller one is within their precision. */
const SLEPT_FROM_MS = 2_000;

/** The machine's own sources of time. Time in which the machine slept has elapsed too. */
export function machineTime(): TimeSources {
  let checkedAt = performance.now();
  let upAt = uptime();
  let slept = 0;
  return {
    wall: Date.now,
    elapsed() {
      const at = performance.now();
      if (at - checkedAt >= CHECK_MS) {
        const up = uptime();
        // The monotonic clock stands while the machine sleeps; the time since it was started goes on.
        const missed = (up - upAt) * 1_000 - (at - checkedAt);
        if (missed >= SLEPT_FROM_MS) slept += missed;
        [checkedAt, upAt] = [at, up];
      }
      return at + slept;
    },
  };
}
