import { ServiceError } from '@meet/contracts';
import { notificationsErrors, refuseFollow as refuseFollowCall } from '@meet/notifications-contract';
import { defineOperation } from '../defineOperation.ts';
import { announceFollow } from '../following/announceFollow.ts';
import { findAsking } from '../following/followLinks.ts';
import { isOther } from '../following/isOther.ts';

export const refuseFollow = defineOperation(refuseFollowCall, async ({ token }, context) => {
  const { deps, caller, now } = context;
  const asking = await findAsking(deps, token, now());
  if (isOther(caller, asking)) throw new ServiceError(notificationsErrors.FOLLOW_OTHER_ACCOUNT);
  const refused = await deps.follows.findOneAndDelete({ _id: asking._id, secretDigest: asking.secretDigest! }).lean();
  if (!refused) throw new ServiceError(notificationsErrors.FOLLOW_LINK_INVALID);
  await announceFollow(context, refused);
  return {};
});
