import { ServiceError } from '@meet/contracts';
import { notificationsErrors, refuseFollow as refuseFollowCall } from '@meet/notifications-contract';
import { defineOperation } from '../defineOperation.ts';
import { announceFollow } from '../following/announceFollow.ts';
import { findFollowRequest } from '../following/followLinks.ts';
import { isOther } from '../following/isOther.ts';

export const refuseFollow = defineOperation(refuseFollowCall, async ({ token }, context) => {
  const { deps, caller, now } = context;
  const followRequest = await findFollowRequest(deps, token, now());
  if (isOther(caller, followRequest)) throw new ServiceError(notificationsErrors.FOLLOW_OTHER_ACCOUNT);
  const refused = await deps.follows
    .findOneAndDelete({ _id: followRequest._id, secretDigest: followRequest.secretDigest! })
    .lean();
  if (!refused) throw new ServiceError(notificationsErrors.FOLLOW_LINK_INVALID);
  await announceFollow(context, refused);
  return {};
});
