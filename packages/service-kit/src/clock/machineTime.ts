import { uptime } from 'node:os';
import type { TimeSources } from './createClock.ts';

const CHECK_MS = 1_000;
/**
 * Minimum difference between the two clocks that counts as sleep of the machine. Smaller ones are within their
 * precision.
 */
const SLEPT_FROM_MS = 2_000;

/** Returns the machine's own sources of time. Time during which the machine slept counts as elapsed. */
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
        // The monotonic clock stops while the machine sleeps, but the uptime continues.
        const missed = (up - upAt) * 1_000 - (at - checkedAt);
        if (missed >= SLEPT_FROM_MS) slept += missed;
        [checkedAt, upAt] = [at, up];
      }
      return at + slept;
    },
  };
}
