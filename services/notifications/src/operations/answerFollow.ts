import { ServiceError } from '@meet/contracts';
import { findAccountsByEmail, getAccounts } from '@meet/accounts-contract';
import {
  acceptFollow as acceptFollowCall,
  getNotificationInvitation as getNotificationInvitationCall,
  notificationsErrors,
  refuseFollow as refuseFollowCall,
} from '@meet/notifications-contract';
import type { Caller } from '@meet/contracts';
import { defineOperation } from '../defineOperation.ts';
import { announceFollow } from '../following/announceFollow.ts';
import { findAsking } from '../following/followLinks.ts';
import type { FollowRecord } from '../models/followModel.ts';

export const getNotificationInvitation = defineOperation(
  getNotificationInvitationCall,
  async ({ inviteToken }, { deps, caller, callAsService, now }) => {
    const asking = await findAsking(deps, inviteToken, now());
    const [{ accounts: askers }, { accounts: invited }] = await Promise.all([
      callAsService(getAccounts, { accountIds: [asking.followerId] }),
      callAsService(findAccountsByEmail, { emails: [asking.followedEmail] }),
    ]);
    const asker = askers[0];
    if (!asker) throw new ServiceError(notificationsErrors.FOLLOW_LINK_INVALID);
    return {
      invitation: {
        fullName: asker.fullName,
        email: asker.email,
        avatar: asker.avatar,
        invitedEmail: asking.followedEmail,
        hasAccount: invited.length > 0,
        isOtherAccount: isOther(caller, asking),
      },
    };
  },
);

export const acceptFollow = defineOperation(acceptFollowCall, async ({ token }, context) => {
  const { deps, caller, callAsService, now } = context;
  const asking = await findAsking(deps, token, now());
  if (isOther(caller, asking)) throw new ServiceError(notificationsErrors.FOLLOW_OTHER_ACCOUNT);
  const { accounts } = await callAsService(findAccountsByEmail, { emails: [asking.followedEmail] });
  const followed = accounts[0];
  if (!followed) throw new ServiceError(notificationsErrors.FOLLOW_NEEDS_ACCOUNT);
  // Matched by the secret again: of any number at once, one finds it.
  const follow = await deps.follows
    .findOneAndUpdate(
      { _id: asking._id, secretDigest: asking.secretDigest! },
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

export const refuseFollow = defineOperation(refuseFollowCall, async ({ token }, context) => {
  const { deps, caller, now } = context;
  const asking = await findAsking(deps, token, now());
  if (isOther(caller, asking)) throw new ServiceError(notificationsErrors.FOLLOW_OTHER_ACCOUNT);
  const refused = await deps.follows.findOneAndDelete({ _id: asking._id, secretDigest: asking.secretDigest! }).lean();
  if (!refused) throw new ServiceError(notificationsErrors.FOLLOW_LINK_INVALID);
  await announceFollow(context, refused);
  return {};
});

/** Somebody is signed in who is not the one that the link was mailed to. */
const isOther = ({ kind, email }: Caller, { followedEmail }: FollowRecord) =>
  kind === 'user' && email?.toLowerCase() !== followedEmail;
