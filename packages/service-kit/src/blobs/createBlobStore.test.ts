import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createHash, randomBytes } from 'node:crypto';
import { mkdtemp, open, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { isOutOfSpace } from '../database/isOutOfSpace.ts';
import { BlobTooLarge, type BlobStore } from './BlobStore.ts';
import { createBlobStore } from './createBlobStore.ts';
import { startStrictS3, type StrictS3 } from './testing/startStrictS3.ts';

let folder: string;
let s3: StrictS3;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'meet-blobs-'));
  s3 = await startStrictS3();
});
afterAll(async () => {
  await s3.close();
  await rm(folder, { recursive: true, force: true });
});

const stores: Record<string, () => BlobStore> = {
  'a folder': () => createBlobStore({ area: 'files', folder, algorithm: 'sha256' }),
  'an S3-compatible bucket': () => createBlobStore({ area: 'files', folder, algorithm: 'sha256', s3: s3.bucket }),
  'a bucket by SHA-384': () => createBlobStore({ area: 'releases', folder, algorithm: 'sha384', s3: s3.bucket }),
};
const incoming = () => readdir(path.join(folder, 'files/incoming'));

async function* inChunks(bytes: Buffer) {
  for (let at = 0; at < bytes.length; at += 50_000) yield bytes.subarray(at, at + 50_000);
}

describe.each(Object.entries(stores))('blobs in %s', (name, open) => {
  const algorithm = name.includes('384') ? 'sha384' : 'sha256';

  it('are stored, found by their hash, read whole and in part, and removed', async () => {
    const store = open();
    const bytes = randomBytes(210_000);
    const { digest, size } = await store.put(inChunks(bytes));
    expect([digest, size]).toEqual([createHash(algorithm).update(bytes).digest('hex'), bytes.length]);
    expect(await store.has(digest)).toBe(true);
    const whole = await store.get(digest);
    expect([whole!.size, await buffer(whole!.stream)]).toEqual([bytes.length, bytes]);
    const part = await store.get(digest, { first: 1_000, last: 1_999 });
    expect([part!.size, await buffer(part!.stream)]).toEqual([bytes.length, bytes.subarray(1_000, 2_000)]);
    await store.put(bytes);
    await store.remove(digest);
    await store.remove(digest);
    expect(await store.has(digest)).toBe(false);
    expect(await store.get(digest)).toBeUndefined();
  });

  it('are not found while they are only staged', async () => {
    const store = open();
    const staged = await store.stage(Buffer.from('looked at first'));
    expect(await store.has(staged.digest)).toBe(false);
    expect(await readFile(staged.path, 'utf8')).toBe('looked at first');
    await staged.keep();
    expect(await store.has(staged.digest)).toBe(true);
    await staged.drop();
    expect(await store.has(staged.digest)).toBe(true);
    expect(await incoming()).toEqual([]);
  });

  it('leave nothing behind if they are dropped, too large or interrupted', async () => {
    const store = open();
    await (await store.stage(Buffer.from('not wanted'))).drop();
    await expect(store.put(Buffer.alloc(11), { maxBytes: 10 })).rejects.toBeInstanceOf(BlobTooLarge);
    const broken = async function* () {
      yield Buffer.from('the beginning');
      throw new Error('broke off');
    };
    await expect(store.put(broken())).rejects.toThrow('broke off');
    expect(await incoming()).toEqual([]);
    expect(await store.has(createHash(algorithm).update('the beginning').digest('hex'))).toBe(false);
  });

  it('are named only by a hash', async () => {
    await expect(open().get('../../etc/passwd')).rejects.toThrow('named by its hash');
  });
});

describe('the staging of blobs', () => {
  it('reports a full disk, and keeps nothing', async () => {
    const store = createBlobStore({
      area: 'files',
      folder,
      algorithm: 'sha256',
      openFile: () => open('/dev/full', 'w'),
    });
    const failure = await store.put(Buffer.from('too much')).catch((error: unknown) => error);
    expect(isOutOfSpace(failure)).toBe(true);
    expect(await incoming()).toEqual([]);
  });

  it('removes old files that an ended process left', async () => {
    const store = stores['a folder']!();
    const { path: file } = await store.stage(Buffer.from('left over'));
    const { mtimeMs } = await stat(file);
    await store.clearStaged(mtimeMs - 1);
    expect(await incoming()).toHaveLength(1);
    await store.clearStaged(mtimeMs + 1);
    expect(await incoming()).toEqual([]);
  });
});

describe('an S3-compatible store', () => {
  const withKeys = (change: Partial<StrictS3['bucket']>) =>
    createBlobStore({ area: 'files', folder, algorithm: 'sha256', s3: { ...s3.bucket, ...change } });

  it.each([
    [{ secretAccessKey: 'another secret' }, 'SignatureDoesNotMatch'],
    [{ accessKeyId: 'nobody' }, 'InvalidAccessKeyId'],
    [{ region: 'elsewhere-1' }, 'AuthorizationHeaderMalformed'],
  ])('refuses requests signed with %o', async (change, code) => {
    const before = s3.objects.size;
    await expect(withKeys(change).put(Buffer.from('mine'))).rejects.toThrow(code);
    await expect(withKeys(change).has('0'.repeat(64))).rejects.toThrow('403');
    expect(s3.objects.size).toBe(before);
  });

  it('names objects by area and hash', async () => {
    const { digest } = await withKeys({}).put(Buffer.from('named'));
    expect(s3.objects.get(`/files/files/${digest.slice(0, 2)}/${digest}`)?.toString()).toBe('named');
  });

  it('reports that it is full, and fails if it does not answer', async () => {
    s3.setFull(true);
    const failure = await withKeys({})
      .put(Buffer.from('no room'))
      .catch((error: unknown) => error);
    s3.setFull(false);
    expect(isOutOfSpace(failure)).toBe(true);
    await expect(withKeys({ endpoint: 'http://127.0.0.1:9' }).put(Buffer.from('nobody'))).rejects.toThrow();
    expect(await incoming()).toEqual([]);
  });
});
