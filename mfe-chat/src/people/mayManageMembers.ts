import type { ChatRoom } from '@meet/contracts/chat';

/** The owner, or everyone where the room allows it; a conversation between two stays between two. */
export function mayManageMembers({ isOwner, allowManage, isPeerToPeer }: ChatRoom): boolean {
  return (isOwner || allowManage) && !isPeerToPeer;
}
