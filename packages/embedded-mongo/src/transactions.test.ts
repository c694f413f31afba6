import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { BSON, type ClientSession, type Collection } from 'mongodb';
import { sendRaw } from '../testing/sendRaw.ts';
import { testServer, type TestServer } from '../testing/testServer.ts';

interface Account {
  _id: string;
  n: number;
  email?: string;
}

let server: TestServer;
let accounts: Collection<Account>;
const sessions: ClientSession[] = [];
const begin = (): ClientSession => {
  const session = server.client.startSession();
  session.startTransaction();
  sessions.push(session);
  return session;
};

beforeAll(async () => {
  server = await testServer();
  accounts = server.db.collection('accounts');
  await accounts.createIndex({ email: 1 }, { unique: true, partialFilterExpression: { email: { $exists: true } } });
});
beforeEach(async () => {
  for (const session of sessions.splice(0)) await session.endSession();
  await accounts.deleteMany({});
  await accounts.insertMany([
    { _id: 'a', n: 10 },
    { _id: 'b', n: 0 },
  ]);
});
afterAll(() => server.close());

const label = 'TransientTransactionError';

describe('a transaction', () => {
  it('shows its writes only to itself until it commits', async () => {
    const session = begin();
    await accounts.updateOne({ _id: 'a' }, { $inc: { n: -4 } }, { session });
    await accounts.insertOne({ _id: 'c', n: 4 }, { session });
    expect(await accounts.find({}, { session, sort: { _id: 1 } }).toArray()).toEqual([
      { _id: 'a', n: 6 },
      { _id: 'b', n: 0 },
      { _id: 'c', n: 4 },
    ]);
    expect(await accounts.find({}, { sort: { _id: 1 } }).toArray()).toEqual([
      { _id: 'a', n: 10 },
      { _id: 'b', n: 0 },
    ]);
    await session.commitTransaction();
    expect(await accounts.countDocuments()).toBe(3);
  });

  it('finds a document once by any element of its arrays, before and after it commits', async () => {
    const lists = server.db.collection('lists');
    await lists.createIndex({ list: 1 });
    const session = begin();
    await lists.insertOne({ list: [1, 9] }, { session });
    const find = (options = {}) => lists.find({ list: { $gt: 5, $lt: 8 } }, options).toArray();
    const all = (options = {}) => lists.find({ list: { $gt: 0 } }, options).toArray();
    const both = (options = {}) => lists.find({ list: { $gt: 5, $lt: 3 } }, options).toArray();
    const counts = async (options = {}) =>
      Promise.all([find(options), all(options), both(options)].map(async (found) => (await found).length));
    expect(await counts({ session })).toEqual([1, 1, 1]);
    expect(await lists.countDocuments({ list: 9 }, { session })).toBe(1);
    expect(await lists.countDocuments({ list: 9 })).toBe(0);
    await session.commitTransaction();
    expect(await lists.countDocuments({ list: 9 })).toBe(1);
    expect(await counts()).toEqual([1, 1, 1]);
    await lists.drop();
  });

  it('leaves nothing when it aborts', async () => {
    const session = begin();
    await accounts.deleteMany({}, { session });
    expect(await accounts.countDocuments({}, { session })).toBe(0);
    await session.abortTransaction();
    expect(await accounts.countDocuments()).toBe(2);
  });

  it('reads the moment at which it began', async () => {
    const session = begin();
    await accounts.findOne({ _id: 'a' }, { session });
    await accounts.updateOne({ _id: 'a' }, { $set: { n: 99 } });
    expect(await accounts.findOne({ _id: 'a' }, { session })).toEqual({ _id: 'a', n: 10 });
    await expect(accounts.updateOne({ _id: 'a' }, { $inc: { n: 1 } }, { session })).rejects.toMatchObject({
      code: 112,
      errorLabels: expect.arrayContaining([label]),
    });
  });

  it('refuses the second writer of a record at once', async () => {
    const [one, other] = [begin(), begin()];
    await accounts.updateOne({ _id: 'a' }, { $inc: { n: 1 } }, { session: one });
    await expect(accounts.updateOne({ _id: 'a' }, { $inc: { n: 1 } }, { session: other })).rejects.toMatchObject({
      code: 112,
    });
    await one.commitTransaction();
    expect((await accounts.findOne({ _id: 'a' }))!.n).toBe(11);
  });

  it('makes an outside writer wait for its end', async () => {
    const session = begin();
    await accounts.updateOne({ _id: 'a' }, { $inc: { n: 1 } }, { session });
    let isDone = false;
    const waiting = accounts.updateMany({}, { $inc: { n: 100 } }).then(() => (isDone = true));
    await accounts.findOne({});
    expect(isDone).toBe(false);
    await session.commitTransaction();
    await waiting;
    expect((await accounts.find({}, { sort: { _id: 1 } }).toArray()).map(({ n }) => n)).toEqual([111, 100]);
  });

  it('reserves unique keys against others', async () => {
    const session = begin();
    await accounts.insertOne({ _id: 'c', n: 0, email: 'x' }, { session });
    const other = begin();
    await expect(accounts.insertOne({ _id: 'd', n: 0, email: 'x' }, { session: other })).rejects.toMatchObject({
      code: 112,
    });
    const waiting = accounts.insertOne({ _id: 'e', n: 0, email: 'x' }).then(
      () => 'inserted',
      (error: { code: number }) => error.code,
    );
    await session.commitTransaction();
    expect(await waiting).toBe(11000);
  });

  it('ends after an error', async () => {
    const session = begin();
    await expect(accounts.insertOne({ _id: 'a', n: 1 }, { session })).rejects.toMatchObject({ code: 11000 });
    await expect(accounts.findOne({}, { session })).rejects.toMatchObject({
      code: 251,
      errorLabels: expect.arrayContaining([label]),
    });
  });

  it('shows a cursor every document once, even if it changes them meanwhile', async () => {
    const numbers = server.db.collection<{ n: number; seen?: boolean }>('numbers');
    await numbers.createIndex({ n: 1 });
    await numbers.insertMany(Array.from({ length: 300 }, (_, n) => ({ n })));
    for (const find of [{}, { n: { $gte: 0 } }]) {
      const session = begin();
      await numbers.updateOne({ n: 5 }, { $set: { seen: true } }, { session });
      const cursor = numbers.find(find, { session, batchSize: 10 });
      const read = [(await cursor.next())!.n];
      await numbers.updateMany({ n: { $lt: 200 } }, { $set: { seen: true } }, { session });
      await numbers.deleteMany({ n: { $gte: 250 } }, { session });
      for await (const { n } of cursor) read.push(n);
      expect(read).toEqual(Array.from({ length: 300 }, (_, n) => n));
      expect(await numbers.countDocuments({ seen: true }, { session })).toBe(200);
      expect(await numbers.countDocuments({ n: { $gte: 0 } }, { session })).toBe(250);
      await session.abortTransaction();
    }
    await numbers.drop();
  });

  it('does not block others at a unique key that it leaves unchanged; they are refused at once', async () => {
    await accounts.updateOne({ _id: 'a' }, { $set: { email: 'x' } });
    const session = begin();
    await accounts.updateOne({ _id: 'a' }, { $inc: { n: 1 } }, { session });
    await expect(accounts.insertOne({ _id: 'a', n: 1 })).rejects.toMatchObject({ code: 11000 });
    await session.commitTransaction();
    expect(await accounts.findOne({ _id: 'a' })).toEqual({ _id: 'a', n: 11, email: 'x' });
  });

  it('may move a unique key to another document, and refuses a duplicate', async () => {
    const seats = server.db.collection<{ _id: string; seat: number }>('seats');
    await seats.createIndex({ seat: 1 }, { unique: true });
    await seats.insertMany([1, 2, 3].map((seat) => ({ _id: `p${seat}`, seat })));
    const session = begin();
    const sit = (_id: string, seat: number) => seats.updateOne({ _id }, { $set: { seat } }, { session });
    await sit('p1', 9);
    await sit('p2', 1);
    await sit('p3', 2);
    await sit('p1', 3);
    await seats.insertOne({ _id: 'p4', seat: 4 }, { session });
    expect((await seats.findOne({ seat: 1 }, { session }))!._id).toBe('p2');
    expect(await seats.findOne({ seat: 9 }, { session })).toBeNull();
    await session.commitTransaction();
    expect((await seats.find({}, { sort: { seat: 1 } }).toArray()).map(({ _id }) => _id)).toEqual([
      'p2',
      'p3',
      'p1',
      'p4',
    ]);
    const other = begin();
    await seats.updateOne({ _id: 'p1' }, { $set: { seat: 7 } }, { session: other });
    await expect(seats.updateOne({ _id: 'p2' }, { $set: { seat: 7 } }, { session: other })).rejects.toMatchObject({
      code: 11000,
    });
    await seats.drop();
  });

  it('may swap unique keys', async () => {
    await accounts.updateOne({ _id: 'a' }, { $set: { email: 'x' } });
    await accounts.updateOne({ _id: 'b' }, { $set: { email: 'y' } });
    const session = begin();
    await accounts.updateOne({ _id: 'a' }, { $set: { email: 'z' } }, { session });
    await accounts.updateOne({ _id: 'b' }, { $set: { email: 'x' } }, { session });
    await accounts.updateOne({ _id: 'a' }, { $set: { email: 'y' } }, { session });
    await session.commitTransaction();
    expect((await accounts.findOne({ email: 'x' }))!._id).toBe('b');
  });

  it('gives the right total when many run at once', async () => {
    const transfer = (): Promise<unknown> =>
      server.client.withSession((session) =>
        session.withTransaction(async () => {
          await accounts.updateOne({ _id: 'a' }, { $inc: { n: -1 } }, { session });
          await accounts.updateOne({ _id: 'b' }, { $inc: { n: 1 } }, { session });
        }),
      );
    await Promise.all(Array.from({ length: 10 }, transfer));
    expect((await accounts.find({}, { sort: { _id: 1 } }).toArray()).map(({ n }) => n)).toEqual([0, 10]);
  });
});

describe('a retryable write', () => {
  it('is answered again without running again, also after a restart', async () => {
    const txnNumber = BSON.Long.fromNumber(1);
    const lsid = { id: new BSON.UUID() };
    const send = async (): Promise<unknown> => {
      const raw = {
        update: 'accounts',
        updates: [{ q: { _id: 'a' }, u: { $inc: { n: 1 } } }],
        lsid,
        txnNumber,
        $db: 'meet',
      };
      return sendRaw(server.url, raw);
    };
    expect(await send()).toMatchObject({ n: 1, nModified: 1, ok: 1 });
    expect(await send()).toMatchObject({ n: 1, nModified: 1, ok: 1 });
    await server.restart();
    accounts = server.db.collection('accounts');
    expect(await send()).toMatchObject({ n: 1, nModified: 1, ok: 1 });
    expect((await accounts.findOne({ _id: 'a' }))!.n).toBe(11);
  });
});
