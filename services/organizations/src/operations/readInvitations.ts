import {
  getGuestInvitationOrganization as guestCall,
  getInvitationOrganization as receivedCall,
} from '@meet/organizations-contract';
import { defineOperation } from '../defineOperation.ts';
import { loadOrganization } from '../organization/loadOrganization.ts';
import { memberOf } from '../policies/organizationPolicy.ts';
import { presentReceived } from '../presenters/presentInvitations.ts';
import { loadPeople, nameOf } from '../presenters/presentOrganization.ts';

export const getInvitationOrganization = defineOperation(receivedCall, async (_input, context) => {
  const { deps, account, now } = context;
  const open = await deps.invitations
    .find({ email: account.email.toLowerCase(), state: 'invited', expiresAt: { $gt: now() } })
    .sort({ sentAt: -1 })
    .lean();
  return { invitations: await presentReceived(context, open) };
});

export const getGuestInvitationOrganization = defineOperation(guestCall, async ({ accountId }, context) => {
  const { deps, account } = context;
  const organization = await loadOrganization(deps, account.accountId);
  const { email, memberType } = memberOf(organization, accountId);
  if (memberType !== 'guest') return { invitation: null };
  const invitation = await deps.invitations
    .findOne({ organizationId: organization._id, key: `member ${email}`, acceptedById: accountId })
    .lean();
  if (!invitation) return { invitation: null };
  const { _id, inviterId, sentAt, answeredAt } = invitation;
  const people = await loadPeople(context, [inviterId]);
  return {
    invitation: {
      invitationId: _id,
      accountId,
      email,
      member_type: invitation.memberType,
      invitedBy: nameOf(people.get(inviterId)),
      sentAt,
      acceptedAt: answeredAt!,
    },
  };
});
