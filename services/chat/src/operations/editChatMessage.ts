import { CHAT_VERSIONS_KEPT, chatErrors, editChatMessage as call } from '@meet/chat-contract';
import { ServiceError } from '@meet/contracts';
import { defineOperation } from '../defineOperation.ts';
import { announceChange } from '../messages/announceChange.ts';
import { openRoom, permitAuthor } from '../policies/roomPolicy.ts';

export const editChatMessage = defineOperation(call, async (input, context) => {
  const { chatId, sequence, message: content, revision } = input;
  const { deps, now } = context;
  const opened = await openRoom(context, chatId);
  const changed = await deps.messageChanges.change(chatId, sequence, (message) => {
    permitAuthor(opened, message);
    if (message.deletedAt !== undefined) throw new ServiceError(chatErrors.CHAT_MESSAGE_DELETED);
    if (message.file) throw new ServiceError(chatErrors.CHAT_MESSAGE_NOT_TEXT);
    const { content: replaced, revision: current = 1, editedAt, timestamp, versions = [] } = message;
    // Also a retry of an edit that is stored.
    if (replaced === content) return undefined;
    if (revision !== current) throw new ServiceError(chatErrors.CHAT_MESSAGE_STALE);
    const kept = [...versions, { revision: current, content: replaced, writtenAt: editedAt ?? timestamp }];
    return {
      filter: { revision: message.revision ?? { $exists: false }, deletedAt: { $exists: false } },
      update: {
        $set: { content, revision: current + 1, editedAt: now(), versions: kept.slice(-CHAT_VERSIONS_KEPT) },
      },
    };
  });
  return { message: await announceChange(context, changed) };
});
