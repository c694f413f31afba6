import { ServiceError } from '@meet/contracts';
import { notificationsErrors, removeFollow as removeFollowCall } from '@meet/notifications-contract';
import { defineOperation } from '../defineOperation.ts';
import { announceFollow } from '../following/announceFollow.ts';

export const removeFollow = defineOperation(removeFollowCall, async ({ followerId }, context) => {
  const { deps, account } = context;
  const ended = await deps.follows.findOneAndDelete({ _id: followerId, followerId: account.accountId }).lean();
  if (!ended) throw new ServiceError(notificationsErrors.FOLLOW_NOT_FOUND);
  await announceFollow(context, ended);
  return {};
});
