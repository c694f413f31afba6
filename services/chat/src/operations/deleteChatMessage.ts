import { CHAT_UNDO_MS, deleteChatMessage as call } from '@meet/chat-contract';
import { hasMentions } from '@meet/contracts/markdown';
import { defineOperation } from '../defineOperation.ts';
import { announceChange } from '../messages/announceChange.ts';
import { withdrawMentions } from '../messages/notifyMentioned.ts';
import { noteChangedReply } from '../threads/noteReply.ts';
import { openConversation } from '../policies/conversationPolicy.ts';
import { permitDeleting } from '../policies/roomPolicy.ts';

/** Time that a click on "Undo" may take to arrive. */
const GRACE_MS = 3_000;

export const deleteChatMessage = defineOperation(call, async ({ chatId, sequence }, context) => {
  const { deps, account, now } = context;
  const opened = await openConversation(context, chatId);
  let fileId: string | undefined;
  let isWithMentions = false;
  const changed = await deps.messageChanges.change(chatId, sequence, (message) => {
    permitDeleting(opened, message);
    fileId = (message.file ?? message.withdrawn?.file)?.fileId;
    if (message.deletedAt !== undefined) return undefined;
    const { content, file, versions, mentions, pinnedAt } = message;
    isWithMentions = [message, ...(versions ?? [])].some((one) => hasMentions(one.content));
    return {
      // Without this filter, an edit that came in between would keep its text in the message.
      filter: { revision: message.revision ?? { $exists: false }, deletedAt: { $exists: false } },
      update: {
        $set: {
          content: '',
          deletedAt: now(),
          deletedBy: account.accountId,
          withdrawn: {
            content,
            ...(file && { file }),
            ...(versions && { versions }),
            ...(mentions && { mentions }),
            ...(pinnedAt && { pinnedAt }),
          },
          purgeAt: now() + CHAT_UNDO_MS + GRACE_MS,
        },
        $unset: { file: 1, versions: 1, mentions: 1, pinnedAt: 1 },
      },
    };
  });
  if (fileId) await deps.files.updateOne({ _id: fileId, chatId }, { $set: { withdrawnAt: now() } });
  const message = await announceChange(context, changed);
  if (changed.isChanged) await noteChangedReply(context, chatId);
  if (isWithMentions) withdrawMentions(context, message);
  return { message };
});
