import type { ChatRoom } from '@meet/chat-contract';
import { isolate } from '@meet/contracts/texts';

/** Returns a described room's name, else the names of its viewer's fellow members and how many more there are. */
export function presentTitle({ roomName, memberPreview, memberCount }: ChatRoom): string {
  const others = memberPreview.filter(({ currentUser }) => !currentUser);
  const rest = memberCount - 1 - others.length;
  const names = others.map(({ fullName, email }) => isolate(fullName || email)).join(', ');
  return roomName || (rest > 0 ? `${names} +${rest}` : names);
}
