import { getFollowers as getFollowersCall } from '@meet/notifications-contract';
import { compareKeys } from '@meet/service-kit';
import { defineOperation } from '../defineOperation.ts';
import { presentFollowed, presentFollowers } from '../presenters/presentFollows.ts';

export const getFollowers = defineOperation(getFollowersCall, async ({ iAmFollowing }, context) => {
  const { deps, account, caller } = context;
  const followers = iAmFollowing
    ? await presentFollowed(context, await deps.follows.find({ followerId: account.accountId }).lean())
    : await presentFollowers(context, await deps.follows.find({ followedId: account.accountId }).lean());
  const { compare } = new Intl.Collator(caller.locale.replace('_', '-'), { sensitivity: 'base' });
  return {
    followers: followers.sort(
      (a, b) => compare(a.fullName || a.email, b.fullName || b.email) || compareKeys(a.email, b.email),
    ),
  };
});
