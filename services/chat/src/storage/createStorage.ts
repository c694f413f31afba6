import { commonErrors, ServiceError, type Locale } from '@meet/contracts';
import { formatBytes } from '@meet/contracts/texts';
import { createId } from '@meet/service-kit';
import type { Model } from 'mongoose';
import type { FileRecord } from '../models/fileModel.ts';
import type { StorageRecord } from '../models/storageModel.ts';
import {
  accountHolder,
  getFiles,
  getHolders,
  getLimit,
  organizationHolder,
  uncounted,
  type StorageLimits,
} from './holders.ts';

/** Age from which an entry belongs to a process that ended: no upload takes so long. */
const ENTRY_MS = 24 * 3_600_000;
const TRIES = 10;

type Owned = Pick<FileRecord, '_id' | 'accountId' | 'organizationId'>;

export interface Reservation {
  /** Reserves more bytes if the file became larger than the reservation. Throws the errors of `reserve`. */
  fit(bytes: number): Promise<void>;
}

export interface Storage {
  /**
   * Runs an upload with at most `bytes` reserved for its account, its organization and the deployment. Releases unused
   * bytes at the end, and all of them if the file's record was not stored. Throws CHAT_STORAGE_FULL,
   * CHAT_ORGANIZATION_STORAGE_FULL or CHAT_DEPLOYMENT_STORAGE_FULL before anything is read.
   */
  reserve<T>(
    upload: { readonly file: Owned; readonly bytes: number; readonly locale: Locale },
    work: (reservation: Reservation) => Promise<T>,
  ): Promise<T>;
  /** Deletes the records of files and releases their bytes. */
  forget(files: readonly (Owned & Pick<FileRecord, 'size'>)[]): Promise<void>;
  /** Deletes the counter of an account that owns no files any more. */
  forgetAccount(accountId: string): Promise<void>;
  /** Returns whether an organization's files are counted already. */
  isCounted(organizationId: string): Promise<boolean>;
  getUsage(accountId: string): Promise<{ usedBytes: number; limitBytes: number | null }>;
  /** Recounts the bytes of holders after a process ended during an upload or a deletion. */
  recountBroken(): Promise<void>;
  /** Invalidates the counters that are not kept, so that they are counted again once their limit is set. */
  dropUncounted(): Promise<void>;
}

export interface StorageOptions {
  readonly storage: Model<StorageRecord>;
  readonly files: Model<FileRecord>;
  readonly limits: StorageLimits;
  now(): number;
}

/**
 * Counts the bytes of files by holder. Each counter is one record that one conditional write changes, so that any
 * number of concurrent uploads stays within the limit. Uploads under way are entries in the record. The bytes of an
 * entry count in place of its files, whether their records are stored or not. So the count is correct at any moment.
 * Any interruption is repaired once its entries are old.
 */
export function createStorage({ storage, files, limits, now }: StorageOptions): Storage {
  async function sumBytes(holder: string, except: readonly string[]): Promise<number> {
    const [sum] = await files.aggregate<{ bytes: number }>([
      { $match: { $and: [getFiles(holder), { _id: { $nin: except } }] } },
      { $group: { _id: null, bytes: { $sum: '$size' } } },
    ]);
    return sum?.bytes ?? 0;
  }

  /**
   * Creates a counter from the stored files. Files that are added or deleted meanwhile are in an entry, or change the
   * version.
   */
  async function count(holder: string): Promise<StorageRecord> {
    const fresh = { used: 0, isReady: false, entries: [], version: 0 };
    for (let tried = 0; tried < TRIES; tried += 1) {
      const counter = await storage
        .findOneAndUpdate({ _id: holder }, { $setOnInsert: fresh }, { upsert: true, returnDocument: 'after' })
        .lean();
      const entries = counter.entries.filter(({ at }) => at > now() - ENTRY_MS);
      const stored = await sumBytes(
        holder,
        entries.flatMap((entry) => entry.files),
      );
      const used = stored + entries.reduce((sum, { bytes }) => sum + bytes, 0);
      const counted = await storage
        .findOneAndUpdate(
          { _id: holder, version: counter.version },
          { $set: { used, entries, isReady: true }, $inc: { version: 1 } },
          { returnDocument: 'after' },
        )
        .lean();
      if (counted) return counted;
    }
    throw new ServiceError(commonErrors.UNAVAILABLE);
  }

  const read = async (holder: string): Promise<StorageRecord> => {
    const counter = await storage.findById(holder).lean();
    return counter?.isReady ? counter : count(holder);
  };

  async function take(holder: string, fileId: string, bytes: number, locale: Locale): Promise<void> {
    const { limit, refusal } = getLimit(limits, holder);
    const entry = { id: fileId, files: [fileId], bytes, at: now() };
    for (let tried = 0; tried < TRIES; tried += 1) {
      const { matchedCount } = await storage.updateOne(
        { _id: holder, isReady: true, ...(limit < Infinity && { used: { $lte: limit - bytes } }) },
        { $inc: { used: bytes, version: 1 }, $push: { entries: entry } },
      );
      if (matchedCount > 0) return;
      const { used } = await read(holder);
      if (used + bytes <= limit) continue;
      const drawn = (amount: number) => formatBytes(amount, locale.replace('_', '-'));
      throw new ServiceError(refusal, { params: { used: drawn(used), limit: drawn(limit) } });
    }
    throw new ServiceError(commonErrors.UNAVAILABLE);
  }

  /** Ends entries: the stored bytes replace the reserved ones. Does nothing if they ended already. */
  const end = (holder: string, id: string, difference: number) => ({
    updateOne: {
      filter: { _id: holder, 'entries.id': id },
      update: { $pull: { entries: { id } }, $inc: { used: difference, version: 1 } },
    },
  });

  return {
    async reserve({ file, bytes, locale }, work) {
      const taken = new Map<string, number>();
      const takeAll = async (more: number) => {
        for (const holder of getHolders(limits, file)) {
          await take(holder, file._id, more, locale);
          taken.set(holder, (taken.get(holder) ?? 0) + more);
        }
      };
      let reserved = bytes;
      try {
        await takeAll(bytes);
        return await work({
          async fit(needed) {
            if (needed <= reserved) return;
            await takeAll(needed - reserved);
            reserved = needed;
          },
        });
      } finally {
        // The stored record decides, not the failure: a record may exist although its write got no response.
        if (taken.size > 0) {
          const stored = await files.findById(file._id, { size: 1 }).lean();
          const ends = [...taken].map(([holder, held]) => end(holder, file._id, (stored?.size ?? 0) - held));
          await storage.bulkWrite(ends, { ordered: false });
        }
      }
    },

    async forgetAccount(accountId) {
      await storage.deleteOne({ _id: accountHolder(accountId) });
    },

    async forget(gone) {
      const ids = gone.map(({ _id }) => _id);
      const id = createId();
      const byHolder = new Map<string, { files: string[]; bytes: number }>();
      for (const file of gone) {
        for (const holder of getHolders(limits, file)) {
          const held = byHolder.get(holder) ?? { files: [], bytes: 0 };
          byHolder.set(holder, { files: [...held.files, file._id], bytes: held.bytes + file.size });
        }
      }
      const holders = [...byHolder];
      // A counter that does not exist yet must contain the entry, too: another process may create it meanwhile.
      await storage.bulkWrite(
        holders.map(([holder, held]) => ({
          updateOne: {
            filter: { _id: holder },
            update: {
              $push: { entries: { id, ...held, at: now() } },
              $inc: { version: 1 },
              $setOnInsert: { used: 0, isReady: false },
            },
            upsert: true,
          },
        })),
        { ordered: false },
      );
      const { deletedCount } = await files.deleteMany({ _id: { $in: ids } });
      await storage.bulkWrite(
        holders.map(([holder, { bytes }]) => end(holder, id, -bytes)),
        { ordered: false },
      );
      // Another call deleted some of them at the same time, and released their bytes as well.
      if (deletedCount < ids.length) for (const [holder] of holders) await count(holder);
    },

    async isCounted(organizationId) {
      return (await storage.exists({ _id: organizationHolder(organizationId), isReady: true })) !== null;
    },

    async getUsage(accountId) {
      const holder = accountHolder(accountId);
      const counter = await storage.findById(holder).lean();
      // Reading creates no counter, because it must store nothing.
      const used = counter?.isReady ? counter.used : await sumBytes(holder, []);
      return { usedBytes: used, limitBytes: limits.account ?? null };
    },

    async recountBroken() {
      const broken = await storage.find({ 'entries.at': { $lte: now() - ENTRY_MS } }, { _id: 1 }).lean();
      for (const { _id } of broken) await count(_id);
    },

    async dropUncounted() {
      for (const which of uncounted(limits))
        await storage.updateMany({ ...which, isReady: true }, { $set: { isReady: false }, $inc: { version: 1 } });
    },
  };
}
