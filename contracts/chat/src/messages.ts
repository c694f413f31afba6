import { array, boolean, number, string } from 'yup';
import { count, input, output, text, timeZone } from '@meet/contracts';
import { MENTION_ALL, toPlainText } from '@meet/contracts/markdown';
import { defineCall } from './defineCall.ts';
import { chatErrors } from './errors.ts';
import { CHAT_DELETED_COUNTED, CHAT_PREVIEW_LENGTH, CHAT_SEARCH_PAGE_MAX } from './limits.ts';
import { ownReactions } from './reactions.ts';
import { chatId, chatMessage, clientMessageId, messageContent, position, searchedText } from './schemas.ts';
import type { ChatMention, ChatMessage, ChatMessagePreview } from './schemas.ts';

/**
 * Creates an id for a message sent at a time in Unix milliseconds. Ids of one moment share a prefix, so that a database
 * index stores them side by side.
 */
export const createClientMessageId = (now: number): string => `${now.toString(36)}-${crypto.randomUUID()}`;

/** Returns the displayed text of the mention of an id; undefined if the id is not among the message's mentions. */
export function getMentionText(mentions: readonly ChatMention[], id: string): string | undefined {
  if (id === MENTION_ALL) return `@${MENTION_ALL}`;
  const fullName = mentions.find(({ accountId }) => accountId === id)?.fullName;
  return fullName === undefined ? undefined : `@${fullName}`;
}

/**
 * Returns a message as it is displayed and copied: its text with names and without markdown marks, or its file's name.
 */
export const toMessageText = ({
  content,
  file,
  mentions,
}: Pick<ChatMessage, 'content' | 'file' | 'mentions'>): string =>
  file ? content : toPlainText(content, (id) => getMentionText(mentions, id));

/** Returns the preview of a message for lists: one line without marks, shortened by whole characters (code points). */
export function toMessagePreview(message: ChatMessage): ChatMessagePreview {
  const { sequence, name, email, isBot, timestamp, deletedAt } = message;
  const line = [...toMessageText(message).replace(/\s+/g, ' ').trim()].slice(0, CHAT_PREVIEW_LENGTH).join('');
  return { sequence, name, email, isBot, content: line, timestamp, isDeleted: deletedAt !== null };
}

/**
 * Returns the numbers of a room's deleted messages after one was deleted or restored: ascending, at most the last
 * hundred.
 */
export function withDeletion(
  deletedSequences: readonly number[],
  { sequence, isDeleted }: { readonly sequence: number; readonly isDeleted: boolean },
): number[] {
  const others = deletedSequences.filter((other) => other !== sequence);
  return (isDeleted ? [...others, sequence].sort((a, b) => a - b) : others).slice(-CHAT_DELETED_COUNTED);
}

export const getChatMessages = defineCall('getChatMessages', {
  path: 'get-messages-from-chatroom',
  access: 'user',
  summary:
    'Reads messages of a room or thread, oldest first: a page of 30 counted back from the newest by offset or from a sequence number, or the messages after one.',
  input: input({
    chatId: chatId(),
    messagesOffset: position().meta({ restOnly: true }),
    /** Returns the page of messages that ends just before this sequence number. */
    beforeSequence: position(),
    /** Returns up to 100 messages that follow this sequence number. */
    afterSequence: position(),
    /** IANA time zone. If given, each message carries its local time. */
    timezone: timeZone().meta({ restOnly: true }),
  }),
  output: output({
    messages: array(
      chatMessage
        .shape({
          /** `YYYY-MM-DD HH:mm:ss` in the requested time zone; null if the request names none. */
          localTime: string().nullable().defined().meta({ restOnly: true }),
        })
        .required(),
    ).required(),
    /** Offset of the next page of older messages. */
    messagesOffset: number().required().meta({ restOnly: true }),
    /** Whether more messages follow in the direction of the request. */
    hasMore: boolean().required(),
    /** Number of the room’s last change that these messages certainly include. */
    lastChange: number().required(),
    /** The caller's own reactions to these messages. */
    ownReactions: ownReactions(),
  }).meta({ name: 'ChatMessagePage' }),
  errors: [chatErrors.CHAT_ROOM_NOT_FOUND],
  impersonation: 'allowed',
  graphql: { query: 'chatMessages' },
});

/** Place of a message in the results of a search: the time, the number and the room. */
export const toChatSearchPlace = ({
  timestamp,
  sequence,
  chatId: room,
}: Pick<ChatMessage, 'timestamp' | 'sequence' | 'chatId'>): string => [timestamp, sequence, room].join('.');

export const searchChatMessages = defineCall('searchChatMessages', {
  path: 'search-chat-messages',
  access: 'user',
  summary:
    'Finds messages of the caller’s rooms in which each word of the search begins a word, regardless of case and accents; the last first. Understands "phrases", from:, in:, has:file, has:picture, has:link, before: and after: with a day (2026-11-29). A search without words lists the messages that its filters select.',
  input: input({
    search: searchedText(),
    /** IANA time zone in which days begin and end. Default UTC. */
    timezone: timeZone(),
    /** Default 20. */
    limit: count().min(1, 'common.invalid').max(CHAT_SEARCH_PAGE_MAX, 'common.invalid'),
    /** Place of the previous page’s last message: its `timestamp`, `sequence` and `chatId`, joined by dots. */
    after: text()
      .max(200, 'common.invalid')
      .matches(/^\d{1,16}\.\d{1,9}\.[A-Za-z0-9_-]+$/, { message: 'common.invalid', excludeEmptyString: true }),
  }),
  output: output({ messages: array(chatMessage.required()).required() }),
  impersonation: 'allowed',
  // A person who types a search sends a few requests a second at most.
  rateLimit: { max: 120, windowSeconds: 60 },
  graphql: { query: 'chatMessagesFound', value: 'messages' },
});

export const sendChatMessage = defineCall('sendChatMessage', {
  path: 'send-message-to-chatroom',
  access: 'user',
  summary:
    'Stores a message in a room, or in the thread of a message, and notifies the room. A repeated clientMessageId returns the first message.',
  input: input({
    chatId: chatId(),
    message: messageContent(),
    clientMessageId: clientMessageId(),
    /** Number of the message that this one replies to. */
    replyTo: position(),
  }),
  output: output({ message: chatMessage.required() }),
  errors: [
    chatErrors.CHAT_ROOM_NOT_FOUND,
    chatErrors.CHAT_MESSAGE_NOT_FOUND,
    chatErrors.CHAT_MESSAGE_DELETED,
    chatErrors.CHAT_THREAD_FULL,
    chatErrors.CHAT_MENTION_ALL_NOT_ALLOWED,
  ],
  affinity: 'chatId',
  rateLimit: { max: 600, windowSeconds: 60 },
  graphql: { mutation: true, input: 'SendChatMessageInput' },
});
