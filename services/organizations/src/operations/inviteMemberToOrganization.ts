import { ServiceError } from '@meet/contracts';
import {
  inviteMemberToOrganization as call,
  ORGANIZATION_ROLES,
  organizationsErrors,
} from '@meet/organizations-contract';
import { defineOperation } from '../defineOperation.ts';
import { sendInvitation } from '../invitations/sendInvitation.ts';
import { loadOrganization } from '../organization/loadOrganization.ts';
import { INVITATION_RIGHTS } from '../policies/invitationRights.ts';

const { ORGANIZATION_ALREADY_MEMBER, ORGANIZATION_GUEST } = organizationsErrors;

export const inviteMemberToOrganization = defineOperation(call, async (input, context) => {
  const { deps, account } = context;
  const { member_type: memberType, role = ORGANIZATION_ROLES.member } = input;
  const email = input.email.toLowerCase();
  const organization = await loadOrganization(deps, account.accountId, INVITATION_RIGHTS.member);
  if (memberType === 'guest' && role !== ORGANIZATION_ROLES.member) throw new ServiceError(ORGANIZATION_GUEST);
  const isMember = organization.members.some((member) => member.email === email);
  if (isMember && email !== account.email.toLowerCase()) throw new ServiceError(ORGANIZATION_ALREADY_MEMBER);
  return sendInvitation(context, organization, { kind: 'member', email, memberType, role });
});
