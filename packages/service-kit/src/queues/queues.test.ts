import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { Schema } from 'mongoose';
import { defineService, type AnyService } from '../defineService.ts';
import { readQueues } from '../testing/readQueues.ts';
import { startTestServices, type TestServices } from '../testing/startTestServices.ts';
import { toQueue, toQueueBound } from './toQueue.ts';

const SECOND_MS = 1_000;
const KEPT_MS = 5_000;

interface ParcelRecord {
  _id: string;
  state: 'queued' | 'done';
  /** Unix milliseconds. */
  nextAttemptAt: number;
}

/** While it is set, the queue can't be measured. */
let holdUp: Promise<void> | undefined;

function posting(name: string): AnyService {
  return defineService({
    name,
    settings: {},
    setUp({ connection }) {
      const schema = new Schema<ParcelRecord>({ _id: String, state: String, nextAttemptAt: Number });
      schema.index({ state: 1, nextAttemptAt: 1, _id: 1 });
      schema.pre('countDocuments', async () => holdUp);
      return { parcels: connection.model<ParcelRecord>(`${name}.parcels`, schema, `${name}.parcels`) };
    },
    operations: [],
    queryBounds: [toQueueBound(`${name}.parcels`)],
    queues: ({ parcels }) => [toQueue(`${name}-parcels`, parcels, { state: 'queued' })],
  });
}

let services: TestServices;
beforeEach(async () => {
  holdUp = undefined;
  services = await startTestServices({ services: [posting('post')] });
});
afterEach(() => services.close());

let parcels = 0;
const put = (dueInMs: number, state: ParcelRecord['state'] = 'queued') =>
  services.connection.model<ParcelRecord>('post.parcels').create({
    _id: `parcel-${(parcels += 1)}`,
    state,
    nextAttemptAt: services.clock.now() + dueInMs,
  });
const NONE = { length: 0, oldestSeconds: 0 };
/** Returns the queries about parcels that the work caused, without those of the guard's check of indexes. */
const getQuestions = async (work: () => Promise<void>) =>
  (await services.getCommands(work)).filter((command) => /^(aggregate|count|find) /.test(command)).sort();

describe('a queue', () => {
  it('reports its length, and the age of its oldest due entry', async () => {
    await put(-90 * SECOND_MS);
    await put(-30 * SECOND_MS);
    await put(60 * SECOND_MS);
    await put(-900 * SECOND_MS, 'done');
    expect(await services.queues()).toEqual({ 'post-parcels': { length: 3, oldestSeconds: 90 } });
  });

  it('reports an age of zero if it is empty or nothing is due', async () => {
    expect(await services.queues()).toEqual({ 'post-parcels': NONE });
    await put(60 * SECOND_MS);
    services.clock.advance(KEPT_MS);
    expect(await services.queues()).toEqual({ 'post-parcels': { length: 1, oldestSeconds: 0 } });
  });

  it('is counted up to ten thousand', async () => {
    const many = Array.from({ length: 10_001 }, (_, at) => ({
      _id: `many-${at}`,
      state: 'queued',
      nextAttemptAt: 1 + at,
    }));
    await services.connection.collection<ParcelRecord>('post.parcels').insertMany(many as ParcelRecord[]);
    let notified = await services.queues();
    // A busy machine may take longer for so many rows than a collector waits. A later request gets the number.
    while (!notified['post-parcels']) {
      services.clock.advance(KEPT_MS);
      notified = await services.queues();
    }
    expect(notified).toMatchObject({ 'post-parcels': { length: 10_000 } });
  });

  it('is measured once within five seconds, for any number of collectors', async () => {
    const requested = await getQuestions(async () => {
      await Promise.all([services.queues(), services.queues()]);
      services.clock.advance(KEPT_MS - 1);
      await services.queues();
    });
    expect(requested).toEqual(['aggregate post.parcels', 'find post.parcels']);
    await put(0);
    expect(await services.queues()).toEqual({ 'post-parcels': NONE });
    services.clock.advance(1);
    expect(await services.queues()).toMatchObject({ 'post-parcels': { length: 1 } });
  });

  it('is left out while its database is away; other queues are reported', async () => {
    const beside = await services.startBeside({ services: [posting('courier')] });
    expect(await services.queues()).toEqual({ 'courier-parcels': NONE, 'post-parcels': NONE });
    await beside.kill();
    services.clock.advance(KEPT_MS);
    const { status, body } = await services.get('/metrics');
    expect(status).toBe(200);
    expect(readQueues(String(body))).toEqual({ 'post-parcels': NONE });
  });

  it('is left out if the database takes longer than a second, and is measured once meanwhile', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    holdUp = promise;
    const requested = await getQuestions(async () => {
      expect(await services.queues()).toEqual({});
      services.clock.advance(KEPT_MS);
      expect(await services.queues()).toEqual({});
      resolve();
      expect(await services.queues()).toEqual({ 'post-parcels': NONE });
    });
    expect(requested).toEqual(['aggregate post.parcels', 'find post.parcels']);
  });

  it('is no longer reported once its service has stopped', async () => {
    const other = await startTestServices({ services: [posting('courier')] });
    expect(await services.queues()).toMatchObject({ 'courier-parcels': NONE });
    await other.close();
    expect(await services.queues()).toEqual({ 'post-parcels': NONE });
  });
});
