import { CHAT_SEARCH_MAX, CHAT_SEARCH_MIN, sortChatRooms, type ChatRoom } from '@meet/chat-contract';
import { getChatRoomPage } from '@meet/chat-contract/operations';
import type { PageClient } from '@meet/contracts/client';

/**
 * Returns the rooms that the server finds by a search: also by members outside the preview, further down the list, and
 * without messages.
 */
export async function findRoomsBeyond(
  api: PageClient,
  search: string,
  signal: AbortSignal,
): Promise<readonly ChatRoom[]> {
  const wanted = search.trim();
  if (wanted.length < CHAT_SEARCH_MIN || wanted.length > CHAT_SEARCH_MAX) return [];
  return (await api.execute(getChatRoomPage, { search: wanted }, signal)).chatrooms;
}

/** Adds found rooms that are not loaded. A loaded room is kept, because it is newer than the found one. */
export function withRoomsBeyond(rooms: readonly ChatRoom[], found: readonly ChatRoom[]): readonly ChatRoom[] {
  const loaded = new Set(rooms.map(({ chatId }) => chatId));
  const beyond = found.filter(({ chatId }) => !loaded.has(chatId));
  return beyond.length > 0 ? sortChatRooms([...rooms, ...beyond]) : rooms;
}
