import type { ChatMemberSeen, ChatRoom } from '@meet/chat-contract';
import { isolate } from '@meet/contracts/texts';

/**
 * Returns the name of a room. A room without one is named after its other members, with the number of those left out,
 * or `onlyYou` if nobody is left.
 */
export function getTitle(room: ChatRoom, getName: (member: ChatMemberSeen) => string, onlyYou: string): string {
  const { roomName, memberCount } = room;
  const others = othersIn(room);
  const names = others.map((member) => isolate(getName(member))).join(', ');
  const rest = memberCount - 1 - others.length;
  return roomName || (rest > 0 ? `${names} +${rest}` : names) || onlyYou;
}

/** Returns the members in a room's preview other than the viewer. */
export const othersIn = ({ memberPreview }: ChatRoom): ChatMemberSeen[] =>
  memberPreview.filter(({ currentUser }) => !currentUser);
