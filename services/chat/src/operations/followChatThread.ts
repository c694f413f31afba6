import { followChatThread as call, toThreadId } from '@meet/chat-contract';
import { defineOperation } from '../defineOperation.ts';
import { openRoom } from '../policies/roomPolicy.ts';
import { presentThreads } from '../presenters/presentThreads.ts';
import { announceFollower } from '../threads/announceThread.ts';
import { readThread } from '../threads/readThread.ts';
import { startThread } from '../threads/startThread.ts';

export const followChatThread = defineOperation(call, async ({ isFollowed, ...start }, context) => {
  const { deps, account } = context;
  const threadId = toThreadId(start);
  const { room } = await openRoom(context, start.chatId);
  await startThread(context, threadId);
  const thread = await deps.rooms.findById(threadId).orFail().lean();
  await deps.followers.follow(thread, account.accountId, isFollowed);
  const records = await readThread(context, room, start);
  if (records.follower) await announceFollower(context, records.follower);
  const [presented] = await presentThreads(context, [records]);
  return { thread: presented! };
});
