import { getChatMembers as call } from '@meet/chat-contract';
import { defineOperation } from '../defineOperation.ts';
import { openRoom } from '../policies/roomPolicy.ts';
import { presentMembers, seenBy } from '../presenters/presentMembers.ts';

export const getChatMembers = defineOperation(call, async ({ chatId }, context) => {
  const { room, me } = await openRoom(context, chatId);
  const members = await context.deps.members.find({ chatId }).lean();
  return {
    participants: seenBy(await presentMembers(context, room, members), me.email),
    roomName: room.name,
  };
});
