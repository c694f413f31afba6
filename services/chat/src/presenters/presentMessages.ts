import type { ChatMessage } from '@meet/chat-contract';
import type { ReadContext } from '../ChatContext.ts';
import { messageKey, WITHOUT_HISTORY, type MessageRecord } from '../models/messageModel.ts';
import { getAuthors, presentMessage } from './presentMessage.ts';

/**
 * Presents messages with the present texts of those that they reply to: two queries at most, however many they are. The
 * quoted ones are read after the messages, so that a quote is never older than they are.
 */
export async function presentMessages(
  context: ReadContext,
  messages: readonly MessageRecord[],
): Promise<ChatMessage[]> {
  const keys = new Set(messages.flatMap((message) => getQuotedKey(message) ?? []));
  const quoted =
    keys.size === 0 ? [] : await context.deps.messages.find({ _id: { $in: [...keys] } }, WITHOUT_HISTORY).lean();
  const people = await context.deps.people.byId(context, getAuthors([...messages, ...quoted]));
  const quotedByKey = new Map(quoted.map((message) => [message._id, message]));
  return messages.map((message) => presentMessage(message, people, quotedByKey.get(getQuotedKey(message) ?? '')));
}

/** Presents one message, with the present text of the one that it replies to. */
export async function presentOneMessage(context: ReadContext, message: MessageRecord): Promise<ChatMessage> {
  const [presented] = await presentMessages(context, [message]);
  return presented!;
}

function getQuotedKey({ chatId, replyTo, deletedAt }: MessageRecord): string | undefined {
  return replyTo === undefined || deletedAt !== undefined ? undefined : messageKey(chatId, replyTo);
}
