import { toMessagePreview, type ChatMessage } from '@meet/chat-contract';
import type { ReadContext } from '../ChatContext.ts';
import { messageKey, WITHOUT_HISTORY, type MessageRecord } from '../models/messageModel.ts';
import type { Person } from '../people/createPeople.ts';

/** The accounts that wrote these messages; a guest of a meeting, who has no address, has none. */
export function getAuthors(messages: readonly Pick<MessageRecord, 'authorId' | 'email'>[]): string[] {
  return messages.flatMap(({ authorId, email }) => (email ? authorId : []));
}

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

/** A message with its author's present name and picture; those of the time when the account is gone. */
export function presentMessage(
  message: MessageRecord,
  people: ReadonlyMap<string, Person>,
  quoted?: MessageRecord,
): ChatMessage {
  const author = people.get(message.authorId);
  return {
    chatId: message.chatId,
    sequence: message.sequence,
    clientMessageId: message.clientMessageId,
    name: author?.fullName ?? message.name,
    email: message.email,
    avatar: author?.avatar ?? null,
    content: message.content,
    file: message.file ?? null,
    timestamp: message.timestamp,
    change: message.change ?? 0,
    revision: message.revision ?? 1,
    editedAt: message.deletedAt === undefined ? (message.editedAt ?? null) : null,
    deletedAt: message.deletedAt ?? null,
    replyTo: quoted ? toMessagePreview(presentMessage(quoted, people)) : null,
  };
}

function getQuotedKey({ chatId, replyTo, deletedAt }: MessageRecord): string | undefined {
  return replyTo === undefined || deletedAt !== undefined ? undefined : messageKey(chatId, replyTo);
}
