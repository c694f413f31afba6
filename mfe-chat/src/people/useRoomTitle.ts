import type { ChatRoom } from '@meet/chat-contract';
import { useTexts } from '@meet/remote-kit';
import { getTitle } from './getTitle.ts';
import { useMemberName } from './useMemberWords.ts';

/** Returns the room's name, or its other members' names if it has none. */
export function useRoomTitle(room: ChatRoom): string {
  const t = useTexts();
  const getName = useMemberName(room.roomName ? [] : room.memberPreview, room);
  return getTitle(room, getName, t('room.onlyYou'));
}
