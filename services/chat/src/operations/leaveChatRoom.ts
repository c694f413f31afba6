import { chatRoomLeft, leaveChatRoom as call } from '@meet/contracts/chat';
import { defineOperation } from '../define.ts';
import { changeRoom } from '../members/changeRoom.ts';
import { closeRoom } from '../members/closeRoom.ts';
import { tellDeparture } from '../members/tellDeparture.ts';
import { openRoom, ownsRoom } from '../policies/roomPolicy.ts';

export const leaveChatRoom = defineOperation(call, async ({ chatId }, context) => {
  const { deps } = context;
  const { room, me } = await openRoom(context, chatId);
  const rest = await deps.members
    .find({ chatId, email: { $ne: me.email } })
    .sort({ joinedAt: 1 })
    .lean();
  const heir = rest.find(({ accountId }) => accountId !== null);
  if (!heir?.accountId) {
    await closeRoom(context, chatId);
    return {};
  }
  await deps.members.deleteOne({ chatId, email: me.email });
  const handsOver = ownsRoom(room, me.accountId);
  const { version } = await changeRoom(context, chatId, {
    $addToSet: { departed: me.email },
    ...(handsOver && { $set: { ownerId: heir.accountId } }),
  });
  await tellDeparture(context, me, chatRoomLeft, {
    chatId,
    version,
    email: me.email,
    newOwnerEmail: handsOver ? heir.email : null,
  });
  return {};
});
