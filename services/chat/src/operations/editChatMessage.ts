import { CHAT_VERSIONS_KEPT, chatErrors, editChatMessage as call } from '@meet/chat-contract';
import { ServiceError, type InputOf } from '@meet/contracts';
import { addressesAll, hasMentions } from '@meet/contracts/markdown';
import type { ChatContext } from '../ChatContext.ts';
import { defineOperation } from '../defineOperation.ts';
import { announceChange } from '../messages/announceChange.ts';
import { messageKey, WITHOUT_HISTORY, type MessageMention } from '../models/messageModel.ts';
import { notifyMentioned } from '../messages/notifyMentioned.ts';
import { permitMentionAll } from '../messages/permitMentionAll.ts';
import { resolveMentions } from '../messages/resolveMentions.ts';
import { openConversation, type OpenConversation } from '../policies/conversationPolicy.ts';
import { permitAuthor } from '../policies/roomPolicy.ts';

export const editChatMessage = defineOperation(call, async (input, context) => {
  const { chatId, sequence, message: content, revision } = input;
  const { deps, caller, now } = context;
  const opened = await openConversation(context, chatId);
  const mentions = await admitMentions(context, opened, input);
  let replaced: string | undefined;
  const changed = await deps.messageChanges.change(chatId, sequence, (message) => {
    permitAuthor(opened, message);
    // A program changes nothing that its person wrote.
    if (caller.apiKey && !message.isBot) throw new ServiceError(chatErrors.CHAT_MESSAGE_NOT_YOURS);
    if (message.deletedAt !== undefined) throw new ServiceError(chatErrors.CHAT_MESSAGE_DELETED);
    if (message.file) throw new ServiceError(chatErrors.CHAT_MESSAGE_NOT_TEXT);
    const { content: former, revision: current = 1, editedAt, timestamp, versions = [] } = message;
    // Also the case for a retry of an edit that is stored.
    if (former === content) return undefined;
    if (revision !== current) throw new ServiceError(chatErrors.CHAT_MESSAGE_STALE);
    const kept = [...versions, { revision: current, content: former, writtenAt: editedAt ?? timestamp }];
    replaced = former;
    return {
      filter: { revision: message.revision ?? { $exists: false }, deletedAt: { $exists: false } },
      update: {
        $set: {
          content,
          revision: current + 1,
          editedAt: now(),
          versions: kept.slice(-CHAT_VERSIONS_KEPT),
          ...(mentions && { mentions }),
        },
        ...(!mentions && { $unset: { mentions: 1 } }),
      },
    };
  });
  const message = await announceChange(context, changed);
  if (changed.isChanged && replaced !== undefined) {
    const { room } = opened;
    deps.roomHooks.notify(context, { event: 'edited', room, message });
    notifyMentioned(context, { room, message, replaced });
  }
  return { message };
});

/**
 * Returns the people whom the new text mentions; undefined if there are none. Throws the errors of permitMentionAll.
 */
async function admitMentions(
  context: ChatContext,
  { parent }: OpenConversation,
  { chatId, sequence, message: content }: InputOf<typeof call>,
): Promise<MessageMention[] | undefined> {
  if (!hasMentions(content)) return undefined;
  const before = await context.deps.messages.findOne({ _id: messageKey(chatId, sequence) }, WITHOUT_HISTORY).lean();
  const mentions = await resolveMentions(context, parent._id, content, before?.mentions);
  const isOwn = before?.authorId === context.account.accountId && before.deletedAt === undefined;
  if (isOwn && addressesAll(content) && !addressesAll(before.content)) {
    await permitMentionAll(context, parent, `edit ${messageKey(chatId, sequence)}`);
  }
  return mentions;
}
