import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { MinKey, type Collection, type Document } from 'mongodb';
import { testServer, type TestServer } from '../testing/testServer.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer({ sweepIntervalMs: 100 });
});
afterAll(() => server.close());

let count = 0;
const collection = (): Collection<Document> => server.db.collection(`c${count++}`);
const code = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => 'no error',
    (error: { code: unknown }) => error.code,
  );

describe('unique indexes', () => {
  it('refuse a duplicate key and name it', async () => {
    const users = collection();
    await users.createIndex({ email: 1 }, { unique: true });
    await users.insertOne({ email: 'a' });
    await expect(users.insertOne({ email: 'a' })).rejects.toMatchObject({
      code: 11000,
      keyPattern: { email: 1 },
      keyValue: { email: 'a' },
    });
    await users.insertOne({ email: 'b' });
    expect(await code(users.updateOne({ email: 'b' }, { $set: { email: 'a' } }))).toBe(11000);
    expect(await users.countDocuments()).toBe(2);
  });

  it('treat missing fields as null, unless they are partial', async () => {
    const [plain, partial] = [collection(), collection()];
    await plain.createIndex({ key: 1 }, { unique: true });
    await partial.createIndex({ key: 1 }, { unique: true, partialFilterExpression: { open: true } });
    for (const one of [plain, partial]) await one.insertOne({});
    expect(await code(plain.insertOne({}))).toBe(11000);
    await partial.insertMany([{ key: 1 }, { key: 1, open: true }, { key: 1, open: false }]);
    expect(await code(partial.insertOne({ key: 1, open: true }))).toBe(11000);
  });

  it('are not built over documents with duplicate keys', async () => {
    const things = collection();
    await things.insertMany([{ a: 1 }, { a: 1 }]);
    expect(await code(things.createIndex({ a: 1 }, { unique: true }))).toBe(11000);
    expect(await things.indexes()).toHaveLength(1);
  });
});

describe('the planner', () => {
  const getStage = async (things: Collection, filter: Document, options: Document = {}): Promise<string> => {
    const { queryPlanner } = await things.find(filter, options).explain('queryPlanner');
    const { stage, inputStage } = queryPlanner.winningPlan;
    return [stage, inputStage?.stage, inputStage?.indexName ?? inputStage?.inputStage?.indexName]
      .filter(Boolean)
      .join(' ');
  };

  it('uses one index for equality, range and order', async () => {
    const messages = collection();
    await messages.createIndexes([
      { key: { room: 1, seq: -1 } },
      { key: { tags: 1 } },
      { key: { state: 1 }, partialFilterExpression: { state: { $gt: 2 } } },
    ]);
    await messages.insertMany(
      Array.from({ length: 50 }, (_, seq) => ({ room: seq % 5, seq, tags: [`t${seq % 3}`, 'all'], state: seq % 4 })),
    );
    expect(await getStage(messages, { room: 1, seq: { $lt: 9 } }, { sort: { seq: -1 } })).toBe(
      'FETCH IXSCAN room_1_seq_-1',
    );
    expect(await getStage(messages, { room: { $in: [1, 2] } }, { sort: { seq: 1 } })).toBe(
      'FETCH IXSCAN room_1_seq_-1',
    );
    expect(await getStage(messages, { tags: 't1' })).toBe('FETCH IXSCAN tags_1');
    expect(await getStage(messages, { tags: 't1' }, { sort: { seq: 1 } })).toBe('SORT FETCH tags_1');
    expect(await getStage(messages, { state: 3 })).toBe('FETCH IXSCAN state_1');
    expect(await getStage(messages, { state: 1 })).toBe('COLLSCAN');
    expect(await getStage(messages, { $or: [{ room: 1 }, { tags: 't2' }] })).toBe('FETCH OR');
    expect(await getStage(messages, { other: 1 })).toBe('COLLSCAN');
    expect(await getStage(messages, {}, { sort: { _id: -1 } })).toBe('FETCH IXSCAN _id_');
  });

  it('reads only the keys in its range', async () => {
    const numbers = collection();
    await numbers.createIndex({ a: 1, b: 1 });
    await numbers.insertMany(Array.from({ length: 200 }, (_, n) => ({ a: n % 10, b: n })));
    const { executionStats } = await numbers.find({ a: 3, b: { $gte: 100, $lt: 120 } }).explain('executionStats');
    expect(executionStats).toMatchObject({ nReturned: 2, totalKeysExamined: 2, totalDocsExamined: 2 });
    const rows = await numbers
      .find({ a: { $in: [3, 4] } })
      .sort({ b: -1 })
      .limit(3)
      .toArray();
    expect(rows.map(({ b }) => b)).toEqual([194, 193, 184]);
  });

  it('counts from an index that covers the filter, and counts an array’s document once', async () => {
    const meetings = collection();
    await meetings.createIndex({ who: 1, live: 1, at: -1 });
    const of = (n: number) => ({ who: ['ana', 'ana', n % 2 ? 'ben' : 'eve'], live: n % 3 === 0, at: n });
    await meetings.insertMany(Array.from({ length: 60 }, (_, n) => of(n)));
    const readFor = async (filter: Document) => {
      const pipeline = [{ $match: filter }, { $group: { _id: 1, n: { $sum: 1 } } }];
      const { executionStats } = await meetings.aggregate(pipeline).explain('executionStats');
      expect(executionStats.nReturned).toBe(await meetings.countDocuments(filter));
      return executionStats.totalDocsExamined;
    };
    const counted = { who: 'ana', live: false, at: { $lt: 30 } };
    expect(await meetings.countDocuments(counted)).toBe(20);
    expect(await meetings.countDocuments(counted, { skip: 5, limit: 10 })).toBe(10);
    expect(await meetings.countDocuments(counted, { skip: 15, limit: 10 })).toBe(5);
    expect(await readFor(counted)).toBe(0);
    // A document has one entry for each of several values.
    const several = { who: { $in: ['ana', 'ben'] }, live: false };
    expect(await meetings.countDocuments(several)).toBe(40);
    expect(await readFor(several)).toBeGreaterThan(0);
    const both = { $and: [{ who: 'ana' }, { who: 'ben' }], live: true };
    expect(await meetings.countDocuments(both)).toBe(10);
    expect(await meetings.countDocuments({ who: null })).toBe(0);
  });

  it('uses an index for lists of any length', async () => {
    const numbers = collection();
    await numbers.createIndex({ a: 1, b: 1 });
    await numbers.insertMany(Array.from({ length: 300 }, (_, n) => ({ a: n, b: -n })));
    const many = { a: { $in: Array.from({ length: 6_000 }, (_, n) => n * 2) } };
    expect(await getStage(numbers, many)).toBe('FETCH IXSCAN a_1_b_1');
    const rows = await numbers.find(many).sort({ b: 1 }).limit(2).toArray();
    expect(rows.map(({ a }) => a)).toEqual([298, 296]);
  });

  it('plans a limited number of ranges for several long lists, and finds the same', async () => {
    const pairs = collection();
    await pairs.createIndex({ a: 1, b: 1, c: 1 });
    await pairs.insertMany(Array.from({ length: 900 }, (_, n) => ({ a: n % 30, b: Math.floor(n / 30), c: n % 2 })));
    const upTo = (length: number) => Array.from({ length }, (_, n) => 2 * n);
    const getRanges = async (filter: Document): Promise<number> => {
      const { winningPlan } = (await pairs.find(filter).explain('queryPlanner')).queryPlanner;
      const { inputStages = [winningPlan.inputStage] } = winningPlan.inputStage;
      return inputStages.reduce((sum: number, { ranges }: { ranges: number }) => sum + ranges, 0);
    };
    const long = { a: { $in: upTo(500) }, b: { $in: upTo(500) } };
    expect(await getRanges({ a: { $in: upTo(20) }, b: { $in: upTo(20) } })).toBe(400);
    expect(await getRanges(long)).toBe(500);
    expect(await getRanges({ a: 3, b: { $in: upTo(5_000) } })).toBe(5_000);
    expect(await getRanges({ $or: upTo(50).map((c) => ({ ...long, c })) })).toBeLessThanOrEqual(50 * 500);
    expect(await pairs.countDocuments(long)).toBe(225);
    const rows = await pairs.find(long).sort({ a: -1, b: 1 }).skip(1).limit(2).toArray();
    expect(rows.map(({ a, b }) => [a, b])).toEqual([
      [28, 2],
      [28, 4],
    ]);
    expect(await pairs.countDocuments({ ...long, c: 1 })).toBe(0);
  });
});

describe('cursors', () => {
  it('return everything in batches, even if documents change meanwhile', async () => {
    const things = collection();
    await things.insertMany(Array.from({ length: 1_000 }, (_, n) => ({ n })));
    const seen = [];
    for await (const { n } of things.find().batchSize(50)) {
      seen.push(n);
      if (n % 100 === 0) await things.updateOne({ n }, { $set: { big: 'x'.repeat(1_000) } });
    }
    expect(seen).toHaveLength(1_000);
  });

  it('leave out documents whose indexed value changed meanwhile', async () => {
    const things = collection();
    await things.createIndex({ kind: 1, n: 1 });
    await things.insertMany(Array.from({ length: 20 }, (_, n) => ({ kind: `kind ${n}`, n })));
    const kinds = Array.from({ length: 20 }, (_, n) => `kind ${n}`);
    const seen = [];
    for await (const { n } of things
      .find({ kind: { $in: kinds } })
      .sort({ n: 1 })
      .batchSize(5)) {
      seen.push(n);
      if (n === 0) await things.updateMany({ n: { $gte: 10 } }, { $set: { kind: 'another' } });
    }
    expect(seen).toEqual(Array.from({ length: 10 }, (_, n) => n));
  });

  it('keep replies below 16 MiB', async () => {
    const things = collection();
    for (let n = 0; n < 6; n++) await things.insertOne({ text: 'x'.repeat(4_000_000) });
    expect(await things.find().toArray()).toHaveLength(6);
  });

  it('end with their collection', async () => {
    const things = collection();
    await things.insertMany(Array.from({ length: 300 }, (_, n) => ({ n })));
    const cursor = things.find().batchSize(2);
    await cursor.next();
    await things.drop();
    expect(await code(cursor.toArray())).toBe(175);
  });

  it('are refused once killed', async () => {
    const things = collection();
    await things.insertMany([{}, {}, {}]);
    const { cursor } = await server.db.command({ find: things.collectionName, batchSize: 1 });
    await server.db.command({ killCursors: things.collectionName, cursors: [cursor.id] });
    expect(await code(server.db.command({ getMore: cursor.id, collection: things.collectionName }))).toBe(43);
  });
});

describe('a pipeline', () => {
  let things: Collection<Document>;
  beforeAll(async () => {
    things = collection();
    await things.insertMany(Array.from({ length: 9 }, (_, n) => ({ _id: n as never, n, even: n % 2 === 0 })));
  });
  const run = (...pipeline: Document[]): Promise<Document[]> => things.aggregate(pipeline).toArray();

  it('counts documents', async () => {
    expect(await things.countDocuments({ even: true })).toBe(5);
    expect(await things.countDocuments({}, { skip: 2, limit: 4 })).toBe(4);
    expect(await things.countDocuments({ even: true }, { skip: 4, limit: 4 })).toBe(1);
    expect(await things.countDocuments({ even: null })).toBe(0);
    expect(await run({ $match: { n: { $gt: 5 } } }, { $count: 'found' })).toEqual([{ found: 3 }]);
    expect(await run({ $match: { n: 99 } }, { $count: 'found' })).toEqual([]);
    expect(await run({ $group: { _id: null, all: { $sum: 1 } } })).toEqual([{ _id: null, all: 9 }]);
  });

  it('sums a field of all documents that it finds', async () => {
    const total = { $group: { _id: null, total: { $sum: '$n' } } };
    expect(await run(total)).toEqual([{ _id: null, total: 36 }]);
    expect(await run({ $match: { n: { $gt: 5 } } }, total)).toEqual([{ _id: null, total: 21 }]);
    expect(await run({ $group: { _id: null, total: { $sum: '$even' } } })).toEqual([{ _id: null, total: 0 }]);
    expect(await run({ $match: { n: 99 } }, total)).toEqual([]);
    const large = collection();
    await large.insertMany([{ n: 2 ** 31 - 1 }, { n: 1 }, { n: 0.5 }, { n: 'three' }]);
    expect(await large.aggregate([total]).toArray()).toEqual([{ _id: null, total: 2 ** 31 + 0.5 }]);
  });

  it('lists documents as find does', async () => {
    expect(
      await run(
        { $match: { even: true } },
        { $sort: { n: -1 } },
        { $match: { n: { $lt: 8 } } },
        { $skip: 1 },
        { $limit: 2 },
        { $project: { n: 1, _id: 0 } },
      ),
    ).toEqual([{ n: 4 }, { n: 2 }]);
  });

  const REFUSED: [Document[], number][] = [
    [[{ $limit: 1 }, { $match: {} }], 115],
    [[{ $limit: 1 }, { $sort: { n: 1 } }], 115],
    [[{ $limit: 1 }, { $skip: 1 }], 115],
    [[{ $sort: { n: 1 } }, { $sort: { n: -1 } }], 115],
    [[{ $count: 'n' }, { $limit: 1 }], 115],
    [[{ $group: { _id: '$n', count: { $sum: 1 } } }], 115],
    [[{ $group: { _id: null, total: { $sum: '$n.m' } } }], 115],
    [[{ $group: { _id: null, total: { $avg: '$n' } } }], 115],
    [[{ $group: { _id: null, one: { $sum: 1 }, two: { $sum: 1 } } }], 115],
    [[{ $project: { double: { $add: ['$n', '$n'] } } }], 115],
    [[{ $lookup: { from: 'x', localField: 'a', foreignField: 'b', as: 'c' } }], 115],
    [[{ $out: 'elsewhere' }], 115],
    [[{ $limit: 0 }], 15958],
    [[{ $limit: -1 }], 5107201],
    [[{ $limit: 1.5 }], 5107201],
    [[{ $skip: -1 }], 5107200],
    [[{ $match: null as never }], 15959],
    [[{ $sort: {} }], 15976],
    [[{ $sort: 1 as never }], 15973],
    [[{ $project: {} }], 51272],
    [[{ $project: 1 as never }], 15969],
    [[{ $count: 1 as never }], 40156],
    [[{ $count: '' }], 40157],
    [[{ $count: '$n' }], 40158],
    [[{ $count: 'a.b' }], 40160],
    [[{ $nonsense: {} }], 40324],
    [[{ $unwind: '$n' }], 115],
    [[{ $match: {}, $sort: { n: 1 } }], 40323],
  ];
  it.each(REFUSED)('%j is refused with code %d', async (pipeline, expected) => {
    expect(await code(run(...pipeline))).toBe(expected);
  });
});

describe('a slow read', () => {
  const COUNT = 8_000;
  let things: Collection<Document>;
  beforeAll(async () => {
    things = collection();
    await things.insertMany(Array.from({ length: COUNT }, (_, n) => ({ _id: n as never, n, text })));
  });
  const text = 'a'.repeat(160);
  /** Filter for a text that no document contains. It takes a while to apply, and very long with the longer pattern. */
  const slow = (least: number, pattern = 'a+b') => ({
    $nor: [{ text: { $regex: pattern } }],
    n: { $gte: least },
  });

  it('does not block other queries', async () => {
    let isOver = false;
    const endless = things.find(slow(0, 'a+a+b'), { maxTimeMS: 5_000 }).toArray();
    const ended = code(endless).finally(() => (isOver = true));
    let answered = 0;
    for (; answered < 20 && !isOver; answered++) {
      expect(await things.findOne({ _id: answered as never })).toMatchObject({ _id: answered, n: answered });
      await things.updateOne({ _id: answered as never }, { $set: { seen: true } });
    }
    // A blocked server would answer one or two of them before the read ends. A slow disk may leave no time for all.
    expect(answered).toBeGreaterThan(5);
    expect(await ended).toBe(50);
  });

  it('returns every batch, with all committed documents', async () => {
    await things.insertOne({ _id: COUNT as never, n: COUNT, text });
    const cursor = things.find(slow(7_000), { projection: { _id: 1 } }).batchSize(100);
    expect((await cursor.toArray()).map(({ _id }) => _id as unknown)).toEqual(
      Array.from({ length: 1_001 }, (_, n) => 7_000 + n),
    );
    expect(await things.countDocuments(slow(1))).toBe(COUNT);
    expect(await things.distinct('n', slow(COUNT - 1))).toEqual([COUNT - 1, COUNT]);
  });

  it('ends at its time limit while it waits for another one', async () => {
    let isOver = false;
    const endless = code(things.find(slow(0, 'a+a+b'), { maxTimeMS: 5_000 }).toArray()).finally(() => (isOver = true));
    expect(await code(things.find(slow(1, 'a+a+b'), { maxTimeMS: 500 }).toArray())).toBe(50);
    expect(isOver).toBe(false);
    expect(await endless).toBe(50);
  });

  it('can be cancelled after its first batch', async () => {
    const cursor = things.find(slow(5_000)).batchSize(2);
    await cursor.next();
    const { id } = cursor;
    await cursor.close();
    expect(await code(server.db.command({ getMore: id, collection: things.collectionName }))).toBe(43);
  });
});

describe('the server', () => {
  it('ends a slow query at its maxTimeMS', async () => {
    const things = collection();
    await things.insertMany(Array.from({ length: 20_000 }, (_, n) => ({ n, text: 'abcdefgh'.repeat(4) })));
    expect(
      await code(
        things
          .find({ text: { $regex: 'x' } })
          .maxTimeMS(1)
          .toArray(),
      ),
    ).toBe(50);
  });

  it('removes documents that a TTL index expires', async () => {
    const things = collection();
    await things.createIndex({ at: 1 }, { expireAfterSeconds: 0 });
    await things.insertMany([
      { at: new Date(0) },
      { at: new Date(Date.now() + 100_000) },
      { at: 'never' },
      { at: [new Date(1), new Date(Date.now() + 100_000)] },
    ]);
    for (let tries = 0; tries < 100 && (await things.countDocuments()) > 2; tries++)
      await new Promise((resolve) => setTimeout(resolve, 50));
    expect((await things.find().toArray()).map(({ at }) => typeof at)).toEqual(['object', 'string']);
  });

  const REFUSED: [Document, number][] = [
    [{ nonsense: 1 }, 59],
    [{ mapReduce: 'x' }, 115],
    [{ createUser: 'x' }, 115],
    [{ find: 'x', filter: { $where: '1' } }, 115],
    [{ aggregate: 'x', pipeline: [{ $changeStream: {} }], cursor: {} }, 115],
    [{ aggregate: 'x', pipeline: [{ $nonsense: {} }], cursor: {} }, 40324],
    [{ aggregate: 'x', cursor: {} }, 40414],
    [{ distinct: 'x' }, 40414],
    [{ aggregate: 'x', pipeline: [] }, 9],
    [{ aggregate: 1, pipeline: [], cursor: {} }, 73],
    [{ collMod: 'x' }, 115],
    [{ find: 'x', filter: {}, let: { a: 1 } }, 115],
    [{ find: 'x', filter: {}, collation: { locale: 'en' } }, 115],
    [{ update: 'x', updates: [{ q: {}, u: { $set: { a: 1 } }, collation: { locale: 'en' } }] }, 115],
    [{ update: 'no-such', updates: [{ q: {}, u: { $set: { a: 1 } }, collation: { locale: 'en' } }] }, 115],
    [{ update: 'no-such', updates: [{ q: { a: { $size: 1 } }, u: { $set: { a: 1 } } }] }, 115],
    [{ findAndModify: 'no-such', query: {}, update: { $rename: { a: 'b' } } }, 115],
    [{ delete: 'x', deletes: [{ q: {}, limit: 1, collation: { locale: 'en' } }] }, 115],
    [{ findAndModify: 'x', query: {}, remove: true, collation: { locale: 'en' } }, 115],
    [{ find: 'x', filter: {}, projection: { a: { $slice: 1 } } }, 115],
    [{ find: 'x', filter: { a: 1 }, projection: { 'a.$': 1 } }, 115],
    [{ find: 'x', filter: {}, projection: { a: 1, b: 0 } }, 31254],
    [{ find: 'x', filter: {}, projection: { a: 0, b: 1 } }, 31253],
    [{ find: 'x', filter: {}, projection: { a: {} } }, 51270],
    [{ createIndexes: 'x', indexes: [{ key: { a: 1 }, name: 'a', collation: { locale: 'en' } }] }, 115],
    [{ create: 'y', collation: { locale: 'en' } }, 115],
    [{ create: 'y', capped: true, size: 10 }, 115],
    [{ create: 'y', wrong: true }, 40415],
    [{ createIndexes: 'x', indexes: [{ key: { b: 1 }, name: 'b', sparse: true }] }, 115],
    [{ insert: 'x', documents: [{ a: new MinKey() }] }, 115],
    [{ createIndexes: 'x', indexes: [{ key: { a: 'text' }, name: 'a' }] }, 115],
    [{ createIndexes: 'x', indexes: [{ key: { a: 1 }, name: 'a', weights: {} }] }, 115],
    [{ createIndexes: 'x', indexes: [{ key: { a: 1 }, name: 'a', wrong: 1 }] }, 197],
    [{ createIndexes: 'x', indexes: [{ key: { a: 1 }, name: 'a' }], wrong: 1 }, 40415],
    [{ createIndexes: 'x', indexes: [{ key: { a: 1 }, partialFilterExpression: { a: { $ne: 1 } } }] }, 67],
    [{ createIndexes: 'x', indexes: [{ key: { a: 1 }, partialFilterExpression: { a: { $exists: false } } }] }, 67],
    [{ createIndexes: 'x', indexes: [{ key: { a: 1 }, partialFilterExpression: { a: { $not: { $gt: 1 } } } }] }, 67],
    [{ createIndexes: 'x', indexes: [{ key: { a: 1 }, partialFilterExpression: { a: { $nin: [1] } } }] }, 67],
    [{ createIndexes: 'x', indexes: [{ key: { a: 1 }, partialFilterExpression: { $nor: [{ a: 1 }] } }] }, 67],
    [{ createIndexes: 'x', indexes: [{ key: { a: 1 }, partialFilterExpression: { a: { $regex: 'x' } } }] }, 67],
    [{ createIndexes: 'x', indexes: [{ key: { a: 1 }, partialFilterExpression: { $or: [{ a: { $ne: 1 } }] } }] }, 67],
    [{ createIndexes: 'x', indexes: [{ key: { a: 1 }, partialFilterExpression: 1 }] }, 14],
    [{ createIndexes: 'x', indexes: [{ key: { _id: 1 }, partialFilterExpression: { a: 1 } }] }, 197],
    [{ createIndexes: 'x', indexes: [{ key: { _id: 1 }, expireAfterSeconds: 1 }] }, 197],
    [{ createIndexes: 'x', indexes: [{ key: { a: 1, b: 1 }, expireAfterSeconds: 1 }] }, 67],
    [{ find: 'x', filter: {}, wrong: 1 }, 40415],
    [{ find: 'x', filter: {}, documents: [] }, 40415],
    [{ aggregate: 'x', pipeline: [], cursor: {}, wrong: 1 }, 40415],
    [{ count: 'x', wrong: 1 }, 40415],
    [{ distinct: 'x', key: 'a', wrong: 1 }, 40415],
    [{ insert: 'x', documents: [{}], wrong: 1 }, 40415],
    [{ update: 'x', updates: [{ q: {}, u: { $set: { a: 1 } } }], wrong: 1 }, 40415],
    [{ update: 'x', updates: [{ q: {}, u: { $set: { a: 1 } }, wrong: 1 }] }, 40415],
    [{ update: 'x', updates: [{ q: {} }] }, 40414],
    [{ update: 'x', updates: [{ u: { $set: { a: 1 } } }] }, 40414],
    [{ update: 'x' }, 40414],
    [{ insert: 'x' }, 40414],
    [{ delete: 'x' }, 40414],
    [{ delete: 'x', deletes: [{ q: {} }] }, 40414],
    [{ delete: 'x', deletes: [{ limit: 1 }] }, 40414],
    [{ delete: 'x', deletes: [{ q: {}, limit: 2 }] }, 9],
    [{ delete: 'x', deletes: [{ q: {}, limit: 1, sort: { a: 1 } }] }, 40415],
    [{ delete: 'x', deletes: [{ q: {}, limit: 1, multi: true }] }, 40415],
    [{ findAndModify: 'x', query: {}, update: { $set: { a: 1 } }, upsrt: true }, 40415],
    [{ listIndexes: 'x', wrong: 1 }, 40415],
    [{ listCollections: 1, wrong: 1 }, 40415],
    [{ dropIndexes: 'x', index: '*', wrong: 1 }, 40415],
    [{ drop: 'x', wrong: 1 }, 40415],
    [{ find: 'x', filter: {}, sort: { 'a.0': 1 } }, 115],
    [{ find: 'x', filter: { a: { $elemMatch: { $elemMatch: { b: 1 } } } } }, 115],
    [{ update: 'x', updates: [{ q: {}, u: { $pull: { a: { $elemMatch: { b: 1 } } } } }] }, 115],
    [{ find: 'x', filter: {}, projection: { 'a..b': 1 } }, 15998],
    [{ find: 'x', filter: {}, projection: { '': 1 } }, 40352],
    [{ find: 'x', filter: {}, projection: { 'a.': 1 } }, 40353],
    [{ insert: '', documents: [{}] }, 73],
    [{ insert: 'x', documents: [] }, 16],
    [{ listIndexes: 'no-such' }, 26],
    [{ find: 'x', filter: {}, sort: { a: 2 } }, 15975],
    [{ find: 'x', filter: {}, sort: { a: 'up' } }, 15974],
    [{ find: 'x', filter: {}, hint: 'no-such' }, 2],
  ];
  it.each(REFUSED)('refuses %j with code %d', async (command, expected) => {
    await server.db.collection('x').insertOne({});
    expect(await code(server.db.command(command))).toBe(expected);
  });

  it('refuses the 65th index of a collection', async () => {
    const things = collection();
    await things.createIndexes(Array.from({ length: 63 }, (_, n) => ({ key: { [`f${n}`]: 1 as const } })));
    expect(await code(things.createIndex({ one: 1 }))).toBe(67);
    expect(await things.indexes()).toHaveLength(64);
    await things.dropIndex('f0_1');
    await things.createIndex({ one: 1 });
  });

  it('creates no collection if its first index is refused', async () => {
    const things = collection();
    expect(await code(things.createIndex({ a: 1 }, { partialFilterExpression: { a: { $ne: 1 } } }))).toBe(67);
    expect(await server.db.listCollections({ name: things.collectionName }).toArray()).toEqual([]);
  });

  it.each([
    { a: { $exists: true } },
    { a: { $in: [1, 2] } },
    { $or: [{ a: 1 }, { b: { $gt: 2 } }] },
    { $and: [{ a: { $gte: 1, $lt: 5 } }, { b: null }] },
    { a: 1, b: { $eq: 'x' } },
  ])('accepts a partial index over %j', async (partialFilterExpression) => {
    const things = collection();
    await things.createIndex({ c: 1 }, { partialFilterExpression });
    expect(await things.indexes()).toHaveLength(2);
  });

  it('deletes nothing if the statement has no limit', async () => {
    const things = collection();
    await things.insertMany([{ a: 1 }, { a: 1 }]);
    const { collectionName } = things;
    expect(await code(server.db.command({ delete: collectionName, deletes: [{ q: { a: 1 } }] }))).toBe(40414);
    expect(await things.countDocuments()).toBe(2);
    await server.db.command({ delete: collectionName, deletes: [{ q: { a: 1 }, limit: 1 }] });
    expect(await things.countDocuments()).toBe(1);
  });

  it('answers with MongoDB’s names of error codes', async () => {
    const getName = (command: Document) =>
      server.db.command(command).then(
        () => 'no error',
        (error: { codeName: string }) => error.codeName,
      );
    expect(await getName({ find: 'x', wrong: 1 })).toBe('IDLUnknownField');
    expect(await getName({ delete: 'x', deletes: [{ q: {} }] })).toBe('IDLFailedToParse');
    expect(await getName({ createIndexes: 'x', indexes: [{ key: { a: 1 }, wrong: 1 }] })).toBe(
      'InvalidIndexSpecificationOption',
    );
  });

  it('refuses documents over 16 MiB', async () => {
    const things = collection();
    await things.insertOne({ _id: 1 as never, text: 'x'.repeat(15_000_000) });
    expect(await code(things.updateOne({ _id: 1 as never }, { $set: { more: 'x'.repeat(2_000_000) } }))).toBe(10334);
  });
});
