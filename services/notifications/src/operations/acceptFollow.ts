import { ServiceError } from '@meet/contracts';
import { findAccountsByEmail } from '@meet/accounts-contract';
import { acceptFollow as acceptFollowCall, notificationsErrors } from '@meet/notifications-contract';
import { defineOperation } from '../defineOperation.ts';
import { announceFollow } from '../following/announceFollow.ts';
import { findFollowRequest } from '../following/followLinks.ts';
import { isOther } from '../following/isOther.ts';

export const acceptFollow = defineOperation(acceptFollowCall, async ({ token }, context) => {
  const { deps, caller, callAsService, now } = context;
  const followRequest = await findFollowRequest(deps, token, now());
  if (isOther(caller, followRequest)) throw new ServiceError(notificationsErrors.FOLLOW_OTHER_ACCOUNT);
  const { accounts } = await callAsService(findAccountsByEmail, { emails: [followRequest.followedEmail] });
  const followed = accounts[0];
  if (!followed) throw new ServiceError(notificationsErrors.FOLLOW_NEEDS_ACCOUNT);
  // The secret is matched again: of several concurrent calls, only one finds it.
  const follow = await deps.follows
    .findOneAndUpdate(
      { _id: followRequest._id, secretDigest: followRequest.secretDigest! },
      {
        $set: { state: 'following', followedId: followed.accountId, since: now() },
        $unset: { secretDigest: 1, expiresAt: 1 },
      },
      { returnDocument: 'after' },
    )
    .lean();
  if (!follow) throw new ServiceError(notificationsErrors.FOLLOW_LINK_INVALID);
  await announceFollow(context, follow);
  return {};
});
