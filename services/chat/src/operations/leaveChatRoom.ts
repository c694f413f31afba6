import { leaveChatRoom as call } from '@meet/chat-contract';
import { defineOperation } from '../defineOperation.ts';
import { declineInvitation } from '../members/declineInvitation.ts';
import { isInvited } from '../policies/memberPolicy.ts';
import { openRoom } from '../policies/roomPolicy.ts';
import { leaveRoom } from '../rooms/leaveRoom.ts';

export const leaveChatRoom = defineOperation(call, async ({ chatId }, context) => {
  const opened = await openRoom(context, chatId);
  const { room, me } = opened;
  if (isInvited(room, me) && (await declineInvitation(context, opened))) return {};
  await leaveRoom(context, opened, { isRemembered: true });
  return {};
});
