import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { startEmbeddedMongo, type EmbeddedMongo } from '@meet/embedded-mongo';
import { mongo, type Connection } from 'mongoose';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { connectDatabase } from '../database/connect.ts';
import { isUnfinished, moveDatabase, type MovedCollection } from './index.ts';

const DOCUMENTS = 2_500;
let folder: string;
const servers: EmbeddedMongo[] = [];
const connections: Connection[] = [];
let from: mongo.Db;
let to: mongo.Db;

/** Opens an embedded database; one of them stands for MongoDB. */
async function open(name: string): Promise<mongo.Db> {
  const server = await startEmbeddedMongo({ dataDir: path.join(folder, name) });
  servers.push(server);
  const connection = await connectDatabase(server.url);
  connections.push(connection);
  return connection.db!;
}
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'meet-test-'));
  [from, to] = [await open('from'), await open('to')];
});
afterAll(async () => {
  for (const connection of connections) await connection.close();
  for (const server of servers) await server.close();
  await rm(folder, { recursive: true, force: true });
});
beforeEach(async () => {
  await Promise.all([from.dropDatabase(), to.dropDatabase()]);
  await from
    .collection('chat.messages')
    .insertMany(
      Array.from({ length: DOCUMENTS }, (_, n) => ({ _id: `room:${(n * 7) % DOCUMENTS}` as never, text: `line ${n}` })),
    );
  await from.collection('kinds').insertOne({
    _id: new mongo.ObjectId(),
    double: new mongo.Double(1),
    long: mongo.Long.fromNumber(1),
    int: 1,
    date: new Date(0),
    bytes: new mongo.Binary(Buffer.from([1, 2]), 4),
    pattern: new mongo.BSONRegExp('^a', 'i'),
    nothing: null,
    deep: [{ a: [] }, {}],
  });
  await from.collection('chat.messages').createIndexes([
    { key: { text: 1, _id: -1 }, unique: true },
    { key: { at: 1 }, expireAfterSeconds: 60 },
    { key: { state: 1 }, name: 'open', partialFilterExpression: { state: { $gt: 1 } } },
  ]);
  await from.createCollection('empty');
});

const move = (options: { replaces?: boolean; onBatch?: () => void } = {}): Promise<MovedCollection[]> =>
  moveDatabase({ from, to, ...options, onProgress: () => options.onBatch?.() });
const namesIn = async (db: mongo.Db) => (await db.listCollections().toArray()).map(({ name }) => name).sort();
/** Makes the target store other documents than sent, at the next insert into a collection. */
function spoil(collection: string, documents: (sent: mongo.Document[]) => mongo.Document[]): void {
  const original = to.createCollection.bind(to);
  to.createCollection = (async (name: string, options?: object) => {
    const made = await original(name, options);
    const insert = made.insertMany.bind(made);
    if (name === collection) made.insertMany = (sent: mongo.Document[]) => insert(documents(sent) as never);
    return made;
  }) as typeof to.createCollection;
}
const unspoil = () => Reflect.deleteProperty(to, 'createCollection');

describe('a move', () => {
  it('copies documents, types and indexes unchanged, and keeps the source', async () => {
    const before = await from.collection('kinds').find({}, { raw: true }).toArray();
    const moved = await move();
    expect(moved.map(({ name, count, indexes }) => [name, count, indexes])).toEqual([
      ['chat.messages', DOCUMENTS, 4],
      ['empty', 0, 1],
      ['kinds', 1, 1],
    ]);
    expect(await namesIn(to)).toEqual(['chat.messages', 'empty', 'kinds']);
    expect(await to.collection('kinds').find({}, { raw: true }).toArray()).toEqual(before);
    for (const name of await namesIn(from))
      expect(await to.collection(name).indexes()).toEqual(await from.collection(name).indexes());
    expect(await isUnfinished(to)).toBe(false);
    expect(await from.collection('chat.messages').countDocuments()).toBe(DOCUMENTS);
  });

  it('refuses a target that is not empty, unless replacement is requested', async () => {
    await to.collection('precious').insertOne({ a: 1 });
    await expect(move()).rejects.toThrow(/is not empty \(1 collections, precious for one\).*--replace/);
    expect(await to.collection('precious').countDocuments()).toBe(1);
    expect(await isUnfinished(to)).toBe(false);
    await move({ replaces: true });
    expect(await namesIn(to)).toEqual(await namesIn(from));
  });

  it('is marked as unfinished if it is interrupted, and can start again', async () => {
    const interrupt = () => {
      throw new Error('the machine went away');
    };
    await expect(move({ onBatch: interrupt })).rejects.toThrow('the machine went away');
    expect(await isUnfinished(to)).toBe(true);
    expect(await to.collection('chat.messages').countDocuments()).toBeGreaterThan(0);
    await expect(moveDatabase({ from: to, to: from, onProgress: () => undefined })).rejects.toThrow(/did not end/);
    expect(await move()).toHaveLength(3);
    expect(await isUnfinished(to)).toBe(false);
  });

  it.each<[string, RegExp, (sent: mongo.Document[]) => mongo.Document[]]>([
    ['lost documents', /chat\.messages: 2500 documents were read and 2497 are in the target/, (sent) => sent.slice(1)],
    [
      'changed ones',
      /the 2500 documents in the target are not those/,
      (sent) => sent.map((one) => ({ ...one, text: `${one.text} ` })),
    ],
  ])('fails if the target has %s', async (_what, reason, documents) => {
    spoil('chat.messages', documents);
    await expect(move()).rejects.toThrow(reason);
    unspoil();
    expect(await isUnfinished(to)).toBe(true);
  });

  it('fails if the target has other indexes', async () => {
    const command = to.command.bind(to);
    to.command = ((requested: { createIndexes?: string; indexes?: mongo.Document[] }) =>
      command(
        requested.createIndexes ? { ...requested, indexes: requested.indexes!.slice(1) } : requested,
      )) as typeof to.command;
    await expect(move()).rejects.toThrow(/chat\.messages: the target's indexes are not the source's \(text_1__id_-1\)/);
    Reflect.deleteProperty(to, 'command');
  });

  it('fails if the source is written to meanwhile', async () => {
    const writes: Promise<unknown>[] = [];
    const onBatch = () => void writes.push(from.collection('kinds').updateOne({}, { $inc: { int: 1 } }));
    await from.collection('later').insertOne({ a: 1 });
    const moving = move({ onBatch });
    await expect(moving).rejects.toThrow(/kinds was changed while it was copied: stop the product/);
    await Promise.all(writes);
  });

  it('refuses documents that the driver would write differently', async () => {
    const inOrder = new Map([
      ['name', 1],
      ['7', 1],
    ]);
    await from.command({ insert: 'odd', documents: [{ _id: 'odd one', inOrder }] });
    await expect(move()).rejects.toThrow(/meet\.odd holds a document that can't be copied as it is: "odd one"/);
  });

  it('refuses an empty source', async () => {
    await expect(moveDatabase({ from: to, to: from, onProgress: () => undefined })).rejects.toThrow(/nothing to move/);
  });
});
