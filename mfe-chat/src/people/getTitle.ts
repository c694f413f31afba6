import type { ChatMemberSeen, ChatRoom } from '@meet/chat-contract';
import { isolate } from '@meet/contracts/texts';

/** Returns the name of a room: its own, else its other members' names and how many more there are; `onlyYou` where nobody is left. */
export function getTitle(room: ChatRoom, getName: (member: ChatMemberSeen) => string, onlyYou: string): string {
  const { roomName, memberCount } = room;
  const others = othersIn(room);
  const names = others.map((member) => isolate(getName(member))).join(', ');
  const rest = memberCount - 1 - others.length;
  return roomName || (rest > 0 ? `${names} +${rest}` : names) || onlyYou;
}

/** Returns the members other than the viewer that a list shows of a room. */
export const othersIn = ({ memberPreview }: ChatRoom): ChatMemberSeen[] =>
  memberPreview.filter(({ currentUser }) => !currentUser);
