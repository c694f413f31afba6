import { jest } from '@jest/globals';
import { chatErrors, type ChatMessage, type ChatRoom } from '@meet/chat-contract';
import { CallFailure } from '@meet/contracts/client';
import type { ChatApi, MessageRange } from '../state/createChatApi.ts';
import { buildMessage, VIEWER } from './buildRoom.ts';

const PAGE = 30;
const RECOVERY_PAGE = 100;

/** A server in memory with the real one's paging; calls can be made to fail. */
export function createFakeApi(rooms: ChatRoom[] = [], messages: ChatMessage[] = []) {
  const read = (range: MessageRange) => {
    if ('after' in range) {
      const found = messages.filter(({ sequence }) => sequence > range.after);
      return { messages: found.slice(0, RECOVERY_PAGE), hasMore: found.length > RECOVERY_PAGE };
    }
    const found = messages.filter(({ sequence }) => !('before' in range) || sequence < range.before);
    return { messages: found.slice(-PAGE), hasMore: found.length > PAGE };
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
    openPrivate: jest.fn<ChatApi['openPrivate']>(async () => rooms[0]!),
    openGroup: jest.fn<ChatApi['openGroup']>(async () => rooms[0]!),
  } satisfies ChatApi;
  return { api, rooms, messages };
}

/** Local storage in memory. */
export function createMemoryStorage(entries: Record<string, string> = {}) {
  const kept = new Map(Object.entries(entries));
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}

/** Lets all promises that are ready settle. */
export async function settle(): Promise<void> {
  for (let round = 0; round < 20; round += 1) await Promise.resolve();
}
