import { toMessagePreview, type ChatMessage } from '@meet/chat-contract';
import type { MessageRecord } from '../models/messageModel.ts';
import type { Person } from '../people/createPeople.ts';

/** The accounts that wrote these messages; a guest of a meeting, who has no address, has none. */
export function getAuthors(messages: readonly Pick<MessageRecord, 'authorId' | 'email'>[]): string[] {
  return messages.flatMap(({ authorId, email }) => (email ? authorId : []));
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
