import { ObjectId } from 'bson';
import type { Doc } from '../bson/values.ts';
import type { Handler } from './context.ts';

const SERVER_VERSION = '8.0.0';
const MAX_WIRE_VERSION = 25;

/**
 * Returns the reply of a replica set with one member, because drivers offer sessions and transactions to nothing less.
 */
export const hello = (server: { address: string; connectionId: number }, legacy: boolean): Doc => ({
  ...(legacy ? { ismaster: true, helloOk: true } : { isWritablePrimary: true }),
  setName: 'embedded',
  setVersion: 1,
  secondary: false,
  hosts: [server.address],
  primary: server.address,
  me: server.address,
  electionId: new ObjectId('7fffffff0000000000000001'),
  maxBsonObjectSize: 16 * 1024 * 1024,
  maxMessageSizeBytes: 48_000_000,
  maxWriteBatchSize: 100_000,
  localTime: new Date(),
  logicalSessionTimeoutMinutes: 30,
  connectionId: server.connectionId,
  minWireVersion: 0,
  maxWireVersion: MAX_WIRE_VERSION,
  readOnly: false,
  ok: 1,
});

export const ok: Handler = () => ({ ok: 1 });

export const buildInfo: Handler = () => ({
  version: SERVER_VERSION,
  versionArray: [8, 0, 0, 0],
  gitVersion: 'embedded',
  modules: ['embedded-mongo'],
  bits: 64,
  debug: false,
  maxBsonObjectSize: 16 * 1024 * 1024,
  storageEngines: ['sqlite'],
  ok: 1,
});

export const serverStatus: Handler = () => ({
  host: 'embedded',
  version: SERVER_VERSION,
  process: 'embedded-mongo',
  pid: process.pid,
  mem: { resident: Math.round(process.memoryUsage.rss() / 1024 / 1024) },
  ok: 1,
});

/** Returns only names, since all databases share one file. */
export const listDatabases: Handler = ({ store }) => {
  const names = new Set([...store.collections.values()].map(({ db }) => db));
  return { databases: [...names].sort().map((name) => ({ name })), ok: 1 };
};
