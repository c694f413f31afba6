import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import type { Document } from 'mongodb';
import { testServer, type TestServer } from '../testing/testServer.ts';
import type { QueryReport } from './query/QueryMeter.ts';

const ALL = 250;

let server: TestServer;
const reports: QueryReport[] = [];
/** Returns the reports that had arrived when the client had its reply. */
const reported = async (work: () => Promise<unknown>) => {
  await new Promise((resolve) => setImmediate(resolve));
  reports.length = 0;
  await work();
  await new Promise((resolve) => setImmediate(resolve));
  return reports.map(({ session: _, ...report }) => report);
};
const things = () => server.db.collection('things');

beforeAll(async () => {
  server = await testServer({
    queries: { over: { inAll: 0, perReturned: 0 }, report: (query) => reports.push(query) },
  });
  await things().createIndex({ kind: 1, at: 1 });
});
beforeEach(async () => {
  await things().deleteMany({});
  await things().insertMany(
    Array.from({ length: ALL }, (_, at): Document => ({ kind: at % 2 ? 'odd' : 'even', at, size: at % 10 })),
  );
});
afterAll(() => server.close());

it('reports documents that a search reads and returns, without values', async () => {
  const found = await reported(() =>
    things()
      .find({ kind: 'odd', size: { $gt: 6 } })
      .sort({ at: -1 })
      .toArray(),
  );
  expect(found).toEqual([
    { query: 'find things {kind, size: {$gt}} sort {at: -1}', documents: 125, entries: 0, returned: 50 },
  ]);
});

it('counts skipped entries as read, from the index alone if it covers the filter', async () => {
  const found = await reported(() => things().find({ kind: 'odd' }).sort({ at: 1 }).skip(20).limit(5).toArray());
  expect(found).toEqual([{ query: 'find things {kind} sort {at: 1}', documents: 5, entries: 20, returned: 5 }]);
  const searched = await reported(() =>
    things()
      .find({ kind: 'odd', size: { $gt: 0 } })
      .sort({ at: 1 })
      .skip(20)
      .limit(5)
      .toArray(),
  );
  expect(searched).toEqual([
    { query: 'find things {kind, size: {$gt}} sort {at: 1}', documents: 25, entries: 0, returned: 5 },
  ]);
});

it('counts at most the entries of the index for a page beyond the end', async () => {
  const beyond = (kind: string) =>
    reported(() => things().find({ kind }).sort({ at: -1 }).skip(10_000).limit(1).toArray());
  expect(await beyond('odd')).toEqual([
    { query: 'find things {kind} sort {at: -1}', documents: 0, entries: 125, returned: 0 },
  ]);
  expect(await beyond('none')).toEqual([]);
});

it('continues to count while a cursor is read', async () => {
  const found = await reported(() =>
    things()
      .find({ at: { $gte: 0 } })
      .batchSize(100)
      .toArray(),
  );
  const counts = found.map(({ documents }) => documents);
  // A batch ends early if it takes long, so a busy machine may make more of them.
  expect(counts.length).toBeGreaterThanOrEqual(3);
  expect([counts[0], counts.at(-1)]).toEqual([100, ALL]);
  expect(counts).toEqual(counts.toSorted((one, other) => one - other));
  expect(found.map(({ returned }) => returned)).toEqual(counts);
});

it('reports a count as one result, of index entries or of documents', async () => {
  expect(await reported(() => things().countDocuments({ kind: 'odd' }))).toEqual([
    { query: 'aggregate things {kind}', documents: 0, entries: 125, returned: 1 },
  ]);
  expect(await reported(() => things().countDocuments({ size: 3 }))).toEqual([
    { query: 'aggregate things {size}', documents: 250, entries: 0, returned: 1 },
  ]);
  expect(await reported(() => things().distinct('size'))).toEqual([
    { query: 'distinct things {}', documents: 250, entries: 0, returned: 10 },
  ]);
});

it('reports each statement of a write', async () => {
  const found = await reported(() =>
    things().bulkWrite([
      { updateMany: { filter: { kind: 'odd', size: 3 }, update: { $set: { seen: true } } } },
      { updateOne: { filter: { $or: [{ size: 2 }, { size: 4 }] }, update: { $set: { seen: true } } } },
      { deleteMany: { filter: { kind: 'even' } } },
    ]),
  );
  expect(found).toEqual([
    { query: 'update things {kind, size}', documents: 125, entries: 0, returned: 25 },
    { query: 'update things {$or: [{size}]}', documents: 3, entries: 0, returned: 1 },
    { query: 'delete things {kind}', documents: 125, entries: 0, returned: 125 },
  ]);
});

it('reports a slow read once, from the thread that ends it', async () => {
  await things().insertMany(
    Array.from({ length: 40_000 }, (_, at): Document => ({ kind: 'slow', at, size: at % 1_000 })),
  );
  const found = await reported(() =>
    things()
      .find({ name: /^never(\d+)$/ })
      .toArray(),
  );
  expect(found).toEqual([{ query: 'find things {name}', documents: 40_250, entries: 0, returned: 0 }]);
});

it('reports no query within the limits', async () => {
  const own: QueryReport[] = [];
  const limited = await testServer({
    queries: { over: { inAll: 100, perReturned: 10 }, report: (query) => own.push(query) },
  });
  const rows = limited.db.collection('rows');
  await rows.insertMany(Array.from({ length: 101 }, (_, at): Document => ({ at })));
  await rows
    .find({ at: { $gte: 0 } })
    .limit(100)
    .toArray();
  await rows.find({ at: 9 }).limit(1).toArray();
  await rows.find({ at: 10 }).limit(1).toArray();
  await rows
    .find({ at: { $gte: 0 } })
    .batchSize(200)
    .toArray();
  await limited.close();
  expect(own.map(({ documents }) => documents)).toEqual([11, 101]);
});
