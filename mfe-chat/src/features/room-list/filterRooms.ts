import type { ChatRoom } from '@meet/chat-contract';
import { foldText } from '@meet/contracts/texts';
import { othersIn } from '../../people/getTitle.ts';
import type { MemberName } from '../../people/useMemberWords.ts';

/**
 * Returns rooms whose name, or the name or e-mail of a member in the preview, contains the search text, and those that
 * the server found. Case and accents do not matter.
 */
export function filterRooms(
  rooms: readonly ChatRoom[],
  search: string,
  getName: MemberName,
  found: ReadonlySet<string>,
): readonly ChatRoom[] {
  const wanted = foldText(search.trim());
  if (!wanted) return rooms;
  return rooms.filter((room) => {
    const words = [room.roomName, ...othersIn(room).flatMap((member) => [getName(member), member.email])];
    return found.has(room.chatId) || words.some((text) => foldText(text).includes(wanted));
  });
}
