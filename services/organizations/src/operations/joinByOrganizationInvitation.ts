import { joinByOrganizationInvitation as call } from '@meet/organizations-contract';
import { defineOperation } from '../defineOperation.ts';
import { acceptInvitation } from '../invitations/acceptInvitation.ts';
import { loadAccount } from '../presenters/loadAccount.ts';
import { loadPeople, getName } from '../presenters/presentOrganization.ts';

export const joinByOrganizationInvitation = defineOperation(call, async (input, context) => {
  const account = await loadAccount(context, input.accountId);
  const { organization, invitation } = await acceptInvitation(context, input.token, account);
  const people = await loadPeople(context, [invitation.inviterId]);
  return {
    organizationName: organization.organizationName,
    inviterName: getName(people.get(invitation.inviterId)),
  };
});
