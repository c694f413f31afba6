import type { ChatRoom } from '@meet/chat-contract';
import type { MemberName } from '../../people/useMemberWords.ts';

/** Rooms whose name, or a member's name or e-mail, holds what is searched, whatever the case and accents. */
export function filterRooms(rooms: readonly ChatRoom[], search: string, nameOf: MemberName): readonly ChatRoom[] {
  const wanted = plain(search.trim());
  if (!wanted) return rooms;
  return rooms.filter(({ roomName, participants }) =>
    [roomName, ...participants.flatMap((member) => (member.currentUser ? [] : [nameOf(member), member.email]))].some(
      (text) => plain(text).includes(wanted),
    ),
  );
}

function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase();
}
