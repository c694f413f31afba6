export interface Clock {
  /** Returns unix milliseconds. The value never decreases. */
  now(): number;
  /**
   * Returns the milliseconds by which the machine's clock is ahead of this one. A large value means that somebody set
   * the machine's clock.
   */
  lag(): number;
}

export interface TimeSources {
  /** Returns the machine's clock in unix milliseconds. Somebody may set it. */
  wall(): number;
  /** Returns milliseconds since a fixed moment, unaffected by changes of the clock. */
  elapsed(): number;
}

/**
 * One second per minute. That suffices to follow a corrected clock, and is too little to end or revive anything early.
 */
const FOLLOWED_SHARE = 1 / 60;

/**
 * Creates a clock that starts at the machine's time, or at `notBefore` if that is later, and advances with elapsed
 * time. When the machine's clock is set, this clock does not jump: it approaches it by one second per minute.
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
