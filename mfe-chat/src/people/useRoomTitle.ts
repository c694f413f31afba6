import type { ChatRoom } from '@meet/chat-contract';
import { useTexts } from '@meet/remote-kit';
import { useMemberName } from './useMemberName.ts';

/** What the room is called: its name, else its other members' names. */
export function useRoomTitle({ roomName, participants }: ChatRoom): string {
  const t = useTexts();
  const others = participants.filter(({ currentUser }) => !currentUser);
  const nameOf = useMemberName(roomName ? [] : others);
  return roomName || others.map(nameOf).join(', ') || t('room.onlyYou');
}
