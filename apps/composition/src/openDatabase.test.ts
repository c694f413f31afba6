import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { startEmbeddedMongo, type EmbeddedMongo } from '@meet/embedded-mongo';
import { connectDatabase } from '@meet/service-kit';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openDatabase } from './openDatabase.ts';
import { StartError } from './StartError.ts';

let folder: string;
let mongodb: EmbeddedMongo;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'meet-test-'));
  mongodb = await startEmbeddedMongo({ dataDir: path.join(folder, 'mongodb') });
});
afterAll(async () => {
  await mongodb.close();
  await rm(folder, { recursive: true, force: true });
});

it('refuses a database whose move is unfinished', async () => {
  const connection = await connectDatabase(mongodb.url);
  await connection.createCollection('move.unfinished');
  const opened = await openDatabase(mongodb.url, folder).catch((error: unknown) => error);
  expect(opened).toBeInstanceOf(StartError);
  expect(opened).toMatchObject({ message: expect.stringContaining('npm run move') });
  await connection.dropCollection('move.unfinished');
  await connection.close();
  const { close } = await openDatabase(mongodb.url, folder);
  await close();
});
