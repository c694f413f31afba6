import { ServiceError } from '@meet/contracts';
import { chatErrors, getChatRoomForMeeting as call } from '@meet/chat-contract';
import { defineOperation } from '../defineOperation.ts';
import { presentMembers } from '../presenters/presentMembers.ts';

export const getChatRoomForMeeting = defineOperation(call, async ({ chatId, accountId }, context) => {
  const { deps } = context;
  const [room, members] = await Promise.all([deps.rooms.findById(chatId).lean(), deps.members.find({ chatId }).lean()]);
  if (!room || room.closedAt || !members.some((member) => member.accountId === accountId)) {
    throw new ServiceError(chatErrors.CHAT_ROOM_NOT_FOUND);
  }
  return { roomName: room.name, participants: await presentMembers(context, room, members) };
});
