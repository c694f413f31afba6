import { countIAmFollowing as countIAmFollowingCall } from '@meet/notifications-contract';
import { defineOperation } from '../defineOperation.ts';

export const countIAmFollowing = defineOperation(countIAmFollowingCall, async (_input, { deps, account }) => ({
  count: await deps.follows.countDocuments({ followerId: account.accountId, state: 'following' }),
}));
