import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Collection, Document } from 'mongodb';
import { testServer, type TestServer } from '../testing/testServer.ts';

let server: TestServer;
let source: Collection<Document>;
let target: Collection<Document>;
beforeAll(async () => {
  server = await testServer();
});
beforeEach(async () => {
  await server.db.dropDatabase();
  [source, target] = [server.db.collection('source'), server.db.collection('target')];
  await source.insertMany([
    { _id: 1 as never, key: 'a', n: 1 },
    { _id: 2 as never, key: 'b', n: 2 },
  ]);
});
afterAll(() => server.close());

const all = (): Promise<Document[]> => target.find().sort({ _id: 1 }).toArray();
const run = (...pipeline: Document[]): Promise<Document[]> => source.aggregate(pipeline).toArray();
const code = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => 'no error',
    (error: { code: unknown }) => error.code,
  );

describe('$out', () => {
  it('makes the collection hold the result alone, with its indexes', async () => {
    await target.createIndex({ key: 1 }, { unique: true });
    await target.insertOne({ key: 'old' });
    expect(await run({ $match: { n: 2 } }, { $set: { seen: true } }, { $out: 'target' })).toEqual([]);
    expect(await all()).toEqual([{ _id: 2, key: 'b', n: 2, seen: true }]);
    expect((await target.indexes()).map(({ name }) => name)).toEqual(['_id_', 'key_1']);
    expect((await target.findOne({ key: 'b' }))!._id).toBe(2);
  });

  it('leaves it as it was when the result breaks an index', async () => {
    await target.createIndex({ same: 1 }, { unique: true });
    await target.insertOne({ _id: 9 as never, same: 1 });
    expect(await code(run({ $set: { same: 0 } }, { $out: 'target' }))).toBe(11000);
    expect(await all()).toEqual([{ _id: 9, same: 1 }]);
    await target.insertOne({ _id: 10 as never, same: 2 });
    expect(await all()).toHaveLength(2);
  });

  it('writes into another database, over its own source, and what was made without an _id', async () => {
    await run({ $unset: '_id' }, { $out: { db: 'elsewhere', coll: 'copies' } });
    const copies = server.client.db('elsewhere').collection('copies');
    expect(await copies.find().toArray()).toMatchObject([{ _id: expect.anything(), key: 'a', n: 1 }, { key: 'b' }]);
    await server.client.db('elsewhere').dropDatabase();
    await run({ $match: { n: 1 } }, { $out: 'source' });
    expect(await source.countDocuments()).toBe(1);
  });
});

describe('$merge', () => {
  const existing = { _id: 1 as never, key: 'old', more: true };
  const MODES: [Document, Document[]][] = [
    [{}, [{ _id: 1, key: 'a', more: true, n: 1 }, { _id: 2, key: 'b', n: 2 }]],
    [{ whenMatched: 'merge', whenNotMatched: 'discard' }, [{ _id: 1, key: 'a', more: true, n: 1 }]],
    [{ whenMatched: 'replace' }, [{ _id: 1, key: 'a', n: 1 }, { _id: 2, key: 'b', n: 2 }]],
    [{ whenMatched: 'replace', whenNotMatched: 'discard' }, [{ _id: 1, key: 'a', n: 1 }]],
    [{ whenMatched: 'keepExisting' }, [existing, { _id: 2, key: 'b', n: 2 }]],
    [
      { whenMatched: [{ $set: { key: { $concat: ['$key', '$$new.key'] } } }] },
      [{ _id: 1, key: 'olda', more: true }, { _id: 2, key: 'b', n: 2 }],
    ],
    [
      { let: { twice: { $multiply: ['$n', 2] } }, whenMatched: [{ $set: { n: '$$twice' } }], whenNotMatched: 'discard' },
      [{ ...existing, n: 2 }],
    ],
  ]; // prettier-ignore
  it.each(MODES)('with %j', async (options, expected) => {
    await target.insertOne(existing);
    expect(await run({ $merge: { into: 'target', ...options } })).toEqual([]);
    expect(await all()).toEqual(expected);
  });

  it('stops at what may not be, and keeps what it wrote before', async () => {
    await target.insertOne({ _id: 2 as never });
    const failing = run({ $sort: { _id: 1 } }, { $merge: { into: 'target', whenMatched: 'fail' } });
    await expect(failing).rejects.toMatchObject({ code: 11000, keyPattern: { _id: 1 }, keyValue: { _id: 2 } });
    expect(await all()).toEqual([{ _id: 1, key: 'a', n: 1 }, { _id: 2 }]);
    await target.deleteOne({ _id: 1 as never });
    expect(await code(run({ $merge: { into: 'target', whenNotMatched: 'fail' } }))).toBe(13113);
  });

  it('finds its documents by the fields of a unique index', async () => {
    await target.createIndex({ key: 1 }, { unique: true });
    await target.insertOne({ _id: 7 as never, key: 'b' });
    await run({ $project: { _id: 0 } }, { $merge: { into: 'target', on: 'key' } });
    expect(await target.find().sort({ key: 1 }).toArray()).toMatchObject([
      { key: 'a', n: 1 },
      { _id: 7, key: 'b', n: 2 },
    ]);
    const other = { $merge: { into: 'target', on: 'key' } };
    expect(await code(run({ $match: { key: 'b' } }, other))).toBe(66);
    expect(await code(run({ $set: { key: null } }, other))).toBe(51132);
    expect(await code(run({ $set: { key: ['x'] } }, other))).toBe(51132);
  });

  it('may change the collection that it reads', async () => {
    await run({ $set: { n: { $add: ['$n', 10] } } }, { $merge: 'source' });
    expect((await source.find().toArray()).map(({ n }) => n)).toEqual([11, 12]);
  });
});

it('documents may come from an expression instead of a collection', async () => {
  const documents = server.db.aggregate([{ $documents: [{ a: 1 }, { a: { $add: [1, 1] } }] }, { $match: { a: 2 } }]);
  expect(await documents.toArray()).toEqual([{ a: 2 }]);
  await server.db.aggregate([{ $documents: [{ _id: 1 }] }, { $out: 'target' }]).toArray();
  expect(await all()).toEqual([{ _id: 1 }]);
});

const REFUSED: [Document[], number][] = [
  [[{ $out: 'target' }, { $match: {} }], 40601],
  [[{ $facet: { a: [{ $out: 'target' }] } }], 40600],
  [[{ $lookup: { from: 'source', pipeline: [{ $merge: 'target' }], as: 'a' } }], 51047],
  [[{ $unionWith: { coll: 'source', pipeline: [{ $out: 'target' }] } }], 31441],
  [[{ $out: 1 }], 16990],
  [[{ $out: { db: 'meet', coll: 'target', more: 1 } }], 40415],
  [[{ $out: '' }], 73],
  [[{ $merge: { into: 'target', on: 'key' } }], 51183],
  [[{ $merge: { into: 'target', on: [] } }], 51187],
  [[{ $merge: { into: 'target', on: 1 } }], 51186],
  [[{ $merge: { into: 'target', whenMatched: 'nonsense' } }], 2],
  [[{ $merge: { into: 'target', whenMatched: 'fail', whenNotMatched: 'discard' } }], 51181],
  [[{ $merge: { into: 'target', let: { a: 1 } } }], 51199],
  [[{ $merge: { into: 'target', let: { new: 1 }, whenMatched: [] } }], 51273],
  [[{ $documents: [{ a: 1 }] }], 73],
];
it.each(REFUSED)('%j is refused with code %d, and nothing is written', async (pipeline, expected) => {
  expect(await code(run(...pipeline))).toBe(expected);
  expect(await all()).toEqual([]);
});

it('nothing is written by aggregation within a transaction, nor by linearizable reads', async () => {
  const session = server.client.startSession();
  session.startTransaction();
  expect(await code(source.aggregate([{ $out: 'target' }], { session }).toArray())).toBe(263);
  await session.endSession();
  expect(await code(source.aggregate([{ $out: 'target' }], { readConcern: 'linearizable' }).toArray())).toBe(72);
});

it.each([[[{ $match: {} }]], [[]]])('%j needs a collection', async (pipeline) => {
  expect(await code(server.db.aggregate(pipeline).toArray())).toBe(73);
});
