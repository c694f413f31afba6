import { afterEach, describe, expect, it } from '@jest/globals';
import { Schema, type Connection } from 'mongoose';
import { defineService, type ServiceBase } from '../defineService.ts';
import { BEAT_MS } from '../leases/createProcessLease.ts';
import { startTestServices, type TestServices } from '../testing/startTestServices.ts';
import { createClaims, type Claims, type ClaimsOptions } from './createClaims.ts';
import { createQueue, doubling, type WorkQueue } from './createQueue.ts';
import { toTrimBound } from './toQueue.ts';

const WITHIN_MS = 30_000;
const FAILED_WAIT_MS = 120_000;
const KEPT_MAX = 3;

interface ParcelRecord {
  _id: string;
  state: 'queued' | 'sending' | 'done' | 'uncertain' | 'refused';
  street: string;
  tries: number;
  holder: string | null;
  /** Unix milliseconds. */
  nextAttemptAt: number;
}

const schema = new Schema<ParcelRecord>({
  _id: String,
  state: String,
  street: String,
  tries: Number,
  holder: String,
  nextAttemptAt: Number,
});
schema.index({ state: 1, nextAttemptAt: 1, _id: 1 });
schema.index({ state: 1, holder: 1 }, { partialFilterExpression: { holder: { $gt: '' } } });
const parcelModel = (connection: Connection) => connection.model<ParcelRecord>('post.parcels', schema, 'post.parcels');

/** The queue of one process. */
interface Courier {
  readonly queue: WorkQueue;
  readonly claims: Claims<ParcelRecord>;
}

let policy: ClaimsOptions<ParcelRecord>['lost'];
let bounds: { atOnce?: number; atOnceForEach?: number };
let givenUpMax: number;
/** Ids of the attempted parcels, in order. */
let attempted: string[];
let attempt: (parcel: ParcelRecord, courier: Courier) => Promise<unknown>;
let couriers: Courier[];
let services: TestServices;

function hire({ connection, lease, log, now }: ServiceBase): Courier {
  const parcels = parcelModel(connection);
  const claims: Claims<ParcelRecord> = createClaims<ParcelRecord>({
    ...{ name: 'parcels', rows: parcels, lease, log, now },
    queued: { state: 'queued' },
    counter: 'tries',
    claimedBy: ['tries', 'holder'],
    key: 'street',
    lost: policy,
    sent: { as: { state: 'sending' }, report: (parcel) => claims.change(parcel, { state: 'uncertain', holder: null }) },
    givenUp: [{ state: 'refused', again: { $set: { tries: 0, holder: null } } }, { state: 'uncertain' }],
    givenUpMax,
  });
  const queue = createQueue<ParcelRecord>({
    ...{ claims, log, ...bounds },
    async attempt(parcel) {
      attempted.push(parcel._id);
      await attempt(parcel, courier);
    },
  });
  const courier = { queue, claims };
  couriers.push(courier);
  return courier;
}

async function open(options: { lost?: typeof policy; kept?: number } & typeof bounds = {}) {
  const { lost = 'retry', kept = KEPT_MAX, ...rest } = options;
  givenUpMax = kept;
  [policy, bounds, attempted, couriers] = [lost, rest, [], []];
  attempt = (parcel, { claims }) => claims.remove(parcel);
  services = await startTestServices({
    services: [
      defineService({
        ...{ name: 'post', settings: {}, setUp: hire, operations: [] },
        queryBounds: [toTrimBound('post.parcels', kept)],
      }),
    ],
  });
  return couriers[0]!;
}
afterEach(() => services.close());

const stored = () => services.connection.model<ParcelRecord>('post.parcels').find().lean();
const put = (_id: string, fields: Partial<ParcelRecord> = {}) =>
  services.connection.model<ParcelRecord>('post.parcels').create({
    ...{ _id, state: 'queued', street: 'Elm', tries: 0, holder: null },
    nextAttemptAt: services.clock.now(),
    ...fields,
  });
/** Lets attempts hang until the test releases them. */
function hang() {
  const [released, reached] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  attempt = async (parcel, { claims }) => {
    reached.resolve();
    await released.promise;
    await claims.remove(parcel);
  };
  return { reached: reached.promise, release: () => released.resolve() };
}
/** Advances the time; the first process looks for work every few seconds. */
async function pass(ms: number) {
  for (let passed = 0; passed < ms; passed += BEAT_MS) {
    services.clock.advance(BEAT_MS);
    await services.lease.keep();
    await couriers[0]!.queue.flush();
  }
}

describe('a queue', () => {
  it('runs due work, the longest due first, and the rest when it is due', async () => {
    const { queue } = await open();
    const now = services.clock.now();
    await put('second', { nextAttemptAt: now - 1 });
    await put('first', { nextAttemptAt: now - 2 });
    await put('later', { nextAttemptAt: now + 1_000 });
    await put('done', { state: 'done' });
    await queue.flush();
    expect(attempted).toEqual(['first', 'second']);
    services.clock.advance(1_000);
    await queue.flush();
    expect(attempted).toEqual(['first', 'second', 'later']);
  });

  it('runs each entry once, across all processes', async () => {
    await open({ atOnce: 4 });
    await services.startBeside();
    for (let at = 0; at < 30; at += 1) await put(`parcel-${at}`);
    await Promise.all(couriers.map(({ queue }) => queue.flush()));
    expect(attempted).toHaveLength(30);
    expect(new Set(attempted).size).toBe(30);
    expect(await stored()).toEqual([]);
  });

  it('limits concurrent work by key and in total, so that a slow receiver delays nobody else', async () => {
    const { queue } = await open({ atOnce: 3, atOnceForEach: 2 });
    const slow = hang();
    for (const [id, street] of ['Elm', 'Elm', 'Elm', 'Oak', 'Ash'].entries()) await put(`${id} ${street}`, { street });
    await queue.poll();
    expect(attempted).toEqual(['0 Elm', '1 Elm', '3 Oak']);
    slow.release();
    await queue.settle();
    expect(attempted.toSorted()).toEqual(['0 Elm', '1 Elm', '2 Elm', '3 Oak', '4 Ash']);
  });

  it('runs one entry after the other by default', async () => {
    const { queue } = await open();
    const slow = hang();
    await put('first');
    await put('second');
    await queue.poll();
    expect(attempted).toEqual(['first']);
    slow.release();
    await queue.settle();
    expect(attempted).toEqual(['first', 'second']);
  });

  it('also runs work that arrived during an attempt, once it is woken', async () => {
    const { queue, claims } = await open();
    attempt = async (parcel) => {
      if (parcel._id === 'first') await put('second');
      queue.wake();
      await claims.remove(parcel);
    };
    await put('first');
    await queue.flush();
    expect(attempted).toEqual(['first', 'second']);
  });

  it('stops after the work under way, and leaves the rest to the next start', async () => {
    const { queue } = await open();
    const slow = hang();
    await put('first');
    const stop = queue.start();
    await slow.reached;
    await put('second');
    const stopped = stop();
    queue.wake();
    slow.release();
    await stopped;
    expect(attempted).toEqual(['first']);
    expect(await stored()).toMatchObject([{ _id: 'second', holder: null, tries: 0 }]);
  });

  it.each([
    { lost: 'retry' as const, times: 2 },
    { lost: 'drop' as const, times: 1 },
  ])('with the policy $lost follows it after an attempt that threw', async ({ lost, times }) => {
    const { queue, claims } = await open({ lost });
    attempt = async (parcel) => {
      if (attempted.length === 1) throw new Error('out of order');
      await claims.remove(parcel);
    };
    await put('parcel');
    await queue.flush();
    services.clock.advance(FAILED_WAIT_MS - 1);
    await queue.flush();
    expect(attempted).toHaveLength(1);
    services.clock.advance(1);
    await queue.flush();
    expect(attempted).toHaveLength(times);
    expect(await stored()).toEqual([]);
  });

  it('reports work that an attempt sent before it threw, and does not repeat it', async () => {
    const { queue, claims } = await open();
    attempt = async (parcel) => {
      await claims.change(parcel, { state: 'sending' }, { state: 'queued' });
      throw new Error('cut off');
    };
    await put('parcel');
    await queue.flush();
    await queue.flush();
    await pass(FAILED_WAIT_MS);
    expect(attempted).toEqual(['parcel']);
    expect(await stored()).toMatchObject([{ state: 'uncertain', holder: null }]);
  });
});

describe('the claims of a process that died', () => {
  /** Another process claims a parcel, runs `before` and then hangs. */
  async function lose(lost: typeof policy, before: typeof attempt = () => Promise.resolve()) {
    await open({ lost });
    const beside = await services.startBeside();
    const hung = hang();
    const hanging = attempt;
    attempt = async (parcel, courier) => {
      await before(parcel, courier);
      await hanging(parcel, courier);
    };
    await put('parcel');
    couriers[1]!.queue.wake();
    await hung.reached;
    await services.lease.keep();
    attempt = (parcel, { claims }) => claims.remove(parcel);
    return {
      /** Lets the process continue, as if it had only stalled. */
      release: hung.release,
      async kill() {
        await beside.kill();
        hung.release();
      },
    };
  }

  it('are retried if nothing was sent', async () => {
    const { kill } = await lose('retry');
    await couriers[0]!.queue.flush();
    expect(attempted).toEqual(['parcel']);
    await kill();
    await pass(WITHIN_MS);
    expect(attempted).toEqual(['parcel', 'parcel']);
    expect(await stored()).toEqual([]);
  });

  it('are dropped if that is the queue’s policy', async () => {
    const { kill } = await lose('drop');
    await kill();
    await pass(WITHIN_MS);
    expect(attempted).toEqual(['parcel']);
    expect(await stored()).toEqual([]);
  });

  it('are reported if it is unknown whether the work was done', async () => {
    const { kill } = await lose('retry', (parcel, { claims }) =>
      claims.change(parcel, { state: 'sending' }, { state: 'queued' }),
    );
    await kill();
    await pass(WITHIN_MS);
    expect(attempted).toEqual(['parcel']);
    expect(await stored()).toMatchObject([{ state: 'uncertain' }]);
  });

  it('are taken over, and a process that only stalled changes nothing afterwards', async () => {
    const { release } = await lose('retry');
    attempt = (parcel, { claims }) => claims.change(parcel, { state: 'done', holder: null });
    await pass(WITHIN_MS);
    expect(await stored()).toMatchObject([{ state: 'done', tries: 2 }]);
    release();
    await couriers[1]!.queue.settle();
    expect(await stored()).toMatchObject([{ state: 'done', tries: 2 }]);
  });
});

describe('the recovery of claims', () => {
  it('reads no more with ten times the backlog', async () => {
    const { queue } = await open();
    const first = hang();
    await put('claimed');
    queue.wake();
    await first.reached;
    const reads: number[] = [];
    for (const backlog of [20, 200]) {
      const rows = Array.from({ length: backlog }, (_, at) => ({
        ...{ _id: `parcel-${backlog}-${at}`, state: 'queued', street: 'Elm', tries: 0, holder: null },
        nextAttemptAt: services.clock.now(),
      }));
      await services.connection.model<ParcelRecord>('post.parcels').insertMany(rows);
      reads.push((await services.measureCost(() => queue.poll())).read);
    }
    expect(reads[1]).toBe(reads[0]);
    first.release();
  });
});

describe('work that was given up', () => {
  const measure = ({ claims }: Courier) => claims.measure(services.clock.now());

  it('is kept and counted by reason, with the latest due time', async () => {
    const courier = await open();
    const now = services.clock.now();
    expect((await measure(courier)).givenUp).toEqual([]);
    await put('first', { state: 'refused', nextAttemptAt: now - 2 });
    await put('second', { state: 'refused', nextAttemptAt: now - 1 });
    await put('third', { state: 'uncertain' });
    await courier.queue.flush();
    expect(attempted).toEqual([]);
    expect(await measure(courier)).toEqual({
      ...{ name: 'parcels', length: 0, oldestSeconds: 0 },
      givenUp: [
        { reason: 'refused', count: 2, latestAt: now - 1, canSendAgain: true },
        { reason: 'uncertain', count: 1, latestAt: now, canSendAgain: false },
      ],
    });
  });

  it('is repeated on request, for that reason only', async () => {
    const { queue, claims } = await open();
    await put('refused', { state: 'refused', tries: 7 });
    await put('uncertain', { state: 'uncertain' });
    expect(await claims.resend('refused')).toBe(1);
    expect(await claims.resend('refused')).toBe(0);
    expect(await stored()).toMatchObject([{ state: 'queued', tries: 0 }, { state: 'uncertain' }]);
    await queue.flush();
    expect(attempted).toEqual(['refused']);
  });

  it('is not repeated if that could do it twice', async () => {
    const { queue, claims } = await open();
    await put('parcel', { state: 'uncertain' });
    expect(await claims.resend('uncertain')).toBe(0);
    await queue.flush();
    expect(attempted).toEqual([]);
  });

  it('is deleted beyond a limit per reason, the oldest first, each hour', async () => {
    const { queue } = await open();
    await queue.flush();
    for (let at = 0; at < 5; at += 1)
      await put(`parcel-${at}`, { state: 'refused', nextAttemptAt: services.clock.now() + at });
    services.clock.advance(3_600_000 - 1);
    await queue.flush();
    expect(await stored()).toHaveLength(5);
    services.clock.advance(1);
    await queue.flush();
    expect((await stored()).map(({ _id }) => _id)).toEqual(['parcel-2', 'parcel-3', 'parcel-4']);
  });

  it('is trimmed within the query bound, even if thousands are kept', async () => {
    const kept = 2_500;
    const { queue } = await open({ kept });
    await queue.flush();
    const rows = Array.from({ length: kept + 1 }, (_, at) => ({
      ...{ _id: `parcel-${at}`, state: 'refused', street: 'Elm', tries: 0, holder: null },
      nextAttemptAt: services.clock.now() + at,
    }));
    await services.connection.model<ParcelRecord>('post.parcels').insertMany(rows);
    services.clock.advance(3_600_000);
    await queue.flush();
    expect(await stored()).toHaveLength(kept);
  });
});

describe('waits between attempts', () => {
  it('double up to a maximum', () => {
    const waitAfter = doubling(5, 60);
    expect([0, 1, 2, 3, 4, 50].map(waitAfter)).toEqual([5, 10, 20, 40, 60, 60]);
  });
});
