import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { startEmbeddedMongo } from '@meet/embedded-mongo';
import { ownDatabase } from '@meet/embedded-mongo/testing';
import type { Connection } from 'mongoose';
import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createSecrets } from '../config/createSecrets.ts';
import { connectDatabase } from './connect.ts';
import { createWindowCounter, type WindowCounter } from './createWindowCounter.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const WINDOW_MS = 15 * MINUTE_MS;
const START = Date.UTC(2031, 4, 5, 12);
const NAME = 'account ana@example.com';

const secrets = createSecrets(randomBytes(32));
const addTimes = (counter: WindowCounter, times: number) =>
  Promise.all(Array.from({ length: times }, async () => (await counter.add(NAME, WINDOW_MS)).count));

let dataDir: string;
let url: string;
let stop: () => Promise<void>;
beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'meet-test-'));
  const embedded = process.env.MONGODB_URL ? undefined : await startEmbeddedMongo({ dataDir });
  url = embedded?.url ?? ownDatabase(process.env.MONGODB_URL!, 'test');
  stop = async () => embedded?.close();
});
afterAll(async () => {
  await stop();
  await rm(dataDir, { recursive: true, force: true });
});

describe('a window counter', () => {
  let time: number;
  let collection: string;
  let opened: Connection[];
  let counter: WindowCounter;
  /** Opens one more process, with its own connection. */
  const open = async () => {
    const connection = await connectDatabase(url);
    opened.push(connection);
    return createWindowCounter({ connection, collection, secrets, now: () => time });
  };

  beforeEach(async () => {
    time = START;
    collection = `counts-${randomUUID()}`;
    opened = [];
    counter = await open();
  });
  afterEach(async () => {
    jest.useRealTimers();
    for (const connection of opened) await connection.close();
  });

  it('returns the count and the seconds until the next window', async () => {
    time += WINDOW_MS / 3;
    expect(await counter.add(NAME, WINDOW_MS)).toEqual({ count: 1, secondsLeft: 600 });
    time += 599_500;
    expect(await counter.add(NAME, WINDOW_MS)).toEqual({ count: 2, secondsLeft: 1 });
    time += 500;
    expect(await counter.add(NAME, WINDOW_MS)).toEqual({ count: 1, secondsLeft: 900 });
  });

  it('counts each name and each length of a window separately', async () => {
    await addTimes(counter, 2);
    expect((await counter.add('account ben@example.com', WINDOW_MS)).count).toBe(1);
    expect((await counter.add(NAME, HOUR_MS)).count).toBe(1);
  });

  it('counts all concurrent additions, in any process', async () => {
    const counts = (await Promise.all([addTimes(counter, 10), addTimes(await open(), 10)])).flat();
    expect(counts.sort((one, other) => one - other)).toEqual(Array.from({ length: 20 }, (_, at) => at + 1));
  });

  it('continues after a restart', async () => {
    await addTimes(counter, 3);
    await opened[0]!.close();
    expect((await (await open()).add(NAME, WINDOW_MS)).count).toBe(4);
  });

  it('takes counts back, but never below zero', async () => {
    await addTimes(counter, 2);
    await Promise.all(Array.from({ length: 3 }, () => counter.takeBack(NAME, WINDOW_MS)));
    expect((await counter.add(NAME, WINDOW_MS)).count).toBe(1);
    time += WINDOW_MS;
    await counter.takeBack(NAME, WINDOW_MS);
    expect((await counter.add(NAME, WINDOW_MS)).count).toBe(1);
  });

  it('clears one name on request, and no other', async () => {
    await addTimes(counter, 2);
    await counter.add('account ben@example.com', WINDOW_MS);
    await counter.clear(NAME, WINDOW_MS);
    expect((await counter.add(NAME, WINDOW_MS)).count).toBe(1);
    expect((await counter.add('account ben@example.com', WINDOW_MS)).count).toBe(2);
  });

  it.each([4, -4])('keeps its count when the machine’s clock is set by %d hours', async (hours) => {
    await addTimes(counter, 3);
    // Only the clock changes: timers continue.
    jest.useFakeTimers({
      advanceTimers: true,
      now: Date.now() + hours * HOUR_MS,
      doNotFake: ['hrtime', 'nextTick', 'performance', 'queueMicrotask', 'setImmediate', 'setInterval', 'setTimeout'],
    });
    time += MINUTE_MS;
    expect(await counter.add(NAME, WINDOW_MS)).toEqual({ count: 4, secondsLeft: 840 });
    time += 14 * MINUTE_MS;
    expect(await counter.add(NAME, WINDOW_MS)).toEqual({ count: 1, secondsLeft: 900 });
  });

  it('stores no name, and removes counts with their window', async () => {
    await addTimes(counter, 1);
    const [stored] = await opened[0]!.collection(collection).find({}).toArray();
    expect(JSON.stringify(stored)).not.toContain('ana');
    expect(stored).toMatchObject({ count: 1, expiresAt: new Date(START + WINDOW_MS) });
    const indexes = await opened[0]!.collection(collection).indexes();
    expect(indexes).toContainEqual(expect.objectContaining({ key: { expiresAt: 1 }, expireAfterSeconds: 0 }));
  });
});
