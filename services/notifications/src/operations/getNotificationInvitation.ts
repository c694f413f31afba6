import { ServiceError } from '@meet/contracts';
import { findAccountsByEmail, getAccounts } from '@meet/accounts-contract';
import {
  getNotificationInvitation as getNotificationInvitationCall,
  notificationsErrors,
} from '@meet/notifications-contract';
import { defineOperation } from '../defineOperation.ts';
import { findFollowRequest } from '../following/followLinks.ts';
import { isOther } from '../following/isOther.ts';

export const getNotificationInvitation = defineOperation(
  getNotificationInvitationCall,
  async ({ inviteToken }, { deps, caller, callAsService, now }) => {
    const followRequest = await findFollowRequest(deps, inviteToken, now());
    const [{ accounts: askers }, { accounts: invited }] = await Promise.all([
      callAsService(getAccounts, { accountIds: [followRequest.followerId] }),
      callAsService(findAccountsByEmail, { emails: [followRequest.followedEmail] }),
    ]);
    const asker = askers[0];
    if (!asker) throw new ServiceError(notificationsErrors.FOLLOW_LINK_INVALID);
    return {
      invitation: {
        fullName: asker.fullName,
        email: asker.email,
        avatar: asker.avatar,
        invitedEmail: followRequest.followedEmail,
        hasAccount: invited.length > 0,
        isOtherAccount: isOther(caller, followRequest),
      },
    };
  },
);
