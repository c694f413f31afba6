import { chatRoomRead, markChatRoomRead as call } from '@meet/chat-contract';
import { userChannel } from '@meet/contracts/events';
import { defineOperation } from '../defineOperation.ts';
import { openRoom } from '../policies/roomPolicy.ts';

export const markChatRoomRead = defineOperation(call, async ({ chatId, sequence }, context) => {
  const { deps, account, publish } = context;
  const { room, me } = await openRoom(context, chatId);
  const readSequence = Math.min(sequence ?? room.lastSequence, room.lastSequence);
  if (readSequence <= me.readSequence) return { readSequence: me.readSequence };
  await deps.members.updateOne({ chatId, accountId: account.accountId }, { $max: { readSequence } });
  await publish(userChannel(account.accountId), chatRoomRead, { chatId, readSequence });
  return { readSequence };
});
