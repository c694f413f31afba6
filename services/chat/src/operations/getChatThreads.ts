import { CHAT_THREAD_PAGE, CHAT_UNREAD_THREADS_MAX, getChatThreads as call } from '@meet/chat-contract';
import { defineOperation } from '../defineOperation.ts';
import { presentThreads } from '../presenters/presentThreads.ts';
import { listThreads } from '../threads/listThreads.ts';

export const getChatThreads = defineOperation(call, async ({ limit = CHAT_THREAD_PAGE, after }, context) => {
  const { deps, account } = context;
  const mine = { accountId: account.accountId, isFollowed: true };
  const [{ records, next }, unreadThreads] = await Promise.all([
    listThreads(context, { limit, after }),
    deps.followerRecords.countDocuments({ ...mine, isUnread: true }, { limit: CHAT_UNREAD_THREADS_MAX }),
  ]);
  return { threads: await presentThreads(context, records), next, unreadThreads };
});
