import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { testServer, type TestServer } from '../../testing/testServer.ts';
import { decode } from '../bson/decode.ts';
import { SlowReads } from './SlowReads.ts';

/** One of them runs, the others wait. */
const MOST = 257;

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
  await server.db.collection('things').insertOne({ n: 1 });
});
afterAll(() => server.close());

it('answers as many as may wait, and refuses the next one at once', async () => {
  const reads = new SlowReads(server.dataDir);
  const read = { command: { find: 'things', $db: server.db.databaseName }, session: 'one', deadline: {} };
  let answered = 0;
  const waiting = Array.from({ length: MOST }, () => reads.run(read).finally(() => answered++));
  expect(decode(await reads.run(read))).toMatchObject({ ok: 0, code: 50 });
  expect(answered).toBe(0);
  for (const reply of await Promise.all(waiting)) expect(decode(reply)).toMatchObject({ ok: 1 });
  expect(decode(await reads.run(read))).toMatchObject({ ok: 1 });
  await reads.close();
});
