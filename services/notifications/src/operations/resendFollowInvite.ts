import { ServiceError } from '@meet/contracts';
import { notificationsErrors, resendFollowInvite as resendFollowInviteCall } from '@meet/notifications-contract';
import { defineOperation } from '../defineOperation.ts';
import { createFollowLink } from '../following/followLinks.ts';
import { mailFollowRequest } from '../following/mailFollowRequest.ts';

export const resendFollowInvite = defineOperation(resendFollowInviteCall, async ({ inviteToken }, context) => {
  const { deps, account, now } = context;
  const { secret, ...link } = createFollowLink(now());
  const followRequest = await deps.follows
    .findOneAndUpdate({ _id: inviteToken, followerId: account.accountId, state: 'asked' }, { $set: link })
    .lean();
  if (!followRequest) throw new ServiceError(notificationsErrors.FOLLOW_NOT_FOUND);
  await mailFollowRequest(context, account, followRequest.followedEmail, secret);
  return {};
});
