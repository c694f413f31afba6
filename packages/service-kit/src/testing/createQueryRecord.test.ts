import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createQueryRecord } from './createQueryRecord.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'meet-test-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

it('keeps the highest number of reads of each query, in a file for each set of services', async () => {
  const work = { query: 'find pets.pets {name}', entries: 0, returned: 1, session: 'one' };
  for (const readings of [[1, 7, 3], [2]]) {
    const record = createQueryRecord(folder);
    for (const documents of readings) record.note({ ...work, documents });
    await record.save();
  }
  const files = await readdir(folder);
  const saved = await Promise.all(files.map((file) => readFile(path.join(folder, file), 'utf8')));
  const { session: _, ...kept } = work;
  expect(saved.map((text) => JSON.parse(text)).toSorted(([one], [other]) => one.documents - other.documents)).toEqual([
    [{ ...kept, documents: 2 }],
    [{ ...kept, documents: 7 }],
  ]);
});
