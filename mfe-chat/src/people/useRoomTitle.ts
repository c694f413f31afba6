import type { ChatRoom } from '@meet/chat-contract';
import { useTexts } from '@meet/remote-kit';
import { titleOf } from './titleOf.ts';
import { useMemberName } from './useMemberWords.ts';

/** Returns the room's title: its name, else its other members' names. */
export function useRoomTitle(room: ChatRoom): string {
  const t = useTexts();
  const nameOf = useMemberName(room.roomName ? [] : room.faces, room);
  return titleOf(room, nameOf, t('room.onlyYou'));
}
