import { createCallDefiner, input, output, type ServiceError } from '@meet/contracts';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { spawnServer } from '@meet/embedded-mongo/testing';
import type { Connection } from 'mongoose';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pino } from 'pino';
import { number } from 'yup';
import { createLocalBus } from '../bus/createLocalBus.ts';
import { createLocalClient } from '../operations/createLocalClient.ts';
import { createOperationDefiner } from '../operations/defineOperation.ts';
import { createRateLimiter } from '../operations/RateLimiter.ts';
import { SERVICE_CALLER } from '../operations/serviceCaller.ts';
import { connectDatabase } from './connect.ts';

const count = createCallDefiner('pets')('countPets', {
  path: 'count-pets',
  access: 'service',
  summary: 'Writes one more, and tells how many there are.',
  input: input({}),
  output: output({ pets: number().required() }),
});

let folder: string;
let database: Awaited<ReturnType<typeof spawnServer>>;
let connection: Connection;
const log = pino({ level: 'silent' });
const local = createLocalClient({ bus: createLocalBus(log), log, limiter: createRateLimiter() });

const kill = async () => {
  database.child.kill('SIGKILL');
  await once(database.child, 'exit');
};

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'meet-test-'));
  database = await spawnServer(folder);
  connection = await connectDatabase(database.url, { serverSelectionTimeoutMS: 1_000 });
  const answer = createOperationDefiner<null>()(count, async () => {
    const pets = connection.collection('pets');
    await pets.insertOne({});
    return { pets: await pets.countDocuments() };
  });
  local.register([answer], null);
});
afterAll(async () => {
  await connection.close();
  await kill();
  await rm(folder, { recursive: true, force: true });
});

const ask = () => local.call(count, {}, SERVICE_CALLER);
const isThere = () =>
  connection.db!.command({ ping: 1 }).then(
    () => true,
    () => false,
  );

it('makes calls unavailable while no database answers, and serves them again afterwards', async () => {
  expect(await ask()).toEqual({ pets: 1 });
  await kill();
  for (const _time of [1, 2]) {
    const { code, details } = (await ask().catch((error: unknown) => error)) as ServiceError;
    // There is no cause, because the process that was called is there.
    expect([code, details]).toEqual(['UNAVAILABLE', { retryAfterSeconds: 5 }]);
  }
  database = await spawnServer(folder);
  // A new process on a busy machine may answer later than the driver waits for it.
  while (!(await isThere()));
  expect(await ask()).toEqual({ pets: 2 });
});
