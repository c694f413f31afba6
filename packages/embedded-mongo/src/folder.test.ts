import { chmod, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { MongoClient } from 'mongodb';
import { startTestMongo } from '../testing/startTestMongo.ts';
import { backupDatabase, restoreDatabase, startEmbeddedMongo } from './index.ts';

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'folder-'));
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

async function withServer<Result>(work: (client: MongoClient) => Promise<Result>): Promise<Result> {
  const server = await startTestMongo({ dataDir });
  const client = await new MongoClient(server.url).connect();
  try {
    return await work(client);
  } finally {
    await client.close();
    await server.close();
  }
}
const add = (client: MongoClient, _id: number) => client.db().collection<{ _id: number }>('things').insertOne({ _id });
const ids = async (client: MongoClient) =>
  (await client.db().collection('things').find().toArray()).map(({ _id }) => _id as unknown);

describe('a data folder', () => {
  it('admits one server, and names it to the next', async () => {
    await withServer(async () => {
      await expect(startEmbeddedMongo({ dataDir })).rejects.toThrow(`in use by process ${process.pid}`);
    });
    await withServer(async (client) => expect(await ids(client)).toEqual([]));
  });

  it('is accessible only to its own user', async () => {
    await withServer(async () => expect((await stat(join(dataDir, 'meet.sock'))).mode & 0o077).toBe(0));
  });

  it('is served on a loopback port if its path is too long for a socket', async () => {
    const server = await startEmbeddedMongo({ dataDir: join(dataDir, 'x'.repeat(120)) });
    expect(server.url).toMatch(/^mongodb:\/\/127\.0\.0\.1:\d+\//);
    const client = await new MongoClient(server.url).connect();
    await add(client, 1);
    expect(await ids(client)).toEqual([1]);
    // Outside tests, no layer for fail points runs before the commands.
    const failPoint = client.db('admin').command({ configureFailPoint: 'diskFull', mode: 'alwaysOn' });
    await expect(failPoint).rejects.toMatchObject({ code: 59 });
    await expect(client.db().collection('things').find().explain()).rejects.toMatchObject({ code: 115 });
    await client.close();
    await server.close();
  });

  it('keeps its documents and indexes over a restart', async () => {
    await withServer(async (client) => {
      await client
        .db()
        .collection('things')
        .createIndex({ a: 1 }, { unique: true, partialFilterExpression: { a: { $gt: 0 } } });
      await add(client, 1);
    });
    await withServer(async (client) => {
      expect(await ids(client)).toEqual([1]);
      expect((await client.db().collection('things').indexes()).map(({ name }) => name)).toEqual(['_id_', 'a_1']);
    });
  });

  it('is reported if it is damaged, with the command to restore it', async () => {
    await writeFile(join(dataDir, 'meet.db'), 'no database'.repeat(1_000));
    await expect(startEmbeddedMongo({ dataDir })).rejects.toThrow(/is damaged .*npm run restore/);
  });

  it('is refused if it has a newer format', async () => {
    await withServer((client) => add(client, 1));
    const sqlite = new DatabaseSync(join(dataDir, 'meet.db'));
    sqlite.exec('PRAGMA user_version = 99');
    sqlite.close();
    await expect(startEmbeddedMongo({ dataDir })).rejects.toThrow('format 99');
  });

  it('is refused if it is a file', async () => {
    const file = join(dataDir, 'file');
    await writeFile(file, '');
    await expect(startEmbeddedMongo({ dataDir: file })).rejects.toThrow(/cannot be made|cannot be written/);
  });

  it('is refused if it is not writable', async () => {
    await chmod(dataDir, 0o500);
    // Root may write everywhere but in the kernel's own folders.
    const unwritable = process.getuid?.() === 0 ? '/proc/self' : dataDir;
    await expect(startEmbeddedMongo({ dataDir: unwritable })).rejects.toThrow(`${unwritable} cannot be written`);
  });
});

describe('a full disk', () => {
  it('refuses the write, keeps acknowledged documents and stays readable', async () => {
    await withServer(async (client) => {
      await add(client, 1);
      // SQLite fails at its page limit in the same way as on a full disk.
      await client.db('admin').command({ configureFailPoint: 'diskFull', mode: 'alwaysOn' });
      const big = client
        .db()
        .collection('things')
        .insertOne({ text: 'x'.repeat(8_000_000) });
      await expect(big).rejects.toMatchObject({ code: 14031 });
      expect(await ids(client)).toEqual([1]);
      await client.db('admin').command({ configureFailPoint: 'diskFull', mode: 'off' });
      await add(client, 2);
    });
    await withServer(async (client) => expect(await ids(client)).toEqual([1, 2]));
  });
});

describe('a backup', () => {
  it('is made while the server writes, and restores that moment', async () => {
    const file = join(dataDir, 'backups', 'one.db');
    await withServer(async (client) => {
      await add(client, 1);
      backupDatabase(dataDir, file);
      await add(client, 2);
      expect(() => backupDatabase(dataDir, file)).toThrow('exists already');
      expect(() => restoreDatabase(dataDir, file)).toThrow(`in use by process ${process.pid}`);
    });
    restoreDatabase(dataDir, file);
    await withServer(async (client) => expect(await ids(client)).toEqual([1]));
  });

  it('replaces nothing if it is damaged', async () => {
    await withServer((client) => add(client, 1));
    const file = join(dataDir, 'broken.db');
    backupDatabase(dataDir, file);
    const bytes = await readFile(file);
    await writeFile(file, bytes.fill(7, 8_192, 20_000));
    expect(() => restoreDatabase(dataDir, file)).toThrow(/damaged|not a backup/);
    await withServer(async (client) => expect(await ids(client)).toEqual([1]));
  });
});
