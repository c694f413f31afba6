import { CHAT_SEARCH_MAX, CHAT_SEARCH_MIN, type ChatRoom } from '@meet/chat-contract';
import { findChatRooms } from '@meet/chat-contract/operations';
import type { PageClient } from '@meet/contracts/client';
import { othersIn } from './titleOf.ts';

const NONE: ReadonlySet<string> = new Set();

/** Some rooms have members who are not shown of them, and are found by the server alone. */
export const hasCrowds = (rooms: readonly ChatRoom[]): boolean =>
  rooms.some((room) => room.memberCount - 1 > othersIn(room).length);

/** The rooms that the server finds by what is searched. */
export async function findCrowds(api: PageClient, search: string, signal: AbortSignal): Promise<ReadonlySet<string>> {
  const wanted = search.trim();
  if (wanted.length < CHAT_SEARCH_MIN || wanted.length > CHAT_SEARCH_MAX) return NONE;
  return new Set((await api.execute(findChatRooms, { search: wanted }, signal)).chatIds);
}
