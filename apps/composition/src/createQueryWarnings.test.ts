import { expect, it } from '@jest/globals';
import { createLogger, type AnyService } from '@meet/service-kit';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Writable } from 'node:stream';
import { createQueryWarnings } from './createQueryWarnings.ts';
import { openDatabase } from './openDatabase.ts';

it('warns once about a query that reads too much, unless its service allows it', async () => {
  const lines: string[] = [];
  const to = new Writable({
    write(line, _encoding, done) {
      lines.push(JSON.parse(String(line)).query);
      done();
    },
  });
  const warnings = createQueryWarnings(createLogger({ to }));
  warnings.allow([
    { queryBounds: [{ query: 'find things {n, kind}', reads: 200, reason: 'A test.' }] } as never as AnyService,
  ]);
  const folder = await mkdtemp(path.join(tmpdir(), 'meet-test-'));
  const { connection, close } = await openDatabase(undefined, folder, warnings.reports);
  const things = connection.collection('things');
  await things.insertMany(Array.from({ length: 150 }, (_, n) => ({ n })));
  for (let at = 0; at < 2; at++) await things.findOne({ n: -1, name: 'secret' });
  await things.findOne({ n: -1, kind: 1 });
  await things.findOne({ n: 60 });
  await things.insertMany(Array.from({ length: 60 }, (_, n) => ({ n })));
  await things.findOne({ n: -1, kind: 1 });
  await close();
  await rm(folder, { recursive: true, force: true });
  expect(lines).toEqual([
    'find things {n, name}: 150 documents read, 0 returned',
    'find things {n, kind}: 210 documents read, 0 returned',
  ]);
});
