import { findChatRooms as call } from '@meet/chat-contract';
import { defineOperation } from '../defineOperation.ts';
import { findRooms } from '../rooms/findRooms.ts';

export const findChatRooms = defineOperation(call, async ({ search }, context) => {
  const { rooms } = await findRooms(context, search);
  return { chatIds: rooms.map(({ _id }) => _id) };
});
