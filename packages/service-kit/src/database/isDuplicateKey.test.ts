import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestMongo } from '@meet/embedded-mongo/testing';
import type { Connection } from 'mongoose';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { connectDatabase } from './connect.ts';
import { isDuplicateKey } from './isDuplicateKey.ts';

const getReason = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => 'no error',
    (error: unknown) => error,
  );

describe('a duplicate key', () => {
  let connection: Connection;
  let stop: () => Promise<void>;
  beforeAll(async () => {
    const dataDir = await mkdtemp(path.join(tmpdir(), 'meet-test-'));
    const embedded = await startTestMongo({ dataDir });
    connection = await connectDatabase(embedded.url);
    stop = async () => {
      await connection.close();
      await embedded.close();
      await rm(dataDir, { recursive: true, force: true });
    };
    await connection.collection('things').createIndex({ key: 1 }, { unique: true });
    await connection.collection('things').insertOne({ key: 1 });
  });
  afterAll(() => stop());

  /** Makes the next command of that name fail with the code, as another engine would answer. */
  const answerWith = (command: string, errorCode: number) =>
    connection.db!.admin().command({
      configureFailPoint: 'failCommand',
      mode: { times: 1 },
      data: { failCommands: [command], errorCode },
    });

  it('is recognized in every kind of write', async () => {
    const things = connection.collection('things');
    await things.insertOne({ key: 2 });
    const works: (() => Promise<unknown>)[] = [
      () => things.insertOne({ key: 1 }),
      () => things.updateOne({ key: 2 }, { $set: { key: 1 } }),
      () => things.findOneAndUpdate({ key: 2 }, { $set: { key: 1 } }),
      () => things.insertMany([{ key: 3 }, { key: 1 }]),
      () => things.insertMany([{ key: 1 }, { key: 2 }, { key: 4 }], { ordered: false }),
      () => things.bulkWrite([{ updateOne: { filter: { key: 2 }, update: { $set: { key: 1 } } } }]),
      () => connection.getClient().bulkWrite([{ namespace: 'meet.things', name: 'insertOne', document: { key: 1 } }]),
    ];
    for (const work of works) expect(isDuplicateKey(await getReason(work()))).toBe(true);
  });

  it.each([11_001, 12_582, 319_029_277])('is recognized by the code %d', async (code) => {
    await answerWith('findAndModify', code);
    const things = connection.collection('things');
    expect(isDuplicateKey(await getReason(things.findOneAndUpdate({ key: 1 }, { $set: { at: 1 } })))).toBe(true);
  });

  it.each([
    'duplicate key value violates unique constraint "collection_pk_7"',
    'conflicting key value violates exclusion constraint "documents_rum_index_12"',
  ])('is recognized by PostgreSQL’s message: %s', (message) => {
    expect(isDuplicateKey(Object.assign(new Error(message), { code: 1 }))).toBe(true);
    expect(isDuplicateKey({ errorResponse: { ok: 0, code: 1, errmsg: message } })).toBe(true);
    expect(isDuplicateKey(Object.assign(new Error(message), { code: 8 }))).toBe(false);
  });

  it('is not confused with other errors', async () => {
    const things = connection.collection('things');
    await answerWith('findAndModify', 1);
    expect(isDuplicateKey(await getReason(things.findOneAndUpdate({ key: 1 }, { $set: { at: 1 } })))).toBe(false);
    for (const error of [undefined, null, 'E11000', new Error('duplicate'), { code: 14_031 }, { writeErrors: [] }])
      expect(isDuplicateKey(error)).toBe(false);
  });

  it('does not hide another error of the same write', async () => {
    const mixed = connection
      .collection('things')
      .insertMany([{ key: 1 }, { _id: [] as never, key: 9 }], { ordered: false });
    const error = await getReason(mixed);
    expect(error).toMatchObject({ code: 11_000, writeErrors: [{ code: 11_000 }, { code: expect.any(Number) }] });
    expect(isDuplicateKey(error)).toBe(false);
  });
});
