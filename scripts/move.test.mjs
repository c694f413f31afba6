// Tests `npm run move` between two embedded databases over their sockets; one of them stands in for MongoDB.
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { startEmbeddedMongo } from '@meet/embedded-mongo';
import { connectDatabase } from '@meet/service-kit';
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

const SCRIPT = path.join(import.meta.dirname, 'move.mjs');
let root;
let folder;
let mongodb;
let connection;

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'move-'));
  folder = path.join(root, 'data/database');
  mongodb = await startEmbeddedMongo({ dataDir: path.join(root, 'mongodb') });
  connection = await connectDatabase(mongodb.url);
});
afterEach(async () => {
  await connection.close();
  await mongodb.close();
  await rm(root, { recursive: true, force: true });
});

/** Runs work on the embedded database of a folder, as the product would. */
async function within(dataDir, work) {
  const database = await startEmbeddedMongo({ dataDir });
  const own = await connectDatabase(database.url);
  try {
    return await work(own.db);
  } finally {
    await own.close();
    await database.close();
  }
}
const fill = (count, text = 'hello') =>
  within(folder, async (db) => {
    await db
      .collection('messages')
      .insertMany(Array.from({ length: count }, (_, n) => ({ _id: n, room: n % 7, text: text.repeat(50) })));
    await db.collection('messages').createIndex({ room: 1, _id: -1 }, { unique: true });
  });

/** Starts the command. */
function start(args) {
  const env = { ...process.env, DATA_DIR: path.join(root, 'data') };
  for (const name of ['BLOBS_DIR', 'S3_ENDPOINT']) delete env[name];
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', SCRIPT, ...args], { env });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
  const ended = new Promise((resolve) => child.on('close', (code, signal) => resolve({ code, signal, output })));
  return { child, ended };
}
const move = (args) => start(args).ended;

/** Starts the command and kills it as soon as `happened` returns true. */
async function killWhen(args, happened) {
  const { child, ended } = start(args);
  while (!(await happened())) await new Promise(setImmediate);
  child.kill('SIGKILL');
  expect(await ended).toMatchObject({ signal: 'SIGKILL' });
}

describe('npm run move', () => {
  it('moves everything to MongoDB and back, and keeps the replaced folder', async () => {
    await fill(300);
    const up = await move([mongodb.url]);
    expect(up).toMatchObject({ code: 0, output: expect.stringContaining('300 documents in 1 collections are moved') });
    expect(up.output).toMatch(/MEET_SECRET.*\n.*data\/blobs/);
    const messages = connection.db.collection('messages');
    expect(await messages.countDocuments()).toBe(300);
    expect((await messages.indexes()).map(({ name }) => name)).toEqual(['_id_', 'room_1__id_-1']);
    await messages.insertOne({ _id: 300, room: 0, text: 'later' });

    const back = await move(['--back', mongodb.url]);
    expect(back).toMatchObject({
      code: 0,
      output: expect.stringContaining('301 documents in 1 collections are moved'),
    });
    expect(await within(folder, (db) => db.collection('messages').countDocuments())).toBe(301);
    const beside = (await readdir(path.join(root, 'data'))).filter((name) => name !== 'database');
    expect(beside).toEqual([expect.stringMatching(/^database\.replaced-/)]);
    const former = path.join(root, 'data', beside[0]);
    expect(await within(former, (db) => db.collection('messages').countDocuments())).toBe(300);
  });

  it('is refused while the product runs, in both directions', async () => {
    await fill(3);
    await connection.db.collection('messages').insertOne({ _id: 1 });
    await within(folder, async () => {
      for (const args of [
        [mongodb.url, '--replace'],
        ['--back', mongodb.url],
      ])
        expect(await move(args)).toMatchObject({ code: 1, output: expect.stringMatching(/in use by process \d+/) });
    });
    expect(await connection.db.collection('messages').countDocuments()).toBe(1);
    expect(existsSync(`${folder}.incoming`)).toBe(false);
  });

  it('is refused if the target is not empty, and explains what to do', async () => {
    await fill(3);
    await connection.db.collection('others').insertOne({ _id: 1 });
    expect(await move([mongodb.url])).toMatchObject({ code: 1, output: expect.stringContaining('add --replace') });
    expect(await connection.db.collection('others').countDocuments()).toBe(1);
    expect((await move([mongodb.url, '--replace'])).code).toBe(0);
    expect((await connection.db.listCollections().toArray()).map(({ name }) => name)).toEqual(['messages']);
  });

  it('does no harm if it is killed midway, and can start again', async () => {
    await fill(5_000, 'a line of some length ');
    const messages = connection.db.collection('messages');
    await killWhen([mongodb.url], async () => (await messages.estimatedDocumentCount()) > 0);
    expect((await connection.db.listCollections().toArray()).map(({ name }) => name)).toContain('move.unfinished');
    expect(await move([mongodb.url])).toMatchObject({ code: 0, output: expect.stringContaining('5000 documents') });
    expect((await connection.db.listCollections().toArray()).map(({ name }) => name)).toEqual(['messages']);

    await killWhen(['--back', mongodb.url], () => existsSync(path.join(`${folder}.incoming`, 'meet.db')));
    expect(await within(folder, (db) => db.collection('messages').countDocuments())).toBe(5_000);
    await messages.deleteMany({ _id: { $gte: 10 } });
    expect(await move(['--back', mongodb.url])).toMatchObject({ code: 0 });
    expect(await within(folder, (db) => db.collection('messages').countDocuments())).toBe(10);
    expect(existsSync(`${folder}.incoming`)).toBe(false);
  });

  it.each([
    [[]],
    [['no-url']],
    [['mongodb://a/b', 'c']],
    [['mongodb://a/b', '--wrong']],
    [['--back', 'mongodb://a/b', '--replace']],
  ])('refuses the arguments %j, and shows its usage', async (args) => {
    expect(await move(args)).toMatchObject({ code: 2, output: expect.stringContaining('usage: npm run move') });
  });

  it('names an unreachable database without the password', async () => {
    await fill(1);
    const { code, output } = await move(['mongodb://ana:secret@127.0.0.1:1/meet']);
    expect([code, output]).toEqual([1, expect.stringMatching(/mongodb:\/\/127\.0\.0\.1:1\/meet can't be reached/)]);
    expect(output).not.toContain('secret@');
  });
});
