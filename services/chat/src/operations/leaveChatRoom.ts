import { chatRoomLeft, leaveChatRoom as call } from '@meet/chat-contract';
import { defineOperation } from '../defineOperation.ts';
import { changeRoom } from '../rooms/changeRoom.ts';
import { closeRoom } from '../rooms/closeRoom.ts';
import { declineInvitation } from '../members/declineInvitation.ts';
import { notifyDeparture } from '../members/notifyDeparture.ts';
import { notifyMates } from '../members/notifyMates.ts';
import { voidInvitations } from '../members/voidInvitations.ts';
import { isInvited, takesPart } from '../policies/memberPolicy.ts';
import { openRoom, ownsRoom } from '../policies/roomPolicy.ts';
import { getAccountIds } from '../presenters/presentMembers.ts';
import { presentMemberAttributes } from '../presenters/presentRooms.ts';

export const leaveChatRoom = defineOperation(call, async ({ chatId }, context) => {
  const { deps } = context;
  const opened = await openRoom(context, chatId);
  const { room, me } = opened;
  if (isInvited(room, me) && (await declineInvitation(context, opened))) return {};
  const rest = await deps.members
    .find({ chatId, email: { $ne: me.email } })
    .sort({ joinedAt: 1, email: 1 })
    .lean();
  const heir = rest.find((member) => !isInvited(room, member));
  if (!heir?.accountId) {
    await closeRoom(context, chatId);
    return {};
  }
  await deps.members.deleteOne({ chatId, email: me.email });
  const handsOver = ownsRoom(room, me.accountId);
  const left = await changeRoom(context, chatId, {
    $addToSet: { departed: me.email },
    ...(handsOver && { $set: { ownerId: heir.accountId } }),
  });
  await notifyDeparture(context, me, chatRoomLeft, {
    chatId,
    version: left.version,
    ...(await presentMemberAttributes(context, left)),
    email: me.email,
    newOwnerEmail: handsOver ? heir.email : null,
  });
  if (handsOver) {
    // The next owner becomes the inviter of the members whom the former owner invited, so that their invitations stay
    // valid.
    await deps.members.updateMany({ chatId, invitedBy: me.accountId }, { $set: { invitedBy: heir.accountId } });
  }
  await voidInvitations(context, left);
  await notifyMates(context, getAccountIds([me].filter(takesPart)), getAccountIds(rest.filter(takesPart)));
  return {};
});
