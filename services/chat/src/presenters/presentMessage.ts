import { toMessagePreview, type ChatMessage, type ChatThreadSummary } from '@meet/chat-contract';
import type { MessageRecord, ThreadSummary } from '../models/messageModel.ts';
import type { Person } from '../people/createPeople.ts';

/**
 * Returns the accounts that these messages name: their authors, without guests and webhooks, the mentioned members,
 * and the last people in their threads.
 */
export function getNamed(
  messages: readonly Pick<MessageRecord, 'authorId' | 'email' | 'mentions' | 'thread'>[],
): string[] {
  return [
    ...getAuthors(messages),
    ...messages.flatMap(({ thread }) => getAuthors(thread?.repliers ?? [])),
    ...messages.flatMap(({ mentions = [] }) => mentions.map(({ accountId }) => accountId)),
  ];
}

/** Returns the accounts that wrote these messages, without guests and webhooks, which have no address. */
export function getAuthors(messages: readonly Pick<MessageRecord, 'authorId' | 'email'>[]): string[] {
  return messages.flatMap(({ authorId, email }) => (email ? authorId : []));
}

/** Data from outside a message that its presentation needs. */
interface Surroundings {
  readonly quoted?: MessageRecord | undefined;
  /** Returns whether a mentioned account is in the room; by default all are. */
  readonly isMember?: (chatId: string, accountId: string) => boolean;
}

/**
 * Presents a message with the present names of its author and of mentioned members. Uses their names at the time of
 * sending if the account is deleted.
 */
export function presentMessage(
  message: MessageRecord,
  people: ReadonlyMap<string, Person>,
  { quoted, isMember = () => true }: Surroundings = {},
): ChatMessage {
  const author = people.get(message.authorId);
  return {
    chatId: message.chatId,
    sequence: message.sequence,
    clientMessageId: message.clientMessageId,
    name: author?.fullName ?? message.name,
    email: message.email,
    isBot: message.isBot === true,
    avatar: author?.avatar ?? null,
    content: message.content,
    mentions: (message.mentions ?? []).map(({ accountId, name }) => ({
      accountId,
      fullName: people.get(accountId)?.fullName ?? name,
      isMember: isMember(message.chatId, accountId),
    })),
    file: message.file ?? null,
    timestamp: message.timestamp,
    change: message.change ?? 0,
    revision: message.revision ?? 1,
    editedAt: message.deletedAt === undefined ? (message.editedAt ?? null) : null,
    deletedAt: message.deletedAt ?? null,
    isPinned: message.pinnedAt !== undefined,
    reactions: message.deletedAt === undefined ? (message.reactions ?? []) : [],
    thread: message.thread ? presentThread(message.thread, people) : null,
    replyTo: quoted ? toMessagePreview(presentMessage(quoted, people)) : null,
  };
}

function presentThread(
  { replies, lastReplyAt, repliers }: ThreadSummary,
  people: ReadonlyMap<string, Person>,
): ChatThreadSummary {
  return {
    replies,
    lastReplyAt,
    repliers: repliers.map(({ authorId, name, email }) => {
      const person = people.get(authorId);
      return { name: person?.fullName ?? name, email, avatar: person?.avatar ?? null };
    }),
  };
}
