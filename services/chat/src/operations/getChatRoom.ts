import { getChatRoom as call } from '@meet/chat-contract';
import { defineOperation } from '../defineOperation.ts';
import { openRoom } from '../policies/roomPolicy.ts';
import { presentRoom } from '../presenters/presentRooms.ts';

export const getChatRoom = defineOperation(call, async ({ chatId }, context) => {
  const { room } = await openRoom(context, chatId);
  return { chatroom: await presentRoom(context, room) };
});
