import { allowMembersToManage as call, chatManagingAllowed } from '@meet/contracts/chat';
import { roomChannel } from '@meet/contracts/events';
import { defineOperation } from '../define.ts';
import { changeRoom } from '../members/changeRoom.ts';
import { openRoom, permitOwner } from '../policies/roomPolicy.ts';

export const allowMembersToManage = defineOperation(call, async ({ chatId, allowToManage }, context) => {
  permitOwner(await openRoom(context, chatId));
  const { allowManage, version } = await changeRoom(context, chatId, { $set: { allowManage: Boolean(allowToManage) } });
  await context.publish(roomChannel(chatId), chatManagingAllowed, { chatId, version, allowManage });
  return { allowManage };
});
