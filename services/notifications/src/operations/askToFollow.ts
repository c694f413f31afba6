import { ServiceError } from '@meet/contracts';
import { askToFollow as askToFollowCall, FOLLOWING_MAX, notificationsErrors } from '@meet/notifications-contract';
import { isDuplicateKey } from '@meet/service-kit';
import { randomUUID } from 'node:crypto';
import { defineOperation } from '../defineOperation.ts';
import { announceFollow } from '../following/announceFollow.ts';
import { createFollowLink } from '../following/followLinks.ts';
import { mailFollowRequest } from '../following/mailFollowRequest.ts';
import type { FollowRecord } from '../models/followModel.ts';
import { presentFollowed } from '../presenters/presentFollows.ts';

export const askToFollow = defineOperation(askToFollowCall, async ({ email }, context) => {
  const { deps, account, now } = context;
  const followedEmail = email.toLowerCase();
  if (followedEmail === account.email.toLowerCase()) throw new ServiceError(notificationsErrors.CANNOT_FOLLOW_YOURSELF);
  const own = { followerId: account.accountId, followedEmail };
  if (
    !(await deps.follows.exists(own)) &&
    (await deps.follows.countDocuments({ followerId: account.accountId })) >= FOLLOWING_MAX
  )
    throw new ServiceError(notificationsErrors.FOLLOWING_LIMIT_REACHED);
  const { secret, ...link } = createFollowLink(now());
  const followRequest = await deps.follows
    .findOneAndUpdate(
      { ...own, state: 'asked' },
      { $set: { since: now(), ...link }, $setOnInsert: { _id: randomUUID(), followedId: null } },
      { upsert: true, returnDocument: 'after' },
    )
    .lean()
    .catch((error: unknown) => {
      throw isDuplicateKey(error) ? new ServiceError(notificationsErrors.ALREADY_FOLLOWING) : error;
    });
  await mailFollowRequest(context, account, followedEmail, secret);
  await announceFollow(context, followRequest as FollowRecord);
  const [follower] = await presentFollowed(context, [followRequest as FollowRecord]);
  return { follower: follower! };
});
