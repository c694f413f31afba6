import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { startEmbeddedMongo, type EmbeddedMongo } from '@meet/embedded-mongo';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect as reach, createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { connectDatabase } from './connect.ts';

const SAYS = Buffer.from('maxWireVersion\0');
const MONGODB_7 = 21;

let folder: string;
let database: EmbeddedMongo;
let older: Server;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'meet-test-'));
  database = await startEmbeddedMongo({ dataDir: folder });
  const { host } = /^mongodb:\/\/(?<host>[^/]+)/.exec(database.url)!.groups as { host: string };
  older = createServer((socket: Socket) => {
    const behind = reach(decodeURIComponent(host));
    socket.pipe(behind);
    behind.on('data', (bytes: Buffer) => {
      const at = bytes.indexOf(SAYS);
      if (at >= 0) bytes.writeInt32LE(MONGODB_7, at + SAYS.length);
      socket.write(bytes);
    });
    behind.on('error', () => socket.destroy());
    socket.on('error', () => behind.destroy());
    socket.on('close', () => behind.destroy());
  });
  await new Promise<void>((resolve) => void older.listen(0, '127.0.0.1', resolve));
});
afterAll(async () => {
  older.close();
  await database.close();
  await rm(folder, { recursive: true, force: true });
});

it('refuses a database that lacks what the services write by', async () => {
  const { port } = older.address() as AddressInfo;
  await expect(connectDatabase(`mongodb://127.0.0.1:${port}/meet?directConnection=true`)).rejects.toThrow(
    'it is older than MongoDB 8.0',
  );
  const connection = await connectDatabase(database.url);
  expect(connection.readyState).toBe(1);
  await connection.close();
});
