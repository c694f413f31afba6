import { chatThreadChanged } from '@meet/chat-contract';
import { userChannel } from '@meet/contracts/events';
import type { ChatContext } from '../ChatContext.ts';
import { announceChange } from '../messages/announceChange.ts';
import type { FollowerRecord } from '../models/followerModel.ts';
import type { AnnounceThread } from './createThreadSummaries.ts';

type NotifyingContext = Pick<ChatContext, 'deps' | 'publish' | 'callAsService' | 'now'>;

/** Notifies the room of the message that started a thread, and its followers of their marks. */
export const announceThread =
  (context: NotifyingContext): AnnounceThread =>
  async (threadId, changed) => {
    if (changed) await announceChange(context, changed);
    const followers = await context.deps.followers.list(threadId);
    await Promise.all(followers.map((follower) => announceFollower(context, follower)));
  };

/** Notifies the tabs of a person of their marks in a thread. */
export async function announceFollower(
  { publish }: Pick<ChatContext, 'publish'>,
  { accountId, threadId, isFollowed, isUnread }: FollowerRecord,
): Promise<void> {
  await publish(userChannel(accountId), chatThreadChanged, { threadId, isFollowed, isUnread });
}
