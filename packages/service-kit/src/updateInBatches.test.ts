import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { startTestMongo } from '@meet/embedded-mongo/testing';
import { Schema, type Connection, type mongo } from 'mongoose';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { connectDatabase } from './database/connect.ts';
import { updateInBatches } from './updateInBatches.ts';

interface Stored {
  _id: string;
  kind: string;
  size?: number;
}

let folder: string;
let stop: () => Promise<void>;
let connection: Connection;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'meet-test-'));
  const { url, close } = await startTestMongo({ dataDir: folder });
  stop = close;
  connection = await connectDatabase(url, { monitorCommands: true });
});
afterAll(async () => {
  await connection.close();
  await stop();
  await rm(folder, { recursive: true, force: true });
});

const createStored = async (what: string, count: number) => {
  const schema = new Schema<Stored>({ _id: String, kind: String, size: Number }, { versionKey: false });
  const model = connection.model<Stored>(what, schema, what);
  const stored = Array.from({ length: count }, (_, at) => ({ _id: `id-${at}`, kind: at === 0 ? 'other' : 'one' }));
  await connection.collection<Stored>(what).insertMany(stored);
  return model;
};

/** Returns the number of documents that each update changed. */
async function getChanges(work: () => Promise<unknown>): Promise<number[]> {
  const changes: number[] = [];
  const note = ({ commandName, reply }: mongo.CommandSucceededEvent) => {
    if (commandName === 'update') changes.push((reply as { nModified: number }).nModified);
  };
  connection.getClient().on('commandSucceeded', note);
  await work();
  connection.getClient().off('commandSucceeded', note);
  return changes;
}

it('updates documents that no longer match afterwards', async () => {
  const model = await createStored('left', 1_202);
  const changes = await getChanges(async () => {
    expect(await updateInBatches(model, { kind: 'one' }, { $set: { kind: 'two' } })).toBe(1_201);
  });
  expect(changes).toEqual([500, 500, 201]);
  expect(await model.countDocuments({ kind: 'two' })).toBe(1_201);
});

it('updates documents that still match, and each of them once', async () => {
  const model = await createStored('kept', 1_202);
  const changes = await getChanges(async () => {
    expect(await updateInBatches(model, { kind: 'one' }, { $inc: { size: 1 } }, { stillMatch: true })).toBe(1_201);
  });
  expect(changes).toEqual([500, 500, 201]);
  expect(await model.countDocuments({ size: 1 })).toBe(1_201);
});

it('ends after an update that changes nothing', async () => {
  const model = await createStored('same', 1_202);
  expect(await updateInBatches(model, { kind: 'one' }, { $set: { kind: 'one' } })).toBe(0);
});
