import { getRoomId, type ChatMessage } from '@meet/chat-contract';
import type { ReadContext } from '../ChatContext.ts';
import { messageKey, WITHOUT_HISTORY, type MessageRecord } from '../models/messageModel.ts';
import { getNamed, presentMessage } from './presentMessage.ts';

/**
 * Presents messages with the present texts of those that they reply to. This takes at most two queries for any number
 * of messages, and one more if they mention people. The quoted messages are read after the messages, so that a quote is
 * never older than its reply.
 */
export async function presentMessages(
  context: ReadContext,
  messages: readonly MessageRecord[],
): Promise<ChatMessage[]> {
  const keys = new Set(messages.flatMap((message) => getQuotedKey(message) ?? []));
  const quoted =
    keys.size === 0 ? [] : await context.deps.messages.find({ _id: { $in: [...keys] } }, WITHOUT_HISTORY).lean();
  const [people, isMember] = await Promise.all([
    context.deps.people.byId(context, getNamed([...messages, ...quoted])),
    findMentionedMembers(context, messages),
  ]);
  const quotedByKey = new Map(quoted.map((message) => [message._id, message]));
  return messages.map((message) =>
    presentMessage(message, people, { quoted: quotedByKey.get(getQuotedKey(message) ?? ''), isMember }),
  );
}

/** Returns a function that tests whether a mentioned account is in the room of its message. */
async function findMentionedMembers(
  { deps }: ReadContext,
  messages: readonly MessageRecord[],
): Promise<(chatId: string, accountId: string) => boolean> {
  const mentioning = messages.filter(({ mentions }) => mentions !== undefined);
  if (mentioning.length === 0) return () => true;
  const accountIds = mentioning.flatMap(({ mentions = [] }) => mentions.map(({ accountId }) => accountId));
  const members = await deps.members
    .find(
      {
        accountId: { $in: [...new Set(accountIds)] },
        chatId: { $in: [...new Set(mentioning.map(({ chatId }) => getRoomId(chatId)))] },
      },
      { chatId: 1, accountId: 1 },
    )
    .lean();
  const keys = new Set(members.map(({ chatId, accountId }) => `${chatId} ${accountId}`));
  return (chatId, accountId) => keys.has(`${getRoomId(chatId)} ${accountId}`);
}

/** Presents one message, with the present text of the message that it replies to. */
export async function presentOneMessage(context: ReadContext, message: MessageRecord): Promise<ChatMessage> {
  const [presented] = await presentMessages(context, [message]);
  return presented!;
}

function getQuotedKey({ chatId, replyTo, deletedAt }: MessageRecord): string | undefined {
  return replyTo === undefined || deletedAt !== undefined ? undefined : messageKey(chatId, replyTo);
}
