import { commonErrors, ServiceError } from '@meet/contracts';
import { isDuplicateKey } from '@meet/service-kit';
import { setTimeout as delay } from 'node:timers/promises';
import type { Deps } from '../Deps.ts';

const WAIT_MS = 100;
const TRIES = 300;

/**
 * Registers blobs before they are written, so that no process's sweep deletes them until a release names them. If a
 * sweep is deleting one, waits for it. Throws UNAVAILABLE if that takes too long.
 */
export async function noteBlobs(deps: Pick<Deps, 'blobNotes' | 'now'>, digests: Iterable<string>): Promise<void> {
  await Promise.all([...new Set(digests)].map((digest) => noteBlob(deps, digest)));
}

async function noteBlob({ blobNotes, now }: Pick<Deps, 'blobNotes' | 'now'>, digest: string): Promise<void> {
  for (let tried = 0; tried < TRIES; tried += 1) {
    try {
      await blobNotes.updateOne({ _id: digest, removing: { $ne: true } }, { $set: { at: now() } }, { upsert: true });
      return;
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
      await delay(WAIT_MS);
    }
  }
  throw new ServiceError(commonErrors.UNAVAILABLE);
}
