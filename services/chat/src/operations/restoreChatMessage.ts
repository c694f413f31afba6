import { chatErrors, restoreChatMessage as call } from '@meet/chat-contract';
import { ServiceError } from '@meet/contracts';
import { defineOperation } from '../defineOperation.ts';
import { announceChange } from '../messages/announceChange.ts';
import { notifyMentioned } from '../messages/notifyMentioned.ts';
import { noteChangedReply } from '../threads/noteReply.ts';
import { openConversation } from '../policies/conversationPolicy.ts';

export const restoreChatMessage = defineOperation(call, async ({ chatId, sequence }, context) => {
  const { deps, account, now } = context;
  const { room } = await openConversation(context, chatId);
  let fileId: string | undefined;
  const changed = await deps.messageChanges.change(chatId, sequence, (message) => {
    const { withdrawn, purgeAt, deletedAt, deletedBy } = message;
    if (deletedBy !== account.accountId) throw new ServiceError(chatErrors.CHAT_MESSAGE_NOT_FOUND);
    // Also the case for a retry of an undo that is stored.
    if (deletedAt === undefined) return undefined;
    if (!withdrawn || !purgeAt || purgeAt <= now()) throw new ServiceError(chatErrors.CHAT_MESSAGE_NOT_FOUND);
    fileId = withdrawn.file?.fileId;
    return {
      filter: { deletedAt, purgeAt },
      update: { $set: withdrawn, $unset: { deletedAt: 1, withdrawn: 1, purgeAt: 1 } },
    };
  });
  if (fileId) await deps.files.updateOne({ _id: fileId, chatId }, { $unset: { withdrawnAt: 1 } });
  const message = await announceChange(context, changed);
  if (changed.isChanged) await noteChangedReply(context, chatId);
  if (changed.isChanged) notifyMentioned(context, { room, message, isSilent: true });
  return { message };
});
