import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { MongoClient } from 'mongodb';
import { findScans, recordQueries } from '../testing/recordQueries.ts';
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
  const scans = await findScans(client, queries);
  expect(scans).toEqual([
    expect.stringMatching(/^meet\.rooms .*"updates":\[{"q":{"owner":3}/),
    expect.stringMatching(/^meet\.rooms .*"updates":\[{"q":{"owner":4}/),
    expect.stringMatching(/^meet\.rooms .*"deletes":\[{"q":{"owner":5}/),
    expect.stringMatching(/^meet\.rooms .*"\$match":{"owner":1}/),
    expect.stringMatching(/^meet\.rooms .*"sort":{"owner":1}|^meet\.rooms .*"sort"/),
  ]);
  await client.close();
});
