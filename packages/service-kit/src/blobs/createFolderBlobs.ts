import { createReadStream } from 'node:fs';
import { access, mkdir, open, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { BlobStore } from './BlobStore.ts';
import { createStaging, type StagingOptions } from './createStaging.ts';
import { requireDigest } from './requireDigest.ts';

/** Name of the staging folder within the folder of the blobs. */
const STAGING = 'incoming';

/**
 * Creates a store that keeps blobs as files, `ab/abcdef…`, in a folder of one machine. It writes the bytes to the disk
 * first and renames the file afterwards: after a crash, the whole blob is there or nothing.
 */
export function createFolderBlobs({ folder, ...options }: StagingOptions): BlobStore {
  const staging = createStaging({ ...options, folder: path.join(folder, STAGING) });
  const getFile = (digest: string) => path.join(folder, requireDigest(digest).slice(0, 2), digest);

  const store: BlobStore = {
    stage: (source, limits = {}) =>
      staging.receive(source, limits, async ({ digest, path: staged }) => {
        const file = getFile(digest);
        await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
        await rename(staged, file);
        await syncFolder(path.dirname(file));
        await syncFolder(folder);
      }),
    async put(source, limits) {
      const staged = await store.stage(source, limits);
      await staged.keep();
      return { digest: staged.digest, size: staged.size };
    },
    async get(digest, range) {
      const file = getFile(digest);
      const stats = await stat(file).catch(missing);
      if (!stats) return undefined;
      return {
        size: stats.size,
        stream: createReadStream(file, range && { start: range.first, end: range.last }),
      };
    },
    has: (digest) =>
      access(getFile(digest)).then(
        () => true,
        (error: unknown) => missing(error) ?? false,
      ),
    remove: (digest) => rm(getFile(digest), { force: true }),
    clearStaged: staging.clear,
  };
  return store;
}

function missing(error: unknown): undefined {
  if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
}

/** Flushes a folder to the disk: without that, a new file name does not survive a crash. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
