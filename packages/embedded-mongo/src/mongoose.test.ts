import { afterAll, beforeAll, expect, it } from '@jest/globals';
import mongoose, { Schema, type Connection } from 'mongoose';
import { testServer, type TestServer } from '../testing/testServer.ts';

let server: TestServer;
let connection: Connection;
beforeAll(async () => {
  server = await testServer();
  connection = await mongoose.createConnection(server.url).asPromise();
});
afterAll(async () => {
  await connection.close();
  await server.close();
});

it('Mongoose works unmodified: indexes, defaults, population, versions, transactions', async () => {
  const People = connection.model(
    'Person',
    new Schema({ email: { type: String, unique: true, required: true }, tags: [String] }, { timestamps: true }),
  );
  const Rooms = connection.model(
    'Room',
    new Schema({
      name: String,
      owner: { type: Schema.Types.ObjectId, ref: 'Person' },
      members: [{ person: { type: Schema.Types.ObjectId, ref: 'Person' }, role: String }],
      limits: { type: Map, of: Number },
    }),
  );
  await People.init();
  const ana = await People.create({ email: 'ana@example.org', tags: ['a'] });
  await expect(People.create({ email: 'ana@example.org' })).rejects.toMatchObject({ code: 11000 });
  await expect(People.create({})).rejects.toThrow('validation failed');

  const room = await Rooms.create({
    name: 'One',
    owner: ana._id,
    members: [{ person: ana._id, role: 'owner' }],
    limits: { people: 6 },
  });
  room.members[0]!.role = 'member';
  room.limits!.set('people', 7);
  await room.save();
  const found = await Rooms.findOne({ 'members.person': ana._id })
    .populate<{ owner: { email: string } }>('owner')
    .orFail();
  expect(found.owner.email).toBe('ana@example.org');
  expect(found.limits!.get('people')).toBe(7);

  const [first, second] = await Promise.all([Rooms.findById(room._id).orFail(), Rooms.findById(room._id).orFail()]);
  first.members.push({ person: ana._id, role: 'x' });
  await first.save();
  second.members = [] as never;
  await expect(second.save()).rejects.toThrow('No matching document found');

  await expect(
    connection.transaction(async (session) => {
      await People.create([{ email: 'bob@example.org' }], { session });
      await Rooms.updateOne({ _id: room._id }, { name: 'Two' }, { session });
      throw new Error('changed my mind');
    }),
  ).rejects.toThrow('changed my mind');
  expect(await People.countDocuments()).toBe(1);
  expect((await Rooms.findById(room._id).lean())!.name).toBe('One');

  const upserted = await People.findOneAndUpdate(
    { email: 'eve@example.org' },
    { $addToSet: { tags: 'new' } },
    { upsert: true, returnDocument: 'after' },
  );
  expect(upserted).toMatchObject({ email: 'eve@example.org', tags: ['new'], createdAt: expect.any(Date) });
  const bulk = await People.bulkWrite([
    { updateOne: { filter: { email: 'eve@example.org' }, update: { tags: [] } } },
    { deleteOne: { filter: { email: 'ana@example.org' } } },
  ]);
  expect(bulk).toMatchObject({ modifiedCount: 1, deletedCount: 1 });
  expect(await People.syncIndexes()).toEqual([]);
});
