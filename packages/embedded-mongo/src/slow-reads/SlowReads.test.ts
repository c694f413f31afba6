import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { testServer, type TestServer } from '../../testing/testServer.ts';
import { decode } from '../bson/decode.ts';
import { SlowReads } from './SlowReads.ts';

/** Maximum number of slow reads: one runs, the others wait. */
const MOST = 257;

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
  await server.db.collection('things').insertOne({ n: 1 });
});
afterAll(() => server.close());

const createRead = (comment?: string) => ({
  command: { find: 'things', $db: server.db.databaseName, ...(comment && { comment }) },
  ...{ session: 'one', deadline: {} },
});

it('delays a read by one read of another caller, however many that caller sent', async () => {
  const reads = new SlowReads(server.dataDir);
  const order: string[] = [];
  const run = (caller: string) => reads.run(createRead(caller)).then(() => order.push(caller));
  const flood = Array.from({ length: 20 }, () => run('ana'));
  await Promise.all([run('ben'), run('ben'), run('cleo')]);
  expect(order.slice(0, 5)).toEqual(['ana', 'ben', 'cleo', 'ana', 'ben']);
  await Promise.all(flood);
  await reads.close();
});

it('refuses reads of the caller with the most, and none of another caller', async () => {
  const reads = new SlowReads(server.dataDir);
  const flood = Array.from({ length: MOST }, () => reads.run(createRead('ana')));
  const other = reads.run(createRead('ben'));
  expect(decode(await flood.at(-1)!)).toMatchObject({ ok: 0, code: 50 });
  expect(decode(await other)).toMatchObject({ ok: 1 });
  for (const reply of await Promise.all(flood.slice(0, -1))) expect(decode(reply)).toMatchObject({ ok: 1 });
  await reads.close();
});

it('answers as many reads as may wait, and refuses the next one at once', async () => {
  const reads = new SlowReads(server.dataDir);
  const read = createRead();
  let answered = 0;
  const waiting = Array.from({ length: MOST }, () => reads.run(read).finally(() => answered++));
  expect(decode(await reads.run(read))).toMatchObject({ ok: 0, code: 50 });
  expect(answered).toBe(0);
  for (const reply of await Promise.all(waiting)) expect(decode(reply)).toMatchObject({ ok: 1 });
  expect(decode(await reads.run(read))).toMatchObject({ ok: 1 });
  await reads.close();
});
