import type { ChatRoom } from '@meet/chat-contract';
import { useIsViewing } from '@meet/remote-kit';

/**
 * The owner, or everyone where the room allows it; a conversation between two stays between two, and an administrator who
 * looks on adds nobody.
 */
export function useMayManage({
  isOwner,
  allowManage,
  isPeerToPeer,
}: Pick<ChatRoom, 'isOwner' | 'allowManage' | 'isPeerToPeer'>): boolean {
  const isViewing = useIsViewing();
  return (isOwner || allowManage) && !isPeerToPeer && !isViewing;
}
