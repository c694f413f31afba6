import type { Deps } from '../Deps.ts';
import { forgetFile } from '../files/sweepFiles.ts';

const AT_ONCE = 500;

/** Removes the text, file, reactions and history of deleted messages whose deletion can no longer be undone. */
export async function purgeMessages(deps: Deps, now: number): Promise<void> {
  for (;;) {
    const due = await deps.messages
      .find({ purgeAt: { $lte: now } }, { chatId: 1, sequence: 1, withdrawn: 1 })
      .limit(AT_ONCE)
      .lean();
    for (const { _id, chatId, sequence, withdrawn } of due) {
      // Prevents a restore from here on, because the message's file is about to be deleted.
      const { matchedCount } = await deps.messages.updateOne({ _id, purgeAt: { $lte: now } }, { $set: { purgeAt: 0 } });
      if (matchedCount === 0) continue;
      if (withdrawn?.file) await forgetFile(deps, withdrawn.file.fileId, now);
      await deps.reactions.forget({ chatId, sequence });
      await deps.messages.updateOne(
        { _id, purgeAt: 0 },
        { $unset: { withdrawn: 1, purgeAt: 1, reactions: 1, reactionsDue: 1 } },
      );
    }
    if (due.length < AT_ONCE) return;
  }
}
