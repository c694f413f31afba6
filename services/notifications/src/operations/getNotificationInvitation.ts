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
    const [{ accounts: requesters }, { accounts: invited }] = await Promise.all([
      callAsService(getAccounts, { accountIds: [followRequest.followerId] }),
      callAsService(findAccountsByEmail, { emails: [followRequest.followedEmail] }),
    ]);
    const requester = requesters[0];
    if (!requester) throw new ServiceError(notificationsErrors.FOLLOW_LINK_INVALID);
    return {
      invitation: {
        fullName: requester.fullName,
        email: requester.email,
        avatar: requester.avatar,
        invitedEmail: followRequest.followedEmail,
        hasAccount: invited.length > 0,
        isOtherAccount: isOther(caller, followRequest),
      },
    };
  },
);
