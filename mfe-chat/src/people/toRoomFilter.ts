import {
  addressShownIn,
  CHAT_SEARCH_MAX,
  writeChatSearchFilter,
  type ChatMemberSeen,
  type ChatRoom,
} from '@meet/chat-contract';
import { othersIn } from './getTitle.ts';

/** Maximum length of the filters of a room, which leaves room for words in the search. */
const LENGTH_MAX = CHAT_SEARCH_MAX / 2 + 10;

/** Returns the name by which a search finds a member of a room. */
export const nameInFilter = (room: ChatRoom, member: ChatMemberSeen): string =>
  member.fullName || addressShownIn(room, member);

/** Returns the filters of a search that select a room: its name, or else the names of its other members. */
export function toRoomFilter(room: ChatRoom): string {
  const names = room.roomName ? [room.roomName] : othersIn(room).map((member) => nameInFilter(room, member));
  const filters = names.map((name) => writeChatSearchFilter('in', name));
  while (filters.length > 1 && filters.join(' ').length > LENGTH_MAX) filters.pop();
  return filters.join(' ');
}
