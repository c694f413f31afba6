import { ServiceError } from '@meet/contracts';
import { notificationsErrors, revokeFollow as revokeFollowCall } from '@meet/notifications-contract';
import { defineOperation } from '../defineOperation.ts';
import { announceFollow } from '../following/announceFollow.ts';

export const revokeFollow = defineOperation(revokeFollowCall, async ({ followerId }, context) => {
  const { deps, account } = context;
  const ended = await deps.follows.findOneAndDelete({ _id: followerId, followedId: account.accountId }).lean();
  if (!ended) throw new ServiceError(notificationsErrors.FOLLOW_NOT_FOUND);
  await announceFollow(context, ended);
  return {};
});
