import { chatRoomRead, markChatRoomRead as call, parseThreadId } from '@meet/chat-contract';
import { userChannel } from '@meet/contracts/events';
import { defineOperation } from '../defineOperation.ts';
import { countsAsReadThrough } from '../policies/readPolicy.ts';
import type { ChatContext } from '../ChatContext.ts';
import { openConversation } from '../policies/conversationPolicy.ts';
import { openRoom } from '../policies/roomPolicy.ts';
import { announceFollower } from '../threads/announceThread.ts';

export const markChatRoomRead = defineOperation(call, async ({ chatId, sequence }, context) => {
  const { deps, account, publish } = context;
  if (parseThreadId(chatId)) return markThreadRead(context, chatId, sequence);
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

async function markThreadRead(
  context: ChatContext,
  threadId: string,
  sequence: number | undefined,
): Promise<{ readSequence: number }> {
  const { deps, account } = context;
  const { room: thread } = await openConversation(context, threadId);
  const before = await deps.followers.get(threadId, account.accountId);
  const read = Math.min(sequence ?? thread.lastSequence, thread.lastSequence);
  // Only those who follow a thread, or did, have a mark in it.
  if (!before || read <= before.readSequence) return { readSequence: before?.readSequence ?? read };
  await deps.followers.markRead(thread, account.accountId, read);
  const after = await deps.followers.get(threadId, account.accountId);
  if (after) await announceFollower(context, after);
  return { readSequence: after?.readSequence ?? read };
}
