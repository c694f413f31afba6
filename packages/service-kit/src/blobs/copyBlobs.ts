import { copyFile, mkdir, open, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';

const FOLDER = /^[0-9a-f]{2}$/;
const BLOB = /^(?:[0-9a-f]{64}|[0-9a-f]{96})$/;

/**
 * Copies the blobs of all areas from one folder to another, and returns the number of copied blobs. A product may use
 * either folder meanwhile, because a blob never changes. Skips blobs that the target has already and blobs that are
 * removed during the copy.
 */
export async function copyBlobs(from: string, to: string): Promise<number> {
  let copied = 0;
  for (const area of await namesIn(from)) {
    for (const folder of (await namesIn(path.join(from, area))).filter((name) => FOLDER.test(name))) {
      const target = path.join(to, area, folder);
      const kept = new Set(await namesIn(target));
      const missing = (await namesIn(path.join(from, area, folder))).filter(
        (name) => BLOB.test(name) && !kept.has(name),
      );
      if (missing.length > 0) await mkdir(target, { recursive: true, mode: 0o700 });
      for (const name of missing) {
        if (await copyOne(path.join(from, area, folder, name), path.join(target, name))) copied += 1;
      }
    }
  }
  return copied;
}

async function namesIn(folder: string): Promise<string[]> {
  try {
    return (await readdir(folder)).sort();
  } catch (error) {
    if (['ENOENT', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code ?? '')) return [];
    throw error;
  }
}

/** Copies one blob under a temporary name and then renames it, so that a partly copied blob is never visible. */
async function copyOne(source: string, target: string): Promise<boolean> {
  const partial = `${target}.partial`;
  try {
    await copyFile(source, partial);
    const handle = await open(partial, 'r+');
    try {
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(partial, target);
    return true;
  } catch (error) {
    await rm(partial, { force: true });
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return false;
    throw error;
  }
}
