import { listChatRooms as call } from '@meet/chat-contract';
import { defineOperation } from '../defineOperation.ts';
import { inFull, presentRooms, presentRoomsInFull } from '../presenters/presentRooms.ts';
import { readOwnRooms } from '../rooms/readOwnRooms.ts';

export const listChatRooms = defineOperation(call, async ({ previewOnly }, context) => {
  const { memberships: mine, rooms } = await readOwnRooms(context);
  if (!previewOnly) return { chatrooms: await presentRoomsInFull(context, rooms) };
  const presented = await presentRooms(context, rooms, mine);
  return { chatrooms: presented.map((room) => inFull(room, [], '')) };
});
