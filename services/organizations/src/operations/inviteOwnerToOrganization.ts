import { inviteOwnerToOrganization as call, ORGANIZATION_ROLES } from '@meet/organizations-contract';
import { defineOperation } from '../defineOperation.ts';
import { sendInvitation } from '../invitations/sendInvitation.ts';
import { loadOrganization } from '../organization/loadOrganization.ts';
import { INVITATION_RIGHTS } from '../policies/invitationRights.ts';

export const inviteOwnerToOrganization = defineOperation(call, async (input, context) => {
  const organization = await loadOrganization(context.deps, context.account.accountId, INVITATION_RIGHTS.owner);
  const email = input.email.toLowerCase();
  return sendInvitation(context, organization, {
    kind: 'owner',
    email,
    memberType: 'member',
    role: ORGANIZATION_ROLES.admin,
  });
});
