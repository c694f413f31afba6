import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { MongoClient } from 'mongodb';
import { findLooseOrders } from '../testing/findLooseOrders.ts';
import { findScans } from '../testing/findScans.ts';
import { recordQueries } from '../testing/recordQueries.ts';
import { testServer, type TestServer } from '../testing/testServer.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

it('finds the queries that no index serves, and no other', async () => {
  const client = await new MongoClient(server.url, { monitorCommands: true }).connect();
  const rooms = client.db().collection('rooms');
  await rooms.createIndex({ name: 1 });
  await rooms.insertMany([
    { name: 'a', owner: 1 },
    { name: 'b', owner: 2 },
  ]);
  const { queries, stop } = recordQueries(client);
  await rooms.find().toArray();
  await rooms.findOne({ name: 'a' });
  await rooms.updateMany({ name: { $in: ['a', 'b'] } }, { $set: { seen: true } });
  await rooms.countDocuments({ name: 'a' });
  await rooms.bulkWrite([
    { deleteOne: { filter: { name: 'none' } } },
    { updateOne: { filter: { owner: 3 }, update: { $set: { seen: false } } } },
  ]);
  await client.bulkWrite([
    { name: 'insertOne', namespace: 'meet.others', document: { name: 'c' } },
    { name: 'updateOne', namespace: 'meet.rooms', filter: { name: 'a' }, update: { $set: { seen: true } } },
    { name: 'updateOne', namespace: 'meet.rooms', filter: { owner: 4 }, update: { $set: { seen: true } } },
    { name: 'deleteMany', namespace: 'meet.rooms', filter: { owner: 5 } },
  ]);
  await rooms.countDocuments({ owner: 1 });
  await rooms.find().sort({ owner: 1 }).toArray();
  stop();
  const { scans, unchecked } = await findScans(client, queries);
  expect(unchecked).toEqual([]);
  expect(scans).toEqual([
    expect.stringMatching(/^meet\.rooms .*"updates":\[{"q":{"owner":3}/),
    expect.stringMatching(/^meet\.rooms .*"updates":\[{"q":{"owner":4}/),
    expect.stringMatching(/^meet\.rooms .*"deletes":\[{"q":{"owner":5}/),
    expect.stringMatching(/^meet\.rooms .*"\$match":{"owner":1}/),
    expect.stringMatching(/^meet\.rooms .*"sort":{"owner":1}/),
  ]);
  await client.close();
});

it('names the queries that an engine does not explain', async () => {
  const client = await new MongoClient(server.url).connect();
  const refused = { namespace: 'meet.rooms', command: { find: 'rooms', filter: { $where: 'true' } } };
  expect(await findScans(client, [refused])).toEqual({
    scans: [],
    unchecked: [expect.stringMatching(/^meet\.rooms .*"\$where".* \(explain is refused: .*\)$/)],
  });
  const silent = { db: () => ({ command: () => Promise.resolve({ ok: 1, queryPlanner: { rejectedPlans: [] } }) }) };
  const plain = { namespace: 'meet.rooms', command: { find: 'rooms', filter: { name: 'a' } } };
  expect(await findScans(silent as unknown as MongoClient, [plain])).toEqual({
    scans: [],
    unchecked: [expect.stringMatching(/ \(explain names no plan\)$/)],
  });
  await client.close();
  await expect(findScans(client, [plain])).rejects.toThrow();
});

it('finds the sorts that leave the order of equal keys open, and no other', async () => {
  const client = await new MongoClient(server.url, { monitorCommands: true }).connect();
  const seats = client.db().collection('seats');
  await seats.createIndex({ room: 1, place: 1 }, { unique: true });
  await seats.createIndex({ owner: 1 }, { unique: true, partialFilterExpression: { kind: 1 } });
  const { queries, stop } = recordQueries(client);
  await seats.find({ room: 'a' }).sort({ place: 1 }).toArray();
  await seats
    .find({ $and: [{ room: { $eq: 'a' } }] })
    .sort({ place: -1 })
    .toArray();
  await seats.find({ kind: 1 }).sort({ owner: 1 }).toArray();
  await seats.find().sort({ at: 1, _id: 1 }).toArray();
  await seats.find().toArray();
  await seats.aggregate([{ $match: { room: 'a' } }, { $sort: { place: 1 } }]).toArray();
  expect(await findLooseOrders(client, queries)).toEqual([]);
  await seats.find().sort({ place: 1 }).toArray();
  await seats
    .find({ room: { $in: ['a', 'b'] } })
    .sort({ at: 1, place: 1 })
    .toArray();
  await seats.find({ kind: 2 }).sort({ owner: 1 }).toArray();
  await seats.findOneAndUpdate({ room: 'a' }, { $set: { at: 1 } }, { sort: { at: 1 } });
  await seats.aggregate([{ $match: { room: 'a' } }, { $sort: { at: 1 } }]).toArray();
  stop();
  const loose = await findLooseOrders(client, queries);
  expect(loose.map((query) => /"\$?sort":{.*?}/.exec(query)?.[0])).toEqual([
    '"sort":{"place":1}',
    '"sort":{"at":1,"place":1}',
    '"sort":{"owner":1}',
    '"sort":{"at":1}',
    '"$sort":{"at":1}',
  ]);
  await client.close();
});
