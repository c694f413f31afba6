import { ServiceError } from '@meet/contracts';
import { chatErrors, chatMemberRemoved, removeChatMember as call } from '@meet/chat-contract';
import { defineOperation } from '../defineOperation.ts';
import { changeRoom } from '../rooms/changeRoom.ts';
import { activateMember } from '../members/activateMember.ts';
import { notifyDeparture } from '../members/notifyDeparture.ts';
import { notifyMates } from '../members/notifyMates.ts';
import { voidInvitations } from '../members/voidInvitations.ts';
import { takesPart } from '../policies/memberPolicy.ts';
import { openRoom, permitManaging, permitRemoving } from '../policies/roomPolicy.ts';
import { getAccountIds, presentMembers, seenBy } from '../presenters/presentMembers.ts';
import { presentMemberAttributes } from '../presenters/presentRooms.ts';

export const removeChatMember = defineOperation(call, async ({ chatId, participantToRemove }, context) => {
  const { deps } = context;
  const opened = await openRoom(context, chatId);
  permitManaging(opened);
  const email = participantToRemove.toLowerCase();
  const member = await deps.members.findOne({ chatId, email }).lean();
  if (!member) throw new ServiceError(chatErrors.CHAT_MEMBER_NOT_FOUND);
  permitRemoving(opened, member);

  await activateMember(context, opened);
  const { deletedCount } = await deps.members.deleteOne({ chatId, email });
  if (deletedCount === 0) throw new ServiceError(chatErrors.CHAT_MEMBER_NOT_FOUND);
  const room = await changeRoom(context, chatId, { $addToSet: { departed: email } });
  await notifyDeparture(context, member, chatMemberRemoved, {
    chatId,
    version: room.version,
    ...(await presentMemberAttributes(context, room)),
    email,
  });
  await voidInvitations(context, room);
  const left = await deps.members.find({ chatId }).lean();
  await notifyMates(context, getAccountIds([member].filter(takesPart)), getAccountIds(left.filter(takesPart)));
  return { participants: seenBy(await presentMembers(context, room, left), opened.me.email) };
});
