import { chatRoomRead, markChatRoomRead as call } from '@meet/chat-contract';
import { userChannel } from '@meet/contracts/events';
import { defineOperation } from '../defineOperation.ts';
import { countsAsReadThrough } from '../policies/readPolicy.ts';
import { openRoom } from '../policies/roomPolicy.ts';

export const markChatRoomRead = defineOperation(call, async ({ chatId, sequence }, context) => {
  const { deps, account, publish } = context;
  const { room, me } = await openRoom(context, chatId);
  const read = Math.min(sequence ?? room.lastSequence, room.lastSequence);
  const known = countsAsReadThrough(me);
  if (read <= known) return { readSequence: known };
  await deps.members.updateOne(
    { chatId, accountId: account.accountId },
    { $max: { readSequence: read }, $unset: { unreadFrom: 1 } },
  );
  const readSequence = Math.max(read, me.readSequence);
  await publish(userChannel(account.accountId), chatRoomRead, { chatId, readSequence });
  return { readSequence };
});
