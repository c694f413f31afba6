import { commonErrors, ServiceError } from '@meet/contracts';
import { isDuplicateKey } from '@meet/service-kit';
import type { StagedBlob } from '@meet/service-kit/blobs';
import { setTimeout as delay } from 'node:timers/promises';
import type { Deps } from '../Deps.ts';

/** Time for which the sweep spares bytes; the file's record must be stored within it. */
const PROTECTED_MS = 3_600_000;
const WAIT_MS = 100;
const TRIES = 100;

/**
 * Keeps staged bytes and protects them from the sweep until the file's record is stored. If the sweep is about to
 * remove the same bytes, waits until they are removed and writes them again. Throws UNAVAILABLE if that takes too long.
 */
export async function keepBlob({ fileBlobs }: Pick<Deps, 'fileBlobs'>, staged: StagedBlob, now: number): Promise<void> {
  for (let tried = 0; tried < TRIES; tried += 1) {
    try {
      await fileBlobs.updateOne(
        { _id: staged.digest, removing: { $ne: true } },
        { $set: { sweepAt: now + PROTECTED_MS } },
        { upsert: true },
      );
      return await staged.keep();
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
      await delay(WAIT_MS);
    }
  }
  throw new ServiceError(commonErrors.UNAVAILABLE);
}
