import { commonErrors, ServiceError } from '@meet/contracts';
import {
  joinByOrganizationInvitation as joinByInvitationCall,
  joinOrganization as joinCall,
} from '@meet/organizations-contract';
import type { AccountSummary } from '@meet/accounts-contract';
import type { OperationContext } from '@meet/service-kit';
import type { Deps } from '../Deps.ts';
import { defineOperation } from '../defineOperation.ts';
import { acceptInvitation } from '../invitations/acceptInvitation.ts';
import { addMember } from '../organization/addMember.ts';
import { changeOrganization } from '../organization/changeOrganization.ts';
import { requireRight } from '../policies/organizationPolicy.ts';
import { loadPeople, nameOf } from '../presenters/presentOrganization.ts';

export const joinByOrganizationInvitation = defineOperation(joinByInvitationCall, async (input, context) => {
  const account = await loadAccount(context, input.accountId);
  const { organization, invitation } = await acceptInvitation(context, input.token, account);
  const people = await loadPeople(context, [invitation.inviterId]);
  return {
    organizationName: organization.organizationName,
    inviterName: nameOf(people.get(invitation.inviterId)),
  };
});

export const joinOrganization = defineOperation(joinCall, async (input, context) => {
  const { organizationId, inviterId, role } = input;
  const { accountId, email } = await loadAccount(context, input.accountId);
  const { organizationName } = await changeOrganization(context, { _id: organizationId }, (organization) => {
    requireRight(organization, inviterId, 'invite');
    return addMember(organization, { accountId, email, memberType: 'member', role }, context.now());
  });
  return { organizationName };
});

async function loadAccount(context: OperationContext<Deps>, accountId: string): Promise<AccountSummary> {
  const account = (await loadPeople(context, [accountId])).get(accountId);
  if (!account) throw new ServiceError(commonErrors.NOT_FOUND);
  return account;
}
