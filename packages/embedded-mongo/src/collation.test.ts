import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Collection, CollationOptions, Document } from 'mongodb';
import { testServer, type TestServer } from '../testing/testServer.ts';

let server: TestServer;
let words: Collection<Document>;
beforeAll(async () => {
  server = await testServer();
});
beforeEach(async () => {
  words = server.db.collection('words');
  await words.drop();
  await words.createIndexes([{ key: { word: 1 } }, { key: { n: 1 } }]);
});
afterAll(() => server.close());

const fill = (...list: unknown[]): Promise<unknown> => words.insertMany(list.map((word, n) => ({ n, word })));
const english = (options: Partial<CollationOptions>): CollationOptions => ({ locale: 'en_US', ...options });
const anyCase = english({ strength: 2 });
const code = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => 'no error',
    (error: { code: unknown }) => error.code,
  );

describe('a collation', () => {
  const EQUAL: [Partial<CollationOptions>, string[]][] = [
    [{ strength: 1 }, ['role', 'Role', 'rôle', 'Rôle']],
    [{ strength: 2 }, ['role', 'Role']],
    [{ strength: 3 }, ['role']],
    [{ strength: 1, caseLevel: true }, ['role', 'rôle']],
    [{ strength: 2, caseLevel: true }, ['role']],
    [{ strength: 1, alternate: 'shifted' }, ['role', 'Role', 'rôle', 'Rôle', 'ro-le']],
  ];
  it.each(EQUAL)('with %j finds what is equal to a word', async (options, expected) => {
    await fill('role', 'Role', 'rôle', 'Rôle', 'ro-le', 'roles');
    const found = await words.find({ word: 'role' }, { collation: english(options) }).toArray();
    expect(found.map(({ word }) => word)).toEqual(expected);
  });

  const SORTED: [CollationOptions, string[], string[]][] = [
    [english({}), ['b', 'A', 'a', 'B', 'á'], ['a', 'A', 'á', 'b', 'B']],
    [english({ caseFirst: 'upper' }), ['b', 'A', 'a', 'B'], ['A', 'a', 'B', 'b']],
    [english({ numericOrdering: true }), ['10', '9', '1'], ['1', '9', '10']],
    [{ locale: 'simple' }, ['b', 'A', 'a', 'B'], ['A', 'B', 'a', 'b']],
    [{ locale: 'sv' }, ['ö', 'z', 'o'], ['o', 'z', 'ö']],
    [{ locale: 'de' }, ['ö', 'z', 'o'], ['o', 'ö', 'z']],
  ];
  it.each(SORTED)('of %j sorts, finds ranges and sorts pipelines', async (collation, list, expected) => {
    await fill(...list);
    const inOrder = await words.find().collation(collation).sort({ word: 1 }).toArray();
    expect(inOrder.map(({ word }) => word)).toEqual(expected);
    const back = await words.aggregate([{ $sort: { word: -1 } }], { collation }).toArray();
    expect(back.map(({ word }) => word)).toEqual(expected.toReversed());
    const above = await words
      .find({ word: { $gt: expected[1] } })
      .collation(collation)
      .sort({ word: 1 })
      .toArray();
    expect(above.map(({ word }) => word)).toEqual(expected.slice(2));
  });

  it('reaches into arrays, documents, lists and negations', async () => {
    await fill(['One', 'two'], { x: 'ONE' }, 'ONE', 'other', 1);
    const numbers = async (filter: Document): Promise<unknown[]> =>
      (await words.find(filter).collation(anyCase).toArray()).map(({ n }) => n);
    expect(await numbers({ word: 'one' })).toEqual([0, 2]);
    expect(await numbers({ word: ['ONE', 'TWO'] })).toEqual([0]);
    expect(await numbers({ word: { x: 'one' } })).toEqual([1]);
    expect(await numbers({ word: { $in: ['TWO', 'OTHER'] } })).toEqual([0, 3]);
    expect(await numbers({ word: { $all: ['one', 'TWO'] } })).toEqual([0]);
    expect(await numbers({ word: { $nin: ['one', 'OTHER'] } })).toEqual([1, 4]);
    expect(await numbers({ word: { $elemMatch: { $gte: 'TWO' } } })).toEqual([0]);
    expect(await numbers({ $or: [{ word: 'OTHER' }, { word: 1 }] })).toEqual([3, 4]);
    expect(await numbers({ $expr: { $eq: ['$word', 'Other'] } })).toEqual([3]);
    expect(await numbers({ word: /^one/ })).toEqual([]);
  });

  it('uses an index for what is no text, and for nothing else', async () => {
    await fill('a', 'A');
    const stageOf = async (filter: Document): Promise<unknown> => {
      const { queryPlanner } = await words.find(filter).collation(anyCase).explain('queryPlanner');
      return queryPlanner.winningPlan.inputStage?.indexName ?? queryPlanner.winningPlan.stage;
    };
    expect(await stageOf({ word: 'a' })).toBe('COLLSCAN');
    expect(await stageOf({ word: 'a', n: { $gt: 0 } })).toBe('n_1');
    expect(await words.find({ word: 'a', n: { $gt: 0 } }).collation(anyCase).toArray()).toMatchObject([{ word: 'A' }]); // prettier-ignore
  });

  it('decides what an update, a deletion and a findAndModify reach', async () => {
    await fill('a', 'A', 'b');
    expect(await words.updateMany({ word: 'A' }, { $set: { seen: true } }, { collation: anyCase })).toMatchObject({
      matchedCount: 2,
    });
    expect(
      await words.findOneAndUpdate(
        { word: 'B' },
        { $set: { seen: 1 } },
        { collation: anyCase, returnDocument: 'after' },
      ),
    ).toMatchObject({ word: 'b', seen: 1 });
    await words.bulkWrite([{ deleteOne: { filter: { word: 'B' }, collation: anyCase } }, { deleteOne: { filter: { word: 'B' } } }]); // prettier-ignore
    expect(await words.countDocuments({ word: { $in: ['A', 'B'] } }, { collation: anyCase })).toBe(2);
    expect(await words.deleteMany({ word: 'a' }, { collation: anyCase })).toMatchObject({ deletedCount: 2 });
  });

  it('decides what update operators find equal, least and first', async () => {
    await words.insertOne({ tags: ['a', 'B', 'c'], best: 'b', rows: [{ k: 'X', n: 1 }] });
    const update = async (change: Document, options: Document = {}): Promise<Document> =>
      (await words.findOneAndUpdate({}, change, { collation: anyCase, returnDocument: 'after', ...options }))!;
    expect(await update({ $addToSet: { tags: { $each: ['b', 'd'] } }, $max: { best: 'A' } })).toMatchObject({
      tags: ['a', 'B', 'c', 'd'],
      best: 'b',
    });
    expect(await update({ $pull: { tags: { $in: ['b', 'D'] } }, $min: { best: 'A' } })).toMatchObject({
      tags: ['a', 'c'],
      best: 'A',
    });
    expect(await update({ $push: { tags: { $each: ['B'], $sort: 1 } } })).toMatchObject({ tags: ['a', 'B', 'c'] });
    expect(await update({ $pullAll: { tags: ['A'] } })).toMatchObject({ tags: ['B', 'c'] });
    expect(await update({ $inc: { 'rows.$[row].n': 1 } }, { arrayFilters: [{ 'row.k': 'x' }] })).toMatchObject({
      rows: [{ k: 'X', n: 2 }],
    });
    // What is stored and indexed stays apart.
    expect(await code(words.updateOne({}, { $set: { best: 'a' } }, { collation: anyCase }))).toBe('no error');
    expect(await words.countDocuments({ best: 'a' })).toBe(1);
  });

  it('groups, joins, counts distinct values and compares in expressions', async () => {
    await fill('b', 'a', 'A', 'B', 'a');
    expect(await words.distinct('word', {}, { collation: anyCase })).toEqual(['a', 'b']);
    const groups = [{ $group: { _id: '$word', count: { $sum: 1 }, all: { $addToSet: '$word' }, most: { $max: '$n' } } }, { $sort: { _id: 1 } }]; // prettier-ignore
    expect(await words.aggregate(groups, { collation: anyCase }).toArray()).toEqual([
      { _id: 'a', count: 3, all: ['a'], most: 4 },
      { _id: 'b', count: 2, all: ['b'], most: 3 },
    ]);
    const joined = words.aggregate(
      [
        { $match: { n: 0 } },
        { $lookup: { from: 'words', localField: 'word', foreignField: 'word', as: 'same' } },
        { $project: { _id: 0, same: '$same.n', isIn: { $in: ['A', ['a']] }, union: { $setUnion: [['x'], ['X']] } } },
      ],
      { collation: anyCase },
    );
    expect(await joined.toArray()).toEqual([{ same: [0, 3], isIn: true, union: ['X'] }]);
  });

  const REFUSED: [Document, number][] = [
    [{ locale: 'nowhere' }, 2],
    [{ strength: 1 }, 40414],
    [{ locale: 'en', nonsense: 1 }, 40415],
    [{ locale: 'en', strength: 7 }, 2],
    [{ locale: 'en', strength: 4 }, 115],
    [{ locale: 'fr', backwards: true }, 115],
  ];
  it.each(REFUSED)('%j is refused with code %d', async (collation, expected) => {
    expect(await code(server.db.command({ find: 'words', filter: { word: 'a' }, collation }))).toBe(expected);
  });

  it('is refused for a collection and for an index', async () => {
    expect(await code(server.db.createCollection('folded', { collation: anyCase }))).toBe(115);
    expect(await code(words.createIndex({ other: 1 }, { collation: anyCase }))).toBe(115);
  });
});
