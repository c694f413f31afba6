import { array, boolean, number, object, string } from 'yup';
import type { InferType } from 'yup';
import { count, flag, input, output, text, timestamp } from '@meet/contracts';
import { defineCall } from './defineCall.ts';
import { chatErrors } from './errors.ts';
import { CHAT_THREAD_PAGE_MAX, CHAT_THREAD_REPLIES_MAX, CHAT_UNREAD_THREADS_MAX } from './limits.ts';
import { chatMessage, namedMessage } from './schemas.ts';

/** A thread as one member of its room sees it. */
export const chatThread = object({
  /** Takes the place of a room’s id in calls that read, send and change messages. */
  threadId: string().required(),
  /** The room of the message that started the thread. */
  chatId: string().required(),
  /** The room’s name, or else the other members’ names. */
  roomTitle: string().defined(),
  /** The message that started the thread. */
  start: chatMessage.required(),
  /** Whether replies count as unread for the member and notify them. */
  isFollowed: boolean().required(),
  /** Number of the last reply. */
  lastSequence: number().required(),
  readSequence: number().required(),
  /** Number of unread replies, without deleted ones; 0 if the member does not follow the thread. */
  unread: number().required(),
  /** Unix milliseconds; null if nobody has replied. */
  lastReplyAt: timestamp().nullable().defined(),
}).meta({ name: 'ChatThread' });
export type ChatThread = InferType<typeof chatThread>;

export const getChatThread = defineCall('getChatThread', {
  path: 'get-chat-thread',
  access: 'user',
  summary: `Describes the thread that a message started or may start. Replies are sent and read by its id; there are up to ${CHAT_THREAD_REPLIES_MAX}.`,
  input: input(namedMessage()),
  output: output({ thread: chatThread.required() }),
  errors: [chatErrors.CHAT_ROOM_NOT_FOUND, chatErrors.CHAT_MESSAGE_NOT_FOUND],
  impersonation: 'allowed',
  graphql: { query: 'chatThread', value: 'thread' },
});

export const getChatThreads = defineCall('getChatThreads', {
  path: 'get-chat-threads',
  access: 'user',
  summary: 'Lists the threads that the caller follows in all rooms, by pages, the latest reply first.',
  input: input({
    /** Default 20. */
    limit: count().min(1, 'common.invalid').max(CHAT_THREAD_PAGE_MAX, 'common.invalid'),
    /** Place after which the page begins: `next` of the previous one. */
    after: text()
      .max(200, 'common.invalid')
      .matches(/^\d{1,16}\.[A-Za-z0-9_-]+$/, { message: 'common.invalid', excludeEmptyString: true }),
  }),
  output: output({
    threads: array(chatThread.required()).required(),
    /** Place after the page; null if no more threads follow. */
    next: string().nullable().defined(),
    /** Number of followed threads with unread replies, up to 100. */
    unreadThreads: number().max(CHAT_UNREAD_THREADS_MAX).required(),
  }).meta({ name: 'ChatThreadPage' }),
  impersonation: 'allowed',
  graphql: { query: 'chatThreads' },
});

export const followChatThread = defineCall('followChatThread', {
  path: 'follow-chat-thread',
  access: 'user',
  summary:
    'Follows a thread, or no longer. The author of its first message, those who reply and those who are mentioned in it follow it without this call.',
  input: input({ ...namedMessage(), isFollowed: flag().required('common.required') }),
  output: output({ thread: chatThread.required() }),
  errors: [chatErrors.CHAT_ROOM_NOT_FOUND, chatErrors.CHAT_MESSAGE_NOT_FOUND, chatErrors.CHAT_MESSAGE_DELETED],
  rateLimit: { max: 120, windowSeconds: 60 },
  graphql: { mutation: true },
});
