import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { startEmbeddedMongo, type EmbeddedMongo } from '@meet/embedded-mongo';
import type { Connection } from 'mongoose';
import diagnostics from 'node:diagnostics_channel';
import { mkdtemp, rm } from 'node:fs/promises';
import type { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { connectDatabase } from './connect.ts';

let dataDir: string;
let database: EmbeddedMongo;
let connection: Connection;
const sockets: Socket[] = [];
const keep = (message: unknown) => void sockets.push((message as { socket: Socket }).socket);

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'meet-closed-'));
  database = await startEmbeddedMongo({ dataDir });
  diagnostics.subscribe('net.client.socket', keep);
  connection = await connectDatabase(database.url, { maxPoolSize: 1 });
});
afterAll(async () => {
  diagnostics.unsubscribe('net.client.socket', keep);
  await connection.close();
  await database.close();
  await rm(dataDir, { recursive: true, force: true });
});

const find = () => connection.db!.collection('things').findOne({});

it('retries a read whose connection is lost just before it is written', async () => {
  expect(await find()).toBeNull();
  expect(sockets.length).toBeGreaterThan(0);
  // A destroyed socket takes no bytes, and reports its end only in a later turn.
  for (const socket of sockets) socket.destroy();
  expect(await find()).toBeNull();
});

it('fails a write that cannot be repeated, and serves the next one', async () => {
  const ping = () => connection.db!.command({ ping: 1 });
  await ping();
  for (const socket of sockets) socket.destroy();
  await expect(ping()).rejects.toMatchObject({ name: 'MongoNetworkError' });
  expect(await ping()).toMatchObject({ ok: 1 });
});
