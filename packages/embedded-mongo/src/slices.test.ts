import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { BSON, MongoClient, UUID, type Collection, type Document } from 'mongodb';
import { sendRaw } from '../testing/sendRaw.ts';
import { testServer, type TestServer } from '../testing/testServer.ts';
import { verifyIndexes } from '../testing/verifyIndexes.ts';
import type { Pace } from './steps.ts';
import { openDatabase } from './storage/openDatabase.ts';
import { Store } from './storage/store.ts';

const MANY = 2_000;

interface Thing {
  _id: number;
  n: number;
  tag: string;
}

let server: TestServer;
let things: Collection<Thing>;
/** Makes work rest at every step, so that the speed of the machine makes no difference. */
const setShortSlices = (mode: 'alwaysOn' | 'off') =>
  server.client.db('admin').command({ configureFailPoint: 'shortSlices', mode });
const rest = () => setShortSlices('alwaysOn');
beforeAll(async () => {
  server = await testServer();
});
afterAll(async () => {
  await server.close();
});
beforeEach(async () => {
  things = server.db.collection('things');
  await things.drop();
  await things.createIndexes([{ key: { tag: 1, n: 1 } }, { key: { n: 1 } }]);
  await setShortSlices('off');
  await things.insertMany(Array.from({ length: MANY }, (_, n) => ({ _id: n, n, tag: 'old' })));
  await rest();
});

/** Repeats other work while a piece of work runs, and returns the number of repetitions. */
async function beside(work: Promise<unknown>, other: (turn: number) => Promise<unknown>): Promise<number> {
  let isOver = false;
  const over = work.finally(() => (isOver = true)).catch(() => undefined);
  let turns = 0;
  while (!isOver) {
    await other(turns);
    if (!isOver) turns++;
  }
  await over;
  return turns;
}

const SOME = 5;
const BUILDS_MAX = 20;

/** Stops the server, verifies its files and starts it again. */
async function expectSoundFiles(): Promise<void> {
  const { dataDir } = server;
  await server.stop();
  expect(verifyIndexes(dataDir)).toEqual([]);
  await server.start();
  await rest();
  things = server.db.collection('things');
}

describe('a command for many documents lets others write in between', () => {
  it('deleteMany: keeps documents that no longer match when it reaches them', async () => {
    const work = things.deleteMany({ tag: 'old' });
    let spared = 0;
    const turns = await beside(work, async (turn) => {
      spared += (await things.updateOne({ _id: MANY - 1 - turn }, { $set: { tag: 'kept' } })).matchedCount;
    });
    expect(turns).toBeGreaterThan(SOME);
    const { deletedCount } = await work;
    const kept = await things.countDocuments();
    expect(deletedCount + kept).toBe(MANY);
    expect(await things.countDocuments({ tag: 'kept' })).toBe(kept);
    expect(kept).toBe(spared);
    await expectSoundFiles();
  });

  it('updateMany: changes each document once, although it moves along the index', async () => {
    const work = things.updateMany({ n: { $gte: 0 } }, { $inc: { n: MANY }, $set: { tag: 'new' } });
    const turns = await beside(work, (turn) => things.insertOne({ _id: -1 - turn, n: -1 - turn, tag: 'other' }));
    expect(turns).toBeGreaterThan(SOME);
    expect(await work).toMatchObject({ matchedCount: MANY, modifiedCount: MANY });
    expect(await things.countDocuments({ tag: 'new', n: { $gte: MANY, $lt: 2 * MANY } })).toBe(MANY);
    await expectSoundFiles();
  });

  it.each<[string, boolean]>([
    ['insertMany: each document is stored once', true],
    ['insertMany without retries: each document is stored once', false],
  ])('%s', async (_what, retryWrites) => {
    const client = await new MongoClient(server.url, { retryWrites }).connect();
    const fresh = Array.from({ length: MANY }, (_, at) => ({ _id: MANY + at, n: MANY + at, tag: 'new' }));
    const work = client.db().collection<Thing>('things').insertMany(fresh);
    const turns = await beside(work, (turn) => things.updateOne({ _id: turn }, { $set: { tag: 'changed' } }));
    expect(turns).toBeGreaterThan(SOME);
    expect(await work).toMatchObject({ insertedCount: MANY });
    expect(await things.countDocuments({ tag: 'new' })).toBe(MANY);
    await client.close();
    await expectSoundFiles();
  });

  it('bulkWrite: runs each of many updates once', async () => {
    const updates = Array.from({ length: MANY }, (_, n) => ({
      updateOne: { filter: { _id: n }, update: { $inc: { n: MANY } } },
    }));
    const work = things.bulkWrite(updates);
    const turns = await beside(work, (turn) => things.insertOne({ _id: -1 - turn, n: -1 - turn, tag: 'other' }));
    expect(turns).toBeGreaterThan(SOME);
    expect(await work).toMatchObject({ modifiedCount: MANY });
    expect(await things.countDocuments({ n: { $gte: MANY, $lt: 2 * MANY } })).toBe(MANY);
    await expectSoundFiles();
  });

  it('insertMany: creates the collection again if it is dropped meanwhile', async () => {
    const fresh = Array.from({ length: MANY }, (_, at) => ({ _id: MANY + at, n: MANY + at, tag: 'new' }));
    const work = things.insertMany(fresh);
    while ((await things.countDocuments({ tag: 'new' })) < SOME);
    await things.drop();
    expect(await work).toMatchObject({ insertedCount: MANY });
    const left = await things.countDocuments();
    expect(left).toBeGreaterThan(0);
    expect(left).toBeLessThan(MANY);
    await expectSoundFiles();
  });

  it('deleteMany: waits for the document that a transaction holds, after all others', async () => {
    const session = server.client.startSession();
    session.startTransaction();
    await things.updateOne({ _id: MANY - 1 }, { $set: { tag: 'held' } }, { session });
    const work = things.deleteMany({ tag: 'old' });
    const isNearlyDone = async (): Promise<boolean> => (await things.countDocuments()) === 1;
    while (!(await isNearlyDone()));
    await session.commitTransaction();
    expect(await work).toMatchObject({ deletedCount: MANY - 1 });
    expect(await things.findOne()).toMatchObject({ tag: 'held' });
  });

  it('deleteMany: ends with an error if the collection is dropped meanwhile', async () => {
    const work = things.deleteMany({ tag: 'old' }).catch((error: { code: number }) => error.code);
    await things.findOne();
    await things.drop();
    expect(await work).toBe(175);
  });
});

/** Sends a write with these numbers, as a driver does after a lost reply. */
const send = (session: UUID, number: number, command: Document) =>
  sendRaw(server.url, { ...command, lsid: { id: session }, txnNumber: BSON.Long.fromNumber(number), $db: 'meet' });

describe('a resent write of many statements', () => {
  const updates = Array.from({ length: MANY }, (_, n) => ({ q: { _id: n }, u: { $inc: { n: MANY } } }));
  const documents = Array.from({ length: MANY }, (_, at) => ({ _id: MANY + at, n: at, tag: 'new' }));
  const writes: [string, Document, Document][] = [
    ['updates', { update: 'things', updates }, { n: MANY, nModified: MANY }],
    ['inserts', { insert: 'things', documents }, { n: MANY }],
    ['deletes', { delete: 'things', deletes: updates.map(({ q }) => ({ q, limit: 1 })) }, { n: MANY }],
  ];
  /** Returns the number of documents that a write has changed so far. */
  const countDone = async () =>
    MANY -
    (await things.countDocuments({ tag: 'old', n: { $lt: MANY } })) +
    (await things.countDocuments({ tag: 'new' }));

  it.each(writes)(
    'returns the same reply, and runs once, while the first is running: %s',
    async (_what, command, reply) => {
      const session = new UUID();
      const replies = await Promise.all([send(session, 1, command), send(session, 1, command)]);
      for (const one of replies) expect(one).toMatchObject({ ...reply, ok: 1 });
      expect(replies[0]!.writeErrors).toBeUndefined();
      expect(await countDone()).toBe(MANY);
      await expectSoundFiles();
    },
  );

  it.each(writes)('continues after a restart of the server: %s', async (_what, command, reply) => {
    const session = new UUID();
    void send(session, 1, command).catch(() => undefined);
    while ((await countDone()) < SOME);
    await expectSoundFiles();
    const before = await countDone();
    expect(before).toBeGreaterThanOrEqual(SOME);
    expect(before).toBeLessThan(MANY);
    const answer = await send(session, 1, command);
    expect(answer).toMatchObject({ ...reply, ok: 1 });
    expect(answer.writeErrors).toBeUndefined();
    expect(await countDone()).toBe(MANY);
    expect(await send(session, 1, command)).toEqual(answer);
    await expectSoundFiles();
  });

  it('keeps the errors and upserts of earlier statements', async () => {
    const session = new UUID();
    const some = Array.from({ length: MANY }, (_, at) => ({
      ...{ q: { _id: 2 * MANY + at }, upsert: true },
      u: { $set: { n: at, tag: 'new' } },
    }));
    // $push fails on a text.
    some[2] = { q: { _id: 0 }, u: { $push: { tag: 'x' } } as never, upsert: false };
    const command = { update: 'things', updates: some, ordered: false };
    void send(session, 1, command).catch(() => undefined);
    while ((await things.countDocuments({ tag: 'new' })) < SOME);
    await expectSoundFiles();
    const { n, upserted, writeErrors } = await send(session, 1, command);
    expect(writeErrors).toMatchObject([{ index: 2 }]);
    expect(n).toBe(MANY - 1);
    expect(upserted).toHaveLength(MANY - 1);
    expect(new Set((upserted as { index: number }[]).map(({ index }) => index)).size).toBe(MANY - 1);
  });
});

describe('an index that is built while others write', () => {
  it('contains their writes, and nothing else', async () => {
    let rounds = 0;
    let turns = 0;
    // On a busy machine, an index may be built before another client has its turn.
    for (let builds = 0; turns === 0 && builds < BUILDS_MAX; builds++) {
      if (builds > 0) await things.dropIndex('tag_1_n_-1');
      turns = await beside(things.createIndex({ tag: 1, n: -1 }), async () => {
        const round = rounds++;
        await things.insertOne({ _id: MANY + round, n: -round, tag: 'new' });
        await things.updateOne({ _id: round }, { $set: { tag: 'changed' } });
        await things.deleteOne({ _id: MANY - 1 - round });
      });
    }
    expect(turns).toBeGreaterThan(0);
    await expectSoundFiles();
    expect((await things.indexes()).map(({ name }) => name)).toContain('tag_1_n_-1');
    const found = await things.find({ tag: 'new' }).hint('tag_1_n_-1').toArray();
    expect(found.map(({ n }) => -n)).toEqual(found.map((_, at) => at));
    expect(found.length).toBeGreaterThanOrEqual(turns);
  });

  it('is built once for concurrent requests', async () => {
    await Promise.all([1, 2, 3].map(() => things.createIndex({ tag: 1, n: -1 })));
    expect(await things.indexes()).toHaveLength(4);
  });

  it('fails if one of them breaks its uniqueness, and leaves no trace', async () => {
    const work = things.createIndex({ tag: 1, n: -1 }, { unique: true });
    const outcome = work.catch((error: { code: number }) => error.code);
    await things.insertOne({ _id: -1, n: 0, tag: 'old' });
    expect(await outcome).toBe(11000);
    expect(await things.countDocuments({ n: 0 })).toBe(2);
    expect(await things.indexes()).toHaveLength(3);
    await things.deleteOne({ _id: -1 });
    await things.createIndex({ tag: 1, n: -1 }, { unique: true });
    await expectSoundFiles();
  });

  it('is not visible to a transaction that began before it was complete', async () => {
    const session = server.client.startSession();
    const work = things.createIndex({ tag: 1, n: -1 });
    session.startTransaction();
    await things.updateOne({ _id: 1 }, { $set: { tag: 'mine' } }, { session });
    await work;
    expect(await things.countDocuments({ tag: { $in: ['old', 'mine'] } }, { session })).toBe(MANY);
    await session.commitTransaction();
    expect(await things.countDocuments({ tag: 'mine' })).toBe(1);
    await expectSoundFiles();
  });

  it('is dropped if the server ends before it is complete, and can be built again', async () => {
    await server.stop();
    const { sqlite, lock } = openDatabase(server.dataDir);
    const store = new Store(sqlite);
    const pace = { isDue: true } as Pace;
    const steps = store.buildIndex(store.find('meet.things')!, { v: 2, key: { tag: 1, n: -1 }, name: 'tags' }, pace);
    expect(steps.next().done).toBe(false);
    store.close();
    lock.release();
    await server.start();
    await rest();
    things = server.db.collection('things');
    expect(await things.indexes()).toHaveLength(3);
    expect(await things.createIndex({ tag: 1, n: -1 })).toBe('tag_1_n_-1');
    await expectSoundFiles();
  });
});
