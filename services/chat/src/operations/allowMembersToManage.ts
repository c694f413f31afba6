import { allowMembersToManage as call, chatManagingAllowed } from '@meet/chat-contract';
import { roomChannel } from '@meet/contracts/events';
import { defineOperation } from '../defineOperation.ts';
import { changeRoom } from '../rooms/changeRoom.ts';
import { activateMember } from '../members/activateMember.ts';
import { voidInvitations } from '../members/voidInvitations.ts';
import { openRoom, permitOwner } from '../policies/roomPolicy.ts';

export const allowMembersToManage = defineOperation(call, async ({ chatId, allowToManage }, context) => {
  const opened = await openRoom(context, chatId);
  permitOwner(opened);
  await activateMember(context, opened);
  const room = await changeRoom(context, chatId, { $set: { allowManage: Boolean(allowToManage) } });
  const { allowManage, version } = room;
  await context.publish(roomChannel(chatId), chatManagingAllowed, { chatId, version, allowManage });
  if (!allowManage) await voidInvitations(context, room);
  return { allowManage };
});
