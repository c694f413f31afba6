import { chatRoomLeft } from '@meet/chat-contract';
import type { ChatContext } from '../ChatContext.ts';
import { notifyDeparture } from '../members/notifyDeparture.ts';
import { notifyMates } from '../members/notifyMates.ts';
import { voidInvitations } from '../members/voidInvitations.ts';
import { isInvited, takesPart } from '../policies/memberPolicy.ts';
import { ownsRoom, type OpenRoom } from '../policies/roomPolicy.ts';
import { getAccountIds } from '../presenters/presentMembers.ts';
import { presentMemberAttributes } from '../presenters/presentRooms.ts';
import { changeRoom } from './changeRoom.ts';
import { closeRoom } from './closeRoom.ts';

/**
 * Removes a member who takes part. A room that they own goes to the member who joined first; without one, it is closed.
 * If `isRemembered`, the group or the meeting of the room does not add the member again.
 */
export async function leaveRoom(
  context: ChatContext,
  { room, me }: OpenRoom,
  { isRemembered }: { readonly isRemembered: boolean },
): Promise<void> {
  const { deps } = context;
  const chatId = room._id;
  const rest = await deps.members
    .find({ chatId, email: { $ne: me.email } })
    .sort({ joinedAt: 1, email: 1 })
    .lean();
  const heir = rest.find((member) => !isInvited(room, member));
  if (!heir?.accountId) return closeRoom(context, chatId);

  await deps.members.deleteOne({ chatId, email: me.email });
  const handsOver = ownsRoom(room, me.accountId);
  const left = await changeRoom(context, chatId, {
    ...(isRemembered && { $addToSet: { departed: me.email } }),
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
    await deps.members.updateMany({ chatId, invitedBy: me.accountId! }, { $set: { invitedBy: heir.accountId } });
  }
  await voidInvitations(context, left);
  await notifyMates(context, getAccountIds([me].filter(takesPart)), getAccountIds(rest.filter(takesPart)));
}
