import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { pino } from 'pino';
import { startTestServices, type ProcessBeside, type TestServices } from '../testing/startTestServices.ts';
import { BEAT_MS, LEASE_MS, type ProcessLease } from './createProcessLease.ts';
import { createTurn, type Held } from './repeatAsOne.ts';

const HOUR_MS = 3_600_000;
const WITHIN_MS = 30_000;
const WORK = 'tests.work';
const log = pino({ level: 'silent' });

let services: TestServices;
beforeEach(async () => {
  services = await startTestServices({ services: [] });
});
afterEach(async () => {
  await services.close();
});

/** Starts one more process, whose machine's clock is off by so much. */
const start = (clockOffMs = 0) => services.startBeside({ clockOffMs });

/**
 * Advances the clock while the living processes renew their leases. Returns the time after which `until` became true,
 * or undefined.
 */
async function pass(ms: number, alive: readonly ProcessBeside[], until?: () => Promise<boolean>) {
  for (let passed = BEAT_MS; passed <= ms; passed += BEAT_MS) {
    services.clock.advance(BEAT_MS);
    for (const { lease } of alive) await lease.keep();
    if (await until?.()) return passed;
  }
  return Infinity;
}
const takes = async ({ lease }: ProcessBeside) => (await lease.take(WORK)) !== undefined;

describe('work that one process does at a time', () => {
  it('is held by the first process as long as it lives, even if their clocks differ', async () => {
    const [first, second] = [await start(), await start(4 * HOUR_MS)];
    expect(await first.lease.take(WORK)).toBe(1);
    expect(await pass(10 * 60_000, [first, second], () => takes(second))).toBe(Infinity);
    expect(await first.lease.take(WORK)).toBe(1);
  });

  it('is taken by only one of several processes at once', async () => {
    const all = await Promise.all(Array.from({ length: 5 }, () => start()));
    const taken = await Promise.all(all.map(({ lease }) => lease.take(WORK)));
    expect(taken.filter((fence) => fence !== undefined)).toEqual([1]);
  });

  it.each([0, 4, -4])('is taken over within half a minute of a kill, if the clock is off by %d hours', async (off) => {
    const [first, second] = [await start(), await start(off * HOUR_MS)];
    await first.lease.take(WORK);
    await pass(LEASE_MS, [first, second]);
    await first.kill();
    const after = await pass(WITHIN_MS, [second], () => takes(second));
    expect(after).toBeGreaterThanOrEqual(LEASE_MS);
    expect(after).toBeLessThanOrEqual(WITHIN_MS);
    expect(await second.lease.take(WORK)).toBe(2);
  });

  it('is free at once when its process stops', async () => {
    const [first, second] = [await start(), await start()];
    await first.lease.take(WORK);
    await first.lease.stop();
    expect(await second.lease.take(WORK)).toBe(2);
  });

  it('is taken over by only one of many, with a new fence', async () => {
    const [first, ...others] = await Promise.all(Array.from({ length: 4 }, () => start()));
    await first!.lease.take(WORK);
    await pass(WITHIN_MS, others);
    const taken = await Promise.all(others.map(({ lease }) => lease.take(WORK)));
    expect(taken.filter((fence) => fence !== undefined)).toEqual([2]);
  });
});

describe('a process that stalls', () => {
  it('stops trusting its lease before others take it over, and returns under a new name', async () => {
    const [first, second] = [await start(), await start()];
    const name = await first.lease.hold();
    await first.lease.take(WORK);
    await pass(LEASE_MS, [first, second]);
    let trustedMs = 0;
    await pass(WITHIN_MS, [second], async () => {
      if (first.lease.isHeldBy(name)) trustedMs += BEAT_MS;
      return (await second.lease.findEnded([name])).has(name);
    });
    expect(trustedMs).toBeLessThan(LEASE_MS);
    expect(await second.lease.take(WORK)).toBe(2);
    expect(first.lease.isHeldBy(name)).toBe(false);
    expect(await first.lease.hold()).not.toBe(name);
    expect(await first.lease.take(WORK)).toBeUndefined();
  });

  it('keeps its name if no process had the time to declare it dead', async () => {
    const [first, second] = [await start(), await start()];
    const name = await first.lease.hold();
    await second.lease.keep();
    // Nobody checked either, as when the database is away.
    services.clock.advance(HOUR_MS);
    await second.lease.keep();
    expect(first.lease.isHeldBy(name)).toBe(false);
    expect(await first.lease.hold()).toBe(name);
    expect(first.lease.isHeldBy(name)).toBe(true);
  });
});

describe('a periodic task', () => {
  const getTurn = (lease: ProcessLease, runs: Held[]) =>
    createTurn({
      ...{ lease, name: WORK, periodMs: 60_000, log, now: services.clock.now },
      task: async (held) => void runs.push(held),
    });

  it('runs in one process, once per period, and soon in another one after a kill', async () => {
    const [first, second] = [await start(), await start()];
    const [mine, others]: [Held[], Held[]] = [[], []];
    const [turn, otherTurn] = [getTurn(first.lease, mine), getTurn(second.lease, others)];
    await turn();
    await pass(180_000, [first, second], async () => (await Promise.all([turn(), otherTurn()]), false));
    expect([mine.length, others.length]).toEqual([3, 0]);
    await first.kill();
    const after = await pass(WITHIN_MS, [second], async () => (await otherTurn(), others.length > 0));
    expect(after).toBeLessThanOrEqual(WITHIN_MS);
    expect(others.map(({ fence }) => fence)).toEqual([2]);
    expect([mine.at(-1)!.isOurs(), others[0]!.isOurs()]).toEqual([false, true]);
  });

  it('runs again in the next period after it failed', async () => {
    const alone = await start();
    const { lease } = alone;
    let runs = 0;
    const task = async () => {
      runs += 1;
      throw new Error('no luck');
    };
    const turn = createTurn({ lease, name: WORK, periodMs: 60_000, log, now: services.clock.now, task });
    await turn();
    await pass(120_000, [alone], async () => (await turn().catch(() => undefined), false));
    expect(runs).toBe(2);
  });
});
