import type { Deps } from '../Deps.ts';
import { forgetFile } from '../files/sweepFiles.ts';

const AT_ONCE = 500;

/** Removes the text, file and history of deleted messages whose deletion can no longer be undone. */
export async function purgeMessages(deps: Deps, now: number): Promise<void> {
  for (;;) {
    const due = await deps.messages
      .find({ purgeAt: { $lte: now } }, { withdrawn: 1 })
      .limit(AT_ONCE)
      .lean();
    for (const { _id, withdrawn } of due) {
      if (withdrawn?.file) await forgetFile(deps, withdrawn.file.fileId, now);
      await deps.messages.updateOne({ _id, purgeAt: { $lte: now } }, { $unset: { withdrawn: 1, purgeAt: 1 } });
    }
    if (due.length < AT_ONCE) return;
  }
}
