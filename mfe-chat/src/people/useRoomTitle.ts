import type { ChatRoom } from '@meet/chat-contract';
import { useTexts } from '@meet/remote-kit';
import { useMemberName } from './useMemberWords.ts';

/** What the room is called: its name, else its other members' names. */
export function useRoomTitle(room: ChatRoom): string {
  const { roomName, participants } = room;
  const t = useTexts();
  const others = participants.filter(({ currentUser }) => !currentUser);
  const nameOf = useMemberName(roomName ? [] : others, room);
  return roomName || others.map(nameOf).join(', ') || t('room.onlyYou');
}
