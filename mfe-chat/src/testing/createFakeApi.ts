import { jest } from '@jest/globals';
import { chatErrors, type ChatMessage, type ChatRoom } from '@meet/chat-contract';
import { CallFailure } from '@meet/contracts/client';
import type { ChatApi, MessageRange } from '../state/createChatApi.ts';
import { buildMessage, VIEWER } from './buildRoom.ts';

const PAGE = 30;
const RECOVERY_PAGE = 100;

/** Creates a server in memory that pages like the real one. Tests can make its calls fail. */
export function createFakeApi(rooms: ChatRoom[] = [], messages: ChatMessage[] = []) {
  const last = () => Math.max(0, ...messages.map(({ change }) => change));
  /** Changes a stored message, as another page would do. */
  const change = (sequence: number, part: Partial<ChatMessage>): ChatMessage => {
    const at = messages.findIndex((message) => message.sequence === sequence);
    return (messages[at] = { ...messages[at]!, ...part, change: last() + 1 });
  };
  const read = (range: MessageRange) => {
    if ('after' in range) {
      const found = messages.filter(({ sequence }) => sequence > range.after);
      return {
        messages: found.slice(0, RECOVERY_PAGE),
        hasMore: found.length > RECOVERY_PAGE,
        lastChange: last(),
        ownReactions: [],
      };
    }
    const found = messages.filter(({ sequence }) => !('before' in range) || sequence < range.before);
    return { messages: found.slice(-PAGE), hasMore: found.length > PAGE, lastChange: last(), ownReactions: [] };
  };
  const api = {
    readRooms: jest.fn<ChatApi['readRooms']>(async ({ after, limit = PAGE }) => {
      const from = after ? Number(after) : 0;
      const end = from + limit;
      return { chatrooms: rooms.slice(from, end), next: end < rooms.length ? String(end) : null };
    }),
    getRoom: jest.fn(async (chatId: string) => {
      const room = rooms.find((candidate) => candidate.chatId === chatId);
      if (!room) throw new CallFailure(200, { code: chatErrors.CHAT_ROOM_NOT_FOUND.code, message: 'no such room' });
      return room;
    }),
    readMessages: jest.fn(async (_chatId: string, range: MessageRange) => read(range)),
    readChanges: jest.fn<ChatApi['readChanges']>(async (_chatId, after) => ({
      messages: messages.filter((message) => message.change > after).sort((a, b) => a.change - b.change),
      lastChange: last(),
      hasMore: false,
      ownReactions: [],
    })),
    edit: jest.fn<ChatApi['edit']>(async ({ sequence, content, revision }) =>
      change(sequence, { content, revision: revision + 1, editedAt: 1 }),
    ),
    remove: jest.fn<ChatApi['remove']>(async ({ sequence }) => change(sequence, { content: '', deletedAt: 1 })),
    restore: jest.fn<ChatApi['restore']>(async ({ sequence }) =>
      change(sequence, { content: `text ${sequence}`, deletedAt: null }),
    ),
    react: jest.fn<ChatApi['react']>(async ({ sequence, emoji, isOn }) => ({
      message: change(sequence, { reactions: isOn ? [{ emoji, count: 1 }] : [] }),
      emojis: isOn ? [emoji] : [],
    })),
    send: jest.fn<ChatApi['send']>(async ({ chatId, content, clientMessageId }) => {
      const sequence = (messages.at(-1)?.sequence ?? 0) + 1;
      const stored = buildMessage(sequence, {
        chatId,
        content,
        clientMessageId,
        email: VIEWER,
        name: 'Ana Pop',
      });
      messages.push(stored);
      return stored;
    }),
    markRead: jest.fn<ChatApi['markRead']>(async () => {}),
    markUnread: jest.fn<ChatApi['markUnread']>(async () => {}),
    announceTyping: jest.fn<ChatApi['announceTyping']>(async () => {}),
    openPrivate: jest.fn<ChatApi['openPrivate']>(async () => rooms[0]!),
    openGroup: jest.fn<ChatApi['openGroup']>(async () => rooms[0]!),
  } satisfies ChatApi;
  return { api, rooms, messages, change };
}

/** Creates a local storage in memory. */
export function createMemoryStorage(entries: Record<string, string> = {}) {
  const kept = new Map(Object.entries(entries));
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}

/** Waits until all resolved promises have run their callbacks. */
export async function settle(): Promise<void> {
  for (let round = 0; round < 20; round += 1) await Promise.resolve();
}
