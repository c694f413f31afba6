import { getGuestInvitationOrganization as call } from '@meet/organizations-contract';
import { defineOperation } from '../defineOperation.ts';
import { loadOrganization } from '../organization/loadOrganization.ts';
import { getMember } from '../policies/organizationPolicy.ts';
import { loadPeople, getName } from '../presenters/presentOrganization.ts';

export const getGuestInvitationOrganization = defineOperation(call, async ({ accountId }, context) => {
  const { deps, account } = context;
  const organization = await loadOrganization(deps, account.accountId);
  const { email, memberType } = getMember(organization, accountId);
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
      invitedBy: getName(people.get(inviterId)),
      sentAt,
      acceptedAt: answeredAt!,
    },
  };
});
