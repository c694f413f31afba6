import { closeChatRoom as call } from '@meet/chat-contract';
import { defineOperation } from '../defineOperation.ts';
import { closeRoom } from '../rooms/closeRoom.ts';
import { openRoom, permitOwner } from '../policies/roomPolicy.ts';

export const closeChatRoom = defineOperation(call, async ({ chatId }, context) => {
  permitOwner(await openRoom(context, chatId));
  await closeRoom(context, chatId);
  return {};
});
