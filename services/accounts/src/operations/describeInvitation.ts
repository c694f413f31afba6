import { ServiceError } from '@meet/contracts';
import { accountsErrors, describeInvitation as call } from '@meet/accounts-contract';
import { defineOperation } from '../defineOperation.ts';
import { findByEmail } from '../accounts/findAccount.ts';
import { groupNamesOf } from '../invitations/groupNamesOf.ts';
import { avatarOf } from '../presenters/presentAccount.ts';
import { stateOf } from '../presenters/presentInvitation.ts';

export const describeInvitation = defineOperation(call, async ({ token }, context) => {
  const { deps, now } = context;
  const invitation = await deps.invitationStore.read(token);
  const { inviterId, name, email, groupId, groupRole } = invitation;
  const [inviter, account, names] = await Promise.all([
    deps.accounts.findById(inviterId).lean(),
    findByEmail(deps, email),
    groupNamesOf(context, inviterId),
  ]);
  if (!inviter) throw new ServiceError(accountsErrors.INVITATION_CLOSED);
  // A group that was deleted meanwhile is no part of the invitation any more.
  const groupName = (groupId && names.get(groupId)) || null;
  return {
    invitation: {
      state: stateOf(invitation, now()),
      inviterName: inviter.fullName || inviter.email,
      inviterEmail: inviter.email,
      inviterAvatar: avatarOf(inviter),
      name,
      email,
      groupName,
      groupRole: groupName === null ? null : groupRole,
      organizationName: null,
      organizationRole: null,
      hasAccount: account !== null && account.activatedAt !== null,
    },
  };
});
