import { beforeEach, describe, expect, it } from '@jest/globals';
import { createClock, type Clock } from './createClock.ts';

const START = Date.UTC(2026, 0, 1);
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

describe('the clock of the product', () => {
  let passed: number;
  let setBy: number;
  let clock: Clock;
  const sources = { wall: () => START + passed + setBy, elapsed: () => passed };
  beforeEach(() => {
    [passed, setBy] = [0, 0];
    clock = createClock(sources);
  });

  it('follows the machine’s clock while nobody sets it', () => {
    passed = 5 * HOUR;
    expect(clock.now()).toBe(START + 5 * HOUR);
    expect(clock.lag()).toBe(0);
  });

  it.each([4 * HOUR, -4 * HOUR])('does not jump with it by %d ms, and reports the difference', (jump) => {
    clock.now();
    setBy = jump;
    expect(clock.now()).toBe(START);
    expect(clock.lag()).toBe(jump);
  });

  it.each([
    [4 * HOUR, 61_000],
    [-4 * HOUR, 59_000],
  ])('approaches it by a second a minute when it differs by %d ms', (jump, aMinute) => {
    setBy = jump;
    passed = MINUTE;
    expect(clock.now()).toBe(START + aMinute);
  });

  it('agrees with it again within about an hour after a difference of a minute', () => {
    setBy = -MINUTE;
    for (let at = 0; at < 62; at++) {
      passed += MINUTE;
      clock.now();
    }
    expect(clock.lag()).toBe(0);
  });

  it('never goes back', () => {
    let before = clock.now();
    for (let at = 0; at < 1_000; at++) {
      passed += at % 7;
      setBy = (at % 3) * HOUR - HOUR;
      const now = clock.now();
      expect(now).toBeGreaterThanOrEqual(before);
      before = now;
    }
  });

  it('starts at the time that was reached before if the machine’s clock is behind it', () => {
    expect(createClock(sources, START + 4 * HOUR).now()).toBe(START + 4 * HOUR);
    expect(createClock(sources, START - 4 * HOUR).now()).toBe(START);
  });
});
