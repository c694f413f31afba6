import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { startTestMongo } from '@meet/embedded-mongo/testing';
import mongoose, { Schema, type Connection } from 'mongoose';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { deleteInBatches } from './deleteInBatches.ts';
import { connectDatabase } from './database/connect.ts';

let folder: string;
let stop: () => Promise<void>;
let connection: Connection;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'meet-test-'));
  const { url, close } = await startTestMongo({ dataDir: folder });
  stop = close;
  connection = await connectDatabase(url);
});
afterAll(async () => {
  await connection.close();
  await stop();
  await rm(folder, { recursive: true, force: true });
});

it.each([
  ['strings', (at: number) => `id-${at}`],
  ['of another type than the model says', () => new mongoose.mongo.ObjectId()],
])('deletes all matching documents and ends, if ids are %s', async (what, toId) => {
  const schema = new Schema<{ _id: string; kind: string }>({ _id: String, kind: String }, { versionKey: false });
  const model = connection.model<{ _id: string; kind: string }>(what, schema, what);
  const stored = Array.from({ length: 1_201 }, (_, at) => ({ _id: toId(at), kind: at === 0 ? 'kept' : 'gone' }));
  await connection.collection(what).insertMany(stored as never);
  expect(await deleteInBatches(model, { kind: 'gone' })).toBe(1_200);
  expect(await connection.collection(what).countDocuments()).toBe(1);
});
