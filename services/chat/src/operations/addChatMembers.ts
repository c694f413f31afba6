import { ServiceError } from '@meet/contracts';
import { addChatMembers as call, chatErrors } from '@meet/chat-contract';
import { defineOperation } from '../defineOperation.ts';
import { addMembers } from '../members/addMembers.ts';
import { activateMember } from '../members/activateMember.ts';
import { openRoom, permitManaging } from '../policies/roomPolicy.ts';
import { presentMembers, seenBy } from '../presenters/presentMembers.ts';
import { getAddresses } from './createChatRoom.ts';

export const addChatMembers = defineOperation(call, async ({ chatId, participants }, context) => {
  const opened = await openRoom(context, chatId);
  permitManaging(opened);
  const room = await addMembers(context, opened.room, getAddresses(participants));
  if (room.version === opened.room.version) throw new ServiceError(chatErrors.CHAT_MEMBER_ALREADY_IN_ROOM);
  await activateMember(context, { ...opened, room });
  const members = await context.deps.members.find({ chatId }).lean();
  return { participants: seenBy(await presentMembers(context, room, members), opened.me.email) };
});
