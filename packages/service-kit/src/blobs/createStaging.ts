import { createHash, randomUUID } from 'node:crypto';
import { mkdir, open, readdir, rm, stat, type FileHandle } from 'node:fs/promises';
import path from 'node:path';
import { BlobTooLarge, type BlobSource, type StagedBlob, type StageOptions } from './BlobStore.ts';

export type DigestAlgorithm = 'sha256' | 'sha384';

export interface StagingOptions {
  /** Folder for bytes that are being received. */
  readonly folder: string;
  readonly algorithm: DigestAlgorithm;
  /** Opens a new file for writing. */
  readonly openFile?: (file: string) => Promise<FileHandle>;
}

export interface Staging {
  /**
   * Writes and hashes bytes; they are on the disk when it resolves. The callback `keep` gets the file and moves or
   * copies it; afterwards the file is gone.
   */
  receive(
    source: BlobSource,
    options: StageOptions,
    keep: (staged: Pick<StagedBlob, 'digest' | 'path' | 'size'>) => Promise<void>,
  ): Promise<StagedBlob>;
  clear(before: number): Promise<void>;
}

/** Creates a staging folder: files with random names, each written by one receiver. */
export function createStaging({ folder, algorithm, openFile = openNew }: StagingOptions): Staging {
  return {
    async receive(source, { maxBytes = Infinity }, keep) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const file = path.join(folder, randomUUID());
      const hash = createHash(algorithm);
      let size = 0;
      try {
        const handle = await openFile(file);
        try {
          for await (const chunk of source instanceof Uint8Array ? [source] : source) {
            size += chunk.length;
            if (size > maxBytes) throw new BlobTooLarge(maxBytes);
            hash.update(chunk);
            await writeWhole(handle, chunk);
          }
          await handle.sync();
        } finally {
          await handle.close();
        }
      } catch (error) {
        await rm(file, { force: true });
        throw error;
      }
      const digest = hash.digest('hex');
      const drop = () => rm(file, { force: true });
      return {
        digest,
        size,
        path: file,
        async keep() {
          try {
            await keep({ digest, size, path: file });
          } finally {
            await drop();
          }
        },
        drop,
      };
    },

    async clear(before) {
      for (const name of await readdir(folder).catch(() => [])) {
        const file = path.join(folder, name);
        const stats = await stat(file).catch(() => undefined);
        if (stats && stats.mtimeMs < before) await rm(file, { force: true });
      }
    },
  };
}

const openNew = (file: string) => open(file, 'wx', 0o600);

/** Writes a whole chunk: one call of `write` may take only a part of it. */
async function writeWhole(handle: FileHandle, chunk: Uint8Array): Promise<void> {
  for (let at = 0; at < chunk.length;) {
    const { bytesWritten } = await handle.write(chunk, at, chunk.length - at);
    at += bytesWritten;
  }
}
