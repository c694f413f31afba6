import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { BSON, type ClientSession, type Collection, type Document } from 'mongodb';
import { testServer, type TestServer } from '../testing/testServer.ts';

const { Double, Long, ObjectId } = BSON;
const RUNS = Number(process.env.PROPERTY_RUNS ?? 40);

const id = (digit: string) => new ObjectId(digit.repeat(24));
const scalar = fc.constantFrom<unknown>(
  null, 0, 1, 2, -1, 1.5, NaN, new Double(1), Long.fromNumber(2), Long.MAX_VALUE,
  'a', 'ab', 'b', '', 'a\0', true, false, id('1'), id('2'), new Date(0), new Date(5), { x: 1 }, { x: 'a', y: 2 }, {},
); // prettier-ignore
const value = fc.oneof(
  { weight: 5, arbitrary: scalar },
  fc.array(scalar, { maxLength: 3 }),
  fc.array(fc.record({ x: scalar, y: scalar }, { requiredKeys: [] }), { maxLength: 2 }),
);
const document = fc.record({ a: value, b: value, c: scalar }, { requiredKeys: [] });

const path = fc.constantFrom('a', 'b', 'c', 'a.x', 'b.x', 'b.y');
const condition = fc.oneof(
  scalar,
  fc.record({ $eq: value }),
  fc.record({ $in: fc.array(scalar, { maxLength: 4 }) }),
  fc.record({ $gt: scalar }),
  fc.record({ $gte: scalar, $lt: scalar }, { requiredKeys: ['$gte'] }),
  fc.record({ $lte: scalar }),
  fc.record({ $ne: scalar }),
  fc.record({ $exists: fc.boolean() }),
  fc.record({ $regex: fc.constantFrom('^a', 'b', '^ab$') }),
  fc.record({ $not: fc.record({ $gt: scalar }) }),
);
const plainFilter = fc.dictionary(path, condition, { maxKeys: 3 });
const filter = fc.oneof(
  { weight: 3, arbitrary: plainFilter },
  fc.record({ $or: fc.array(plainFilter, { minLength: 1, maxLength: 3 }) }),
  fc.record({ $and: fc.array(plainFilter, { minLength: 1, maxLength: 2 }), c: condition }),
);

const direction = fc.constantFrom(1, -1);
const keyPattern = fc
  .dictionary(path, direction, { minKeys: 1, maxKeys: 3 })
  .filter((key) => Object.keys(key).length > 0);
const indexSpec = fc.record({ key: keyPattern, kind: fc.constantFrom('plain', 'plain', 'partial') });
const sort = fc.option(fc.dictionary(path, direction, { minKeys: 1, maxKeys: 2 }), { nil: undefined });

const change = fc.oneof(
  fc.record({ kind: fc.constant('update' as const), filter: plainFilter, update: fc.oneof(
    fc.record({ $set: fc.dictionary(fc.constantFrom('a', 'b', 'c'), value, { minKeys: 1, maxKeys: 2 }) }),
    fc.record({ $unset: fc.constantFrom({ a: 1 }, { b: 1 }, { 'b.x': 1 }) }),
    fc.record({ $max: fc.record({ c: scalar }) }),
  ) }),
  fc.record({ kind: fc.constant('delete' as const), filter: plainFilter }),
); // prettier-ignore

const search = fc.record({ filter, sort, limit: fc.constantFrom(0, 0, 3) });

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

/** Returns a query's result, or the code of its refusal. */
async function answer(
  name: string,
  { filter: wanted, sort: order, limit }: { filter: Document; sort: Document | undefined; limit: number },
  options: { hint?: Document; session?: ClientSession } = {},
): Promise<unknown> {
  try {
    const docs = await server.db
      .collection(name)
      .find(wanted, { sort: { ...order, _id: 1 }, limit, ...options, promoteValues: false })
      .toArray();
    return BSON.EJSON.stringify(docs, { relaxed: false });
  } catch (error) {
    return (error as { code: unknown }).code;
  }
}

describe('indexes', () => {
  it('change no result, before and after a restart', async () => {
    let round = 0;
    const property = fc.asyncProperty(
      fc.array(document, { minLength: 5, maxLength: 25 }),
      fc.array(indexSpec, { minLength: 1, maxLength: 4 }),
      fc.array(change, { maxLength: 6 }),
      fc.array(search, { minLength: 5, maxLength: 12 }),
      async (documents, specs, changes, searches) => {
        const [indexed, plain] = [server.db.collection(`indexed${round}`), server.db.collection(`plain${round++}`)];
        const numbered = documents.map((doc, _id) => ({ _id: _id as never, ...doc }));
        const half = Math.floor(numbered.length / 2);
        await plain.insertMany(numbered);
        await indexed.insertMany(numbered.slice(0, half));
        for (const [at, { key, kind }] of specs.entries()) {
          const extra = kind === 'partial' ? { partialFilterExpression: { c: { $gt: 0 } } } : {};
          // Two arrays in one document can't be indexed together, and a key can't be indexed twice. There is then one
          // index less.
          await indexed
            .createIndex(key, { name: `i${at}`, ...extra })
            .catch((error: { code: number }) => expect([171, 85]).toContain(error.code));
        }
        for (const doc of numbered.slice(half)) {
          await indexed.insertOne(doc).catch(async (error: { code: number }) => {
            expect(error.code).toBe(171);
            await plain.deleteOne({ _id: doc._id });
          });
        }
        for (const one of changes) {
          const ids = (await plain.find(one.filter).toArray()).map(({ _id }) => _id);
          for (const _id of ids) {
            if (one.kind === 'delete') {
              expect((await indexed.deleteOne({ _id, ...one.filter })).deletedCount).toBe(1);
              await plain.deleteOne({ _id });
            } else {
              const run = (collection: Collection): Promise<unknown> =>
                collection.updateOne({ _id, ...one.filter }, one.update as Document).then(
                  ({ matchedCount }) => matchedCount,
                  ({ code }: { code: number }) => code,
                );
              const outcome = await run(indexed);
              if (outcome !== 171) expect(await run(plain)).toBe(outcome);
            }
          }
        }
        for (const query of searches) {
          const expected = await answer(plain.collectionName, query, { hint: { $natural: 1 } });
          expect({ query, answer: await answer(indexed.collectionName, query) }).toEqual({ query, answer: expected });
        }
        if (round % 10 !== 0) return;
        const before = await Promise.all(searches.map((query) => answer(indexed.collectionName, query)));
        await server.restart();
        for (const [at, query] of searches.entries())
          expect(await answer(indexed.collectionName, query)).toEqual(before[at]);
      },
    );
    await fc.assert(property, { numRuns: RUNS, interruptAfterTimeLimit: 600_000 });
  }, 660_000);
});

describe('a transaction', () => {
  /** Two arrays in one document can't be indexed together, and an error would end the transaction. */
  const oneArray = fc.record({ a: value, b: scalar, c: scalar }, { requiredKeys: [] });
  const step = fc.oneof(
    fc.record({ kind: fc.constant('insert' as const), doc: oneArray }),
    fc.record({ kind: fc.constant('update' as const), filter: plainFilter, update: fc.oneof(
      fc.record({ $set: fc.record({ a: value }) }),
      fc.record({ $set: fc.record({ b: scalar, c: scalar }, { requiredKeys: ['b'] }) }),
      fc.record({ $unset: fc.constantFrom({ a: 1 }, { b: 1 }) }),
    ) }),
    fc.record({ kind: fc.constant('delete' as const), filter: plainFilter }),
  ); // prettier-ignore

  it('finds its writes as others do after the commit, and others find none before', async () => {
    let round = 0;
    const property = fc.asyncProperty(
      fc.array(oneArray, { minLength: 5, maxLength: 20 }),
      fc.array(indexSpec, { minLength: 1, maxLength: 3 }),
      fc.array(fc.record({ step, search }), { minLength: 1, maxLength: 8 }),
      async (documents, specs, steps) => {
        const [inside, plain] = [server.db.collection(`inside${round}`), server.db.collection(`outside${round++}`)];
        const numbered = documents.map((doc, _id) => ({ _id: _id as never, ...doc }));
        for (const one of [inside, plain]) await one.insertMany(numbered);
        for (const [at, { key, kind }] of specs.entries()) {
          const extra = kind === 'partial' ? { partialFilterExpression: { c: { $gt: 0 } } } : {};
          await inside
            .createIndex(key, { name: `i${at}`, ...extra })
            .catch((error: { code: number }) => expect(error.code).toBe(85));
        }
        const everything = { filter: {}, sort: undefined, limit: 0 };
        const before = await answer(inside.collectionName, everything);
        const natural = { hint: { $natural: 1 } };
        await server.client.withSession(async (session) => {
          session.startTransaction();
          for (const [at, { step: one, search: query }] of steps.entries()) {
            const _id = (100 + at) as never;
            const run = (collection: Collection, options = {}): Promise<unknown> => {
              if (one.kind === 'insert') return collection.insertOne({ _id, ...one.doc }, options);
              if (one.kind === 'delete') return collection.deleteMany(one.filter, options);
              return collection.updateMany(one.filter, one.update, options);
            };
            await run(plain);
            await run(inside, { session });
            const expected = await answer(plain.collectionName, query, natural);
            expect({ query, answer: await answer(inside.collectionName, query, { session }) }).toEqual({
              query,
              answer: expected,
            });
          }
          expect(await answer(inside.collectionName, everything)).toEqual(before);
          await session.commitTransaction();
        });
        for (const query of [everything, ...steps.map(({ search: query }) => query)])
          expect(await answer(inside.collectionName, query)).toEqual(
            await answer(plain.collectionName, query, natural),
          );
      },
    );
    await fc.assert(property, { numRuns: RUNS, interruptAfterTimeLimit: 600_000 });
  }, 660_000);
});

describe('a sort by an index over a list of values', () => {
  const room = fc.integer({ min: 0, max: 5 });
  const message = fc.record({
    room: fc.oneof({ weight: 4, arbitrary: room }, fc.array(room, { minLength: 1, maxLength: 3 })),
    seq: fc.integer({ min: 0, max: 6 }),
  });
  const page = fc.record({
    rooms: fc.array(fc.integer({ min: -1, max: 6 }), { minLength: 2, maxLength: 8 }),
    range: fc.constantFrom<Document>({}, { $gt: 1 }, { $gte: 1, $lt: 5 }),
    order: direction,
    size: fc.integer({ min: 1, max: 4 }),
  });

  it('has the right order, whole and in pages, also after writes of a transaction', async () => {
    let round = 0;
    const property = fc.asyncProperty(
      fc.array(message, { minLength: 5, maxLength: 60 }),
      fc.array(message, { maxLength: 10 }),
      direction,
      fc.array(page, { minLength: 3, maxLength: 6 }),
      async (messages, added, indexed, pages) => {
        const collection = server.db.collection(`rooms${round++}`);
        await collection.createIndex({ room: 1, seq: indexed });
        await collection.insertMany(messages.map((doc, _id) => ({ _id: _id as never, ...doc })));
        const check = async (options: { session?: ClientSession } = {}): Promise<void> => {
          const all = await collection.find({}, { ...options, hint: { $natural: 1 } }).toArray();
          for (const { rooms, range, order, size } of pages) {
            const filter = { room: { $in: rooms }, ...(Object.keys(range).length > 0 && { seq: range }) };
            const cursor = () => collection.find(filter, options).sort({ seq: order as 1 | -1 });
            const found = await cursor().toArray();
            const wanted = all.filter(
              ({ room: one, seq }) =>
                [one].flat().some((each: number) => rooms.includes(each)) &&
                (range.$gt === undefined || seq > range.$gt) &&
                (range.$gte === undefined || seq >= range.$gte) &&
                (range.$lt === undefined || seq < range.$lt),
            );
            expect(found.map(({ seq }) => seq)).toEqual(
              wanted.map(({ seq }) => seq as number).sort((one, other) => (one - other) * order),
            );
            expect(new Set(found.map(({ _id }) => _id))).toEqual(new Set(wanted.map(({ _id }) => _id)));
            const inPages: Document[] = [];
            for (let skip = 0; skip < found.length; skip += size)
              inPages.push(...(await cursor().skip(skip).limit(size).toArray()));
            expect(inPages).toEqual(found);
          }
        };
        await check();
        await server.client.withSession(async (session) => {
          session.startTransaction();
          const options = { session };
          await collection.updateMany({ room: { $in: [1, 2] }, seq: { $gt: 2 } }, { $inc: { seq: -2 } }, options);
          await collection.updateMany({ seq: 3 }, { $set: { room: 5 } }, options);
          await collection.deleteMany({ room: 3, seq: { $lt: 2 } }, options);
          await collection.insertMany(
            [...added, { room: 0, seq: 3 }].map((doc, at) => ({ _id: (100 + at) as never, ...doc })),
            options,
          );
          await check(options);
          await session.commitTransaction();
        });
        await check();
      },
    );
    await fc.assert(property, { numRuns: RUNS, interruptAfterTimeLimit: 600_000 });
  }, 660_000);
});
