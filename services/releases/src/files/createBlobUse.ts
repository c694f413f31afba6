import type { Model } from 'mongoose';
import type { BlobDocument } from '../models/blobs.ts';

/** Keeps the sweeping of blobs from taking what a release is about to name. */
export interface BlobUse {
  /** Notes blobs before they are written. */
  note(digests: readonly string[], at: number): Promise<void>;
  /** Runs what writes blobs and names them after that; no sweep begins meanwhile. */
  whileWriting<Result>(work: () => Promise<Result>): Promise<Result>;
  /** Runs a sweep once nothing is being written; what would write waits for it. */
  whileAlone(work: () => Promise<void>): Promise<void>;
}

export function createBlobUse(blobs: Model<BlobDocument>): BlobUse {
  const writing = new Set<Promise<unknown>>();
  let sweep: Promise<void> = Promise.resolve();

  return {
    async note(digests, at) {
      if (!digests.length) return;
      await blobs.bulkWrite(
        digests.map((digest) => ({
          updateOne: { filter: { _id: digest }, update: { $set: { at } }, upsert: true },
        })),
        { ordered: false },
      );
    },
    async whileWriting(work) {
      await sweep;
      const running = work();
      const settled = running.catch(() => undefined);
      writing.add(settled);
      try {
        return await running;
      } finally {
        writing.delete(settled);
      }
    },
    whileAlone(work) {
      const before = [sweep, ...writing];
      const next = Promise.allSettled(before).then(work);
      sweep = next.catch(() => undefined);
      return next;
    },
  };
}
