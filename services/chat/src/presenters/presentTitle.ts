import type { ChatRoom } from '@meet/chat-contract';
import { isolate } from '@meet/contracts/texts';

/**
 * Returns the name of a described room. Without a name, returns the names of the viewer's fellow members and the number
 * of further ones.
 */
export function presentTitle({ roomName, memberPreview, memberCount }: ChatRoom): string {
  const others = memberPreview.filter(({ currentUser }) => !currentUser);
  const rest = memberCount - 1 - others.length;
  const names = others.map(({ fullName, email }) => isolate(fullName || email)).join(', ');
  return roomName || (rest > 0 ? `${names} +${rest}` : names);
}
