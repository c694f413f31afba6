import type { Deps } from '../Deps.ts';
import type { FileBlobRecord } from '../models/fileBlobModel.ts';

type Kept = Pick<Deps, 'files' | 'fileBlobs' | 'blobs' | 'storage'>;

/** Age at which an uploaded file is deleted if it was not sent. */
const UNSENT_MS = 24 * 3_600_000;
const AT_ONCE = 500;
const FORGOTTEN = { digest: 1, accountId: 1, organizationId: 1, size: 1 };

/** Deletes the records of a room's files. The next sweep removes their bytes, unless another file has the same. */
export async function forgetRoomFiles(kept: Kept, chatId: string, now: number): Promise<void> {
  await forgetFiles(kept, { chatId }, now);
}

/** Deletes the record of a deleted message's file. */
export async function forgetFile(kept: Kept, fileId: string, now: number): Promise<void> {
  await forgetFiles(kept, { _id: fileId }, now);
}

/**
 * Deletes the files that an account uploaded and never sent. Files that it sent stay with their messages, and count for
 * nobody. Returns whether that is done.
 */
export async function disownFiles(
  kept: Kept,
  { accountId, pseudonym }: { readonly accountId: string; readonly pseudonym: string },
  now: number,
): Promise<boolean> {
  await forgetFiles(kept, { accountId, unsentSince: { $gt: 0 } }, now);
  const sent = await kept.files.find({ accountId }, { _id: 1 }).limit(AT_ONCE).lean();
  await kept.files.updateMany({ _id: { $in: sent.map(({ _id }) => _id) } }, { $set: { accountId: pseudonym } });
  if (sent.length === AT_ONCE) return false;
  await kept.storage.forgetAccount(accountId);
  return true;
}

/**
 * Deletes files that were never sent, and removes bytes that no file refers to any more. Any number of processes may
 * run it at once. The next run completes an interrupted one.
 */
export async function sweepFiles(kept: Kept, now: number): Promise<void> {
  await forgetFiles(kept, { unsentSince: { $lt: now - UNSENT_MS } }, now);
  await kept.blobs.clearStaged(now - UNSENT_MS);
  for (;;) {
    const marked = await kept.fileBlobs
      .find({ sweepAt: { $lte: now } })
      .limit(AT_ONCE)
      .lean();
    for (const blob of marked) await sweepBlob(kept, blob);
    if (marked.length < AT_ONCE) return;
  }
}

async function forgetFiles(
  { files, fileBlobs, storage }: Kept,
  which: { chatId: string } | { accountId?: string; unsentSince: { $lt: number } | { $gt: number } } | { _id: string },
  now: number,
): Promise<void> {
  for (;;) {
    const gone = await files.find(which, FORGOTTEN).limit(AT_ONCE).lean();
    if (gone.length === 0) return;
    const digests = [...new Set(gone.map(({ digest }) => digest))];
    // Marks the bytes before the deletion, so that a sweep completes it after an interruption. Marks them again
    // afterwards, because a sweep in between may have found files that referred to them.
    const markUnused = () => fileBlobs.updateMany({ _id: { $in: digests } }, { $max: { sweepAt: now } });
    await markUnused();
    await storage.forget(gone);
    await markUnused();
  }
}

/** Claims the bytes before it checks whether a file refers to them, so that no upload relies on them meanwhile. */
async function sweepBlob({ files, fileBlobs, blobs }: Kept, { _id, sweepAt }: FileBlobRecord): Promise<void> {
  const { matchedCount } = await fileBlobs.updateOne({ _id, sweepAt }, { $set: { removing: true } });
  if (matchedCount === 0) return;
  if (await files.exists({ digest: _id })) {
    await fileBlobs.updateOne({ _id, sweepAt }, { $unset: { sweepAt: 1 } });
    await fileBlobs.updateOne({ _id }, { $unset: { removing: 1 } });
    return;
  }
  await blobs.remove(_id);
  await fileBlobs.deleteOne({ _id });
}
