import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { copyBlobs } from './copyBlobs.ts';
import { createBlobStore } from './createBlobStore.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'meet-copy-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const open = (name: string, area = 'files') =>
  createBlobStore({ area, folder: path.join(folder, name), algorithm: 'sha256' });

it('copies the stored blobs of every area once, without staged ones', async () => {
  const { digest } = await open('live').put(Buffer.from('one'));
  const other = await open('live', 'releases').put(Buffer.from('two'));
  await open('live').stage(Buffer.from('half'));
  const [from, to] = [path.join(folder, 'live'), path.join(folder, 'backup')];
  expect(await copyBlobs(from, to)).toBe(2);
  expect(await copyBlobs(from, to)).toBe(0);
  expect(await buffer((await open('backup').get(digest))!.stream)).toEqual(Buffer.from('one'));
  expect(await open('backup', 'releases').has(other.digest)).toBe(true);
  expect((await readdir(to, { recursive: true })).filter((name) => /incoming|partial/.test(name))).toEqual([]);
});

it('copies nothing from a missing folder', async () => {
  expect(await copyBlobs(path.join(folder, 'nowhere'), path.join(folder, 'empty'))).toBe(0);
});
