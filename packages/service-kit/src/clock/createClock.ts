export interface Clock {
  /** Unix milliseconds. Never less than it said before. */
  now(): number;
  /** By how much the machine's clock is ahead of this one, in milliseconds; beyond moments, somebody set it. */
  lag(): number;
}

export interface TimeSources {
  /** The machine's clock, Unix milliseconds: somebody may set it. */
  wall(): number;
  /** Milliseconds since some moment, whatever the clock is set to. */
  elapsed(): number;
}

/** A second a minute: enough to follow a clock that is put right, too little to end or to revive anything before its time. */
const FOLLOWED_SHARE = 1 / 60;

/**
 * A clock that starts where the machine's stands, or at `notBefore` when that is later, and goes on by the time that
 * passes. When the machine's clock is set it does not jump: it nears it by a second a minute.
 */
export function createClock({ wall, elapsed }: TimeSources, notBefore = 0): Clock {
  let time = Math.max(wall(), notBefore);
  let readAt = elapsed();

  function read(): number {
    const at = elapsed();
    const passed = Math.max(0, at - readAt);
    const most = passed * FOLLOWED_SHARE;
    const gap = wall() - (time + passed);
    time += passed + Math.min(most, Math.max(-most, gap));
    readAt = at;
    return time;
  }

  return { now: () => Math.floor(read()), lag: () => wall() - read() };
}
