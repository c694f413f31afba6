import { commonErrors, ServiceError } from '@meet/contracts';
import { isDuplicateKey } from '@meet/service-kit';
import { setTimeout as delay } from 'node:timers/promises';
import type { Deps } from '../Deps.ts';

const WAIT_MS = 100;
const TRIES = 300;

/**
 * Notes blobs before they are written, so that no sweep of any process takes them until a release names them. Those that a
 * sweep is about to remove are waited for. Throws UNAVAILABLE when that takes too long.
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
