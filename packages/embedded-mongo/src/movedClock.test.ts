import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { MongoClient } from 'mongodb';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createMovableClock, type MovableClock } from '../testing/createMovableClock.ts';
import { spawnServer, type SpawnedServer } from '../testing/spawnServer.ts';

const HOUR_MS = 3_600_000;

(process.platform === 'linux' ? describe : describe.skip)('when the machine’s clock is set four hours ahead', () => {
  let dataDir: string;
  let clock: MovableClock;
  let server: SpawnedServer;
  let client: MongoClient;
  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'moved-clock-'));
    clock = await createMovableClock();
    server = await spawnServer(dataDir, { sweepIntervalMs: 50, env: clock.env });
    client = await new MongoClient(server.url).connect();
  });
  afterEach(async () => {
    await client.close();
    server.child.kill();
    await once(server.child, 'exit');
    await clock.remove();
    await rm(dataDir, { recursive: true });
  });

  it('nothing expires too early, and an open transaction continues', async () => {
    const things = client.db().collection('things');
    await things.createIndex({ at: 1 }, { expireAfterSeconds: 0 });
    await things.insertOne({ at: new Date(Date.now() + HOUR_MS) });
    const session = client.startSession();
    session.startTransaction();
    await things.insertOne({ at: 'never' }, { session });

    await clock.set(4);
    await things.insertOne({ at: new Date(0) });
    // This document is expired in any case: once it is gone, a sweep has passed.
    while (await things.findOne({ at: new Date(0) }));
    expect(await things.countDocuments()).toBe(1);
    await session.commitTransaction();
    await session.endSession();
    expect(await things.countDocuments()).toBe(2);
  });

  it('nothing expires too early after a clock that was ahead is corrected', async () => {
    await client.close();
    server.child.kill();
    await once(server.child, 'exit');
    await clock.set(4);
    server = await spawnServer(dataDir, { sweepIntervalMs: 50, env: clock.env });
    client = await new MongoClient(server.url).connect();
    const things = client.db().collection('things');
    await things.createIndex({ at: 1 }, { expireAfterSeconds: 0 });

    await clock.set(0);
    await things.insertMany([{ at: new Date(Date.now() + HOUR_MS) }, { at: new Date(0) }]);
    while (await things.findOne({ at: new Date(0) }));
    expect(await things.countDocuments()).toBe(1);
  });
});
