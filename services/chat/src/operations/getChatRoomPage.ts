import { CHAT_ROOM_PAGE, CHAT_UNREAD_ROOMS_MAX, getChatRoomPage as call } from '@meet/chat-contract';
import { defineOperation } from '../defineOperation.ts';
import { inFull, presentRooms } from '../presenters/presentRooms.ts';
import { findRooms } from '../rooms/findRooms.ts';
import { pageRooms } from '../rooms/pageRooms.ts';
import { readOwnRooms } from '../rooms/readOwnRooms.ts';

export const getChatRoomPage = defineOperation(call, async ({ limit = CHAT_ROOM_PAGE, after, search }, context) => {
  if (search) {
    const { rooms, memberships } = await findRooms(context, search);
    const found = await presentRooms(context, rooms, memberships);
    return { chatrooms: found.map((room) => inFull(room, [], '')), next: null };
  }
  const mine = await readOwnRooms(context);
  const { rooms, unread, next } = pageRooms(mine, after, limit);
  const shown = after ? rooms : [...rooms, ...unread.slice(0, CHAT_UNREAD_ROOMS_MAX)];
  const presented = await presentRooms(context, shown, mine.memberships);
  return { chatrooms: presented.map((room) => inFull(room, [], '')), next };
});
