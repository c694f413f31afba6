import type { ChatRoom } from '@meet/chat-contract';
import { useTexts } from '@meet/remote-kit';
import { Dialog } from '@meet/ui';
import { RoomMembers } from './RoomMembers.tsx';

/** Shows the members of a room in a dialog. */
export function RoomMembersDialog({ room, onClose }: { room: ChatRoom; onClose: () => void }) {
  const t = useTexts();
  return (
    <Dialog open size="450px" title={t('members.title')} onClose={onClose}>
      <RoomMembers room={room} />
    </Dialog>
  );
}
