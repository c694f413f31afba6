import { ServiceError } from '@meet/contracts';
import {
  inviteMemberToOrganization as inviteMemberCall,
  inviteOwnerToOrganization as inviteOwnerCall,
  ORGANIZATION_ROLES,
  organizationsErrors,
  resendInviteOrganization as resendCall,
  revokeInviteOrganization as revokeCall,
} from '@meet/organizations-contract';
import { defineOperation } from '../defineOperation.ts';
import { mailInvitation } from '../invitations/mailInvitation.ts';
import { sendInvitation } from '../invitations/sendInvitation.ts';
import { tellOfInvitation } from '../invitations/tellOfInvitation.ts';
import type { InvitationRecord } from '../models/invitationModel.ts';
import { loadOrganization } from '../organization/loadOrganization.ts';
import { requireRight } from '../policies/organizationPolicy.ts';
import { presentInvitations } from '../presenters/presentInvitations.ts';

const { ORGANIZATION_ALREADY_MEMBER, ORGANIZATION_GUEST, ORGANIZATION_INVITATION_NOT_FOUND } = organizationsErrors;
/** What those hold who send, resend and revoke an invitation of a kind. */
const RIGHTS = { member: 'invite', owner: 'transfer' } as const;

export const inviteMemberToOrganization = defineOperation(inviteMemberCall, async (input, context) => {
  const { deps, account } = context;
  const { member_type: memberType, role = ORGANIZATION_ROLES.member } = input;
  const email = input.email.toLowerCase();
  const organization = await loadOrganization(deps, account.accountId, RIGHTS.member);
  if (memberType === 'guest' && role !== ORGANIZATION_ROLES.member) throw new ServiceError(ORGANIZATION_GUEST);
  const isMember = organization.members.some((member) => member.email === email);
  if (isMember && email !== account.email.toLowerCase()) throw new ServiceError(ORGANIZATION_ALREADY_MEMBER);
  return sendInvitation(context, organization, { kind: 'member', email, memberType, role });
});

export const inviteOwnerToOrganization = defineOperation(inviteOwnerCall, async (input, context) => {
  const organization = await loadOrganization(context.deps, context.account.accountId, RIGHTS.owner);
  const email = input.email.toLowerCase();
  return sendInvitation(context, organization, {
    kind: 'owner',
    email,
    memberType: 'member',
    role: ORGANIZATION_ROLES.admin,
  });
});

export const resendInviteOrganization = defineOperation(resendCall, async (input, context) => {
  const { deps, account } = context;
  const organization = await loadOrganization(deps, account.accountId, 'invite');
  const email = input.email.toLowerCase();
  const keys = [`member ${email}`, 'owner'];
  const [invitation] = await deps.invitations
    .find({ organizationId: organization._id, key: { $in: keys }, email, state: 'invited' })
    .sort({ key: 1 })
    .lean();
  if (!invitation) throw new ServiceError(ORGANIZATION_INVITATION_NOT_FOUND);
  requireRight(organization, account.accountId, RIGHTS[invitation.kind]);
  const secret = deps.invitationStore.createSecret();
  await mailInvitation(context, organization, { ...invitation, secret });
  const renewed = await deps.invitationStore.renew(invitation, secret);
  await tellOfInvitation(context, organization, renewed);
  const [presented] = await presentInvitations(context, [renewed]);
  return { invitation: presented! };
});

export const revokeInviteOrganization = defineOperation(revokeCall, async ({ invitationId }, context) => {
  const { deps, account } = context;
  const organization = await loadOrganization(deps, account.accountId, 'invite');
  const invitation: InvitationRecord | null = await deps.invitations
    .findOne({ _id: invitationId, organizationId: organization._id })
    .lean();
  if (!invitation) throw new ServiceError(ORGANIZATION_INVITATION_NOT_FOUND);
  requireRight(organization, account.accountId, RIGHTS[invitation.kind]);
  const revoked = await deps.invitationStore.revoke(invitation);
  await tellOfInvitation(context, organization, revoked);
  return {};
});
