import { allowMembersToManage as call, chatManagingAllowed } from '@meet/chat-contract';
import { roomChannel } from '@meet/contracts/events';
import { defineOperation } from '../defineOperation.ts';
import { changeRoom } from '../rooms/changeRoom.ts';
import { takePart } from '../members/takePart.ts';
import { openRoom, permitOwner } from '../policies/roomPolicy.ts';

export const allowMembersToManage = defineOperation(call, async ({ chatId, allowToManage }, context) => {
  const opened = await openRoom(context, chatId);
  permitOwner(opened);
  await takePart(context, opened);
  const { allowManage, version } = await changeRoom(context, chatId, { $set: { allowManage: Boolean(allowToManage) } });
  await context.publish(roomChannel(chatId), chatManagingAllowed, { chatId, version, allowManage });
  return { allowManage };
});
