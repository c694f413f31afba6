import type { Deps } from '../Deps.ts';
import type { FileBlobRecord } from '../models/fileBlobModel.ts';

type Kept = Pick<Deps, 'files' | 'fileBlobs' | 'blobs' | 'storage'>;

/** Age at which an uploaded file that was not sent is deleted. */
const UNSENT_MS = 24 * 3_600_000;
const AT_ONCE = 500;
const FORGOTTEN = { digest: 1, accountId: 1, organizationId: 1, size: 1 };

/** Forgets the files of a room. Their bytes go with the next sweep, unless another file has the same. */
export async function forgetRoomFiles(kept: Kept, chatId: string, now: number): Promise<void> {
  await forgetFiles(kept, { chatId }, now);
}

/** Forgets the file of a deleted message. */
export async function forgetFile(kept: Kept, fileId: string, now: number): Promise<void> {
  await forgetFiles(kept, { _id: fileId }, now);
}

/**
 * Forgets what was never sent, and removes bytes that no file refers to any more. Any number of processes may do so at
 * once, and a stop amid it is made good by the next.
 */
export async function sweepFiles(kept: Kept, now: number): Promise<void> {
  await forgetFiles(kept, { unsentSince: { $lt: now - UNSENT_MS } }, now);
  await kept.blobs.clearStaged(now - UNSENT_MS);
  for (;;) {
    const doubted = await kept.fileBlobs
      .find({ sweepAt: { $lte: now } })
      .limit(AT_ONCE)
      .lean();
    for (const blob of doubted) await sweepBlob(kept, blob);
    if (doubted.length < AT_ONCE) return;
  }
}

async function forgetFiles(
  { files, fileBlobs, storage }: Kept,
  which: { chatId: string } | { unsentSince: { $lt: number } } | { _id: string },
  now: number,
): Promise<void> {
  for (;;) {
    const gone = await files.find(which, FORGOTTEN).limit(AT_ONCE).lean();
    if (gone.length === 0) return;
    const digests = [...new Set(gone.map(({ digest }) => digest))];
    // Before, so that a stop in between is made good; after, in case a sweep in between found them referred to.
    const doubt = () => fileBlobs.updateMany({ _id: { $in: digests } }, { $max: { sweepAt: now } });
    await doubt();
    await storage.forget(gone);
    await doubt();
  }
}

/** Claims the bytes first, so that nobody counts on them while it is looked whether a file does. */
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
