import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { startEmbeddedMongo } from '@meet/embedded-mongo';
import { ownDatabase } from '@meet/embedded-mongo/testing';
import { Schema, type Connection } from 'mongoose';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { connectDatabase } from './connect.ts';
import { replacingIndexes } from './replacingIndexes.ts';

let dataDir: string;
let connection: Connection;
let stop: () => Promise<void>;
beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'meet-test-'));
  const embedded = process.env.MONGODB_URL ? undefined : await startEmbeddedMongo({ dataDir });
  connection = await connectDatabase(embedded?.url ?? ownDatabase(process.env.MONGODB_URL!, 'test'));
  stop = async () => {
    await connection.dropDatabase();
    await connection.close();
    await embedded?.close();
  };
});
afterAll(async () => {
  await stop();
  await rm(dataDir, { recursive: true, force: true });
});

interface Row {
  room: string;
  at: number;
}
const schema = new Schema<Row>({ room: String, at: Number }).index({ room: 1, at: 1, _id: 1 });
const REPLACED = { room_1_at_1: 'room_1_at_1__id_1', room_1: 'room_1_x_1' };
const namesOf = async (name: string) => (await connection.collection(name).indexes()).map((index) => index.name).sort();
/** Resolves once the model has asked the database to drop one. */
const dropped = (name: string) =>
  new Promise((resolve) => {
    const { collection } = connection.model(name);
    const dropIndex = collection.dropIndex.bind(collection);
    collection.dropIndex = (index: string) => {
      const done = dropIndex(index);
      resolve(done);
      return done;
    };
  });

it('takes a former index away once another is in its place, and no other', async () => {
  await connection.collection('stays').createIndex({ room: 1, at: 1 });
  await connection.collection('stays').createIndex({ room: 1 });
  const model = connection.model<Row>('stays', schema, 'stays');
  const done = dropped('stays');
  expect(replacingIndexes(model, REPLACED)).toBe(model);
  await done;
  expect(await namesOf('stays')).toEqual(['_id_', 'room_1', 'room_1_at_1__id_1']);
});

it('leaves it where the other could not be built', async () => {
  await connection.collection('kept').createIndex({ room: 1, at: 1 });
  await connection.collection('kept').createIndex({ room: 1, at: 1, _id: 1 }, { name: 'another name' });
  const model = connection.model<Row>('kept', schema, 'kept');
  replacingIndexes(model, REPLACED);
  await model.init().catch(() => undefined);
  expect(await namesOf('kept')).toEqual(['_id_', 'another name', 'room_1_at_1']);
});
