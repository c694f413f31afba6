import type { ChatRoom } from '@meet/chat-contract';
import { useIsViewing } from '@meet/remote-kit';

/**
 * Returns whether the viewer may manage members: the owner may, and everyone if the room allows it. Nobody may in a
 * private room, nor an administrator who views the account.
 */
export function useMayManage({
  isOwner,
  allowManage,
  isPeerToPeer,
}: Pick<ChatRoom, 'isOwner' | 'allowManage' | 'isPeerToPeer'>): boolean {
  const isViewing = useIsViewing();
  return (isOwner || allowManage) && !isPeerToPeer && !isViewing;
}
