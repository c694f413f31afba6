import { ServiceError } from '@meet/contracts';
import {
  countIAmFollowing as countIAmFollowingCall,
  getFollowers as getFollowersCall,
  notificationsErrors,
  removeFollow as removeFollowCall,
  revokeFollow as revokeFollowCall,
} from '@meet/notifications-contract';
import { defineOperation } from '../defineOperation.ts';
import { announceFollow } from '../following/announceFollow.ts';
import { presentFollowed, presentFollowers } from '../presenters/presentFollows.ts';

export const getFollowers = defineOperation(getFollowersCall, async ({ iAmFollowing }, context) => {
  const { deps, account, caller } = context;
  const followers = iAmFollowing
    ? await presentFollowed(context, await deps.follows.find({ followerId: account.accountId }).lean())
    : await presentFollowers(context, await deps.follows.find({ followedId: account.accountId }).lean());
  const { compare } = new Intl.Collator(caller.locale.replace('_', '-'), { sensitivity: 'base' });
  return { followers: followers.sort((a, b) => compare(a.fullName || a.email, b.fullName || b.email)) };
});

export const countIAmFollowing = defineOperation(countIAmFollowingCall, async (_input, { deps, account }) => ({
  count: await deps.follows.countDocuments({ followerId: account.accountId, state: 'following' }),
}));

export const revokeFollow = defineOperation(revokeFollowCall, async ({ followerId }, context) => {
  const { deps, account } = context;
  const ended = await deps.follows.findOneAndDelete({ _id: followerId, followedId: account.accountId }).lean();
  if (!ended) throw new ServiceError(notificationsErrors.FOLLOW_NOT_FOUND);
  await announceFollow(context, ended);
  return {};
});

export const removeFollow = defineOperation(removeFollowCall, async ({ followerId }, context) => {
  const { deps, account } = context;
  const ended = await deps.follows.findOneAndDelete({ _id: followerId, followerId: account.accountId }).lean();
  if (!ended) throw new ServiceError(notificationsErrors.FOLLOW_NOT_FOUND);
  await announceFollow(context, ended);
  return {};
});
