import { organizationChannel } from '@meet/contracts/events';
import {
  checkOrganizationMember as checkMemberCall,
  findInvitingOrganization as invitingCall,
  findLicensed as licensedCall,
  findOrganizationMates as matesCall,
  getOrganizationMembers as membersCall,
  getUserRole as roleCall,
  listOrganizationChannels as channelsCall,
} from '@meet/organizations-contract';
import type { Deps } from '../Deps.ts';
import { defineOperation } from '../defineOperation.ts';
import type { OrganizationRecord } from '../models/organizationModel.ts';
import { organizationOf } from '../organization/changeOrganization.ts';
import { holdsRight } from '../policies/organizationPolicy.ts';
import { presentInvitations } from '../presenters/presentInvitations.ts';
import { presentMembers, presentOwn } from '../presenters/presentOrganization.ts';

export const getOrganizationMembers = defineOperation(membersCall, async (_input, context) => {
  const { deps, account } = context;
  const { accountId } = account;
  const organization = await find(deps, accountId);
  if (!organization) return { organization: null, members: [], invitations: [] };
  const seen = holdsRight(organization, accountId, 'invite')
    ? await deps.invitations
        .find({ organizationId: organization._id, state: { $in: ['invited', 'declined'] } })
        .sort({ sentAt: -1 })
        .lean()
    : [];
  const [members, invitations] = await Promise.all([
    presentMembers(context, organization),
    presentInvitations(context, seen),
  ]);
  return { organization: presentOwn(organization, accountId), members, invitations };
});

export const getUserRole = defineOperation(roleCall, async (_input, { deps, account }) => {
  const found = await find(deps, account.accountId);
  if (!found) return { role: null, permission: null, organization: null };
  const organization = presentOwn(found, account.accountId);
  return { role: organization.role, permission: organization.permission, organization };
});

export const listOrganizationChannels = defineOperation(channelsCall, async ({ accountIds }, { deps }) => {
  const asked = new Set(accountIds);
  const organizations = await findAll(deps, accountIds);
  return {
    memberships: organizations.flatMap(({ _id, members }) =>
      members
        .filter(({ accountId }) => asked.has(accountId))
        .map(({ accountId }) => ({ accountId, channel: organizationChannel(_id) })),
    ),
  };
});

export const findOrganizationMates = defineOperation(matesCall, async ({ accountId, among }, { deps }) => {
  const organization = await find(deps, accountId);
  const members = new Set(organization?.members.map((member) => member.accountId));
  return { accountIds: among.filter((other) => other !== accountId && members.has(other)) };
});

export const findLicensed = defineOperation(licensedCall, async ({ accountIds }, { deps }) => {
  const organizations = await findAll(deps, accountIds);
  const licensed = new Set(
    organizations.flatMap(({ members }) =>
      members.filter(({ hasMembership }) => hasMembership).map((member) => member.accountId),
    ),
  );
  return { accountIds: accountIds.filter((accountId) => licensed.has(accountId)) };
});

export const findInvitingOrganization = defineOperation(invitingCall, async ({ accountId }, { deps }) => {
  const found = await findInviting(deps, accountId);
  return { organization: found && { organizationId: found._id, organizationName: found.organizationName } };
});

export const checkOrganizationMember = defineOperation(checkMemberCall, async ({ accountId, email }, { deps }) => {
  const found = await findInviting(deps, accountId);
  const address = email.toLowerCase();
  return { isMember: found !== null && found.members.some((member) => member.email === address) };
});

const find = (deps: Deps, accountId: string): Promise<OrganizationRecord | null> =>
  deps.organizations.findOne(organizationOf(accountId)).lean();

const findAll = (deps: Deps, accountIds: readonly string[]): Promise<OrganizationRecord[]> =>
  deps.organizations.find({ 'members.accountId': { $in: accountIds } }).lean();

async function findInviting(deps: Deps, accountId: string): Promise<OrganizationRecord | null> {
  const found = await find(deps, accountId);
  return found && holdsRight(found, accountId, 'invite') ? found : null;
}
