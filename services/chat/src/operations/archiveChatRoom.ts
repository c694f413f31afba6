import { archiveChatRoom as call, chatRoomArchived } from '@meet/chat-contract';
import { userChannel } from '@meet/contracts/events';
import { defineOperation } from '../defineOperation.ts';
import { openRoom } from '../policies/roomPolicy.ts';

export const archiveChatRoom = defineOperation(call, async ({ chatId, archived }, context) => {
  const { deps, account, publish } = context;
  const { room } = await openRoom(context, chatId);
  const archivedThrough = archived ? room.lastSequence : null;
  await deps.members.updateOne(
    { chatId, accountId: account.accountId },
    archivedThrough === null ? { $unset: { archivedThrough: 1 } } : { $set: { archivedThrough } },
  );
  await publish(userChannel(account.accountId), chatRoomArchived, {
    chatId,
    archivedThrough,
    roomVersion: room.version,
  });
  return { archivedThrough };
});
