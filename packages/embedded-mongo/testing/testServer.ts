import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MongoClient, type Db } from 'mongodb';
import type { EmbeddedMongo, EmbeddedMongoOptions } from '../src/startEmbeddedMongo.ts';
import { startTestMongo } from './startTestMongo.ts';

export interface TestServer {
  dataDir: string;
  url: string;
  client: MongoClient;
  db: Db;
  stop(): Promise<void>;
  start(): Promise<void>;
  /** Stops the server and starts it again with the same files. */
  restart(): Promise<void>;
  close(): Promise<void>;
}

/** Starts a server with a temporary folder, which `close` deletes. */
export async function testServer(options: Partial<EmbeddedMongoOptions> = {}): Promise<TestServer> {
  const dataDir = await mkdtemp(join(tmpdir(), 'embedded-mongo-'));
  let running: EmbeddedMongo;
  const server = { dataDir } as TestServer;
  const open = async (): Promise<void> => {
    running = await startTestMongo({ dataDir, ...options });
    server.url = running.url;
    server.client = await new MongoClient(running.url).connect();
    server.db = server.client.db();
  };
  const stop = async (): Promise<void> => {
    await server.client.close();
    await running.close();
  };
  Object.assign(server, { stop, start: open });
  server.restart = async () => {
    await stop();
    await open();
  };
  server.close = async () => {
    await stop();
    await rm(dataDir, { recursive: true, force: true });
  };
  await open();
  return server;
}
