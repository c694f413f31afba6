import {
  sortOrganizationMembers,
  type OrganizationInvitation,
  type OrganizationMember,
  type OrganizationPage,
} from '@meet/organizations-contract';

/** Answer of get-organization-members to a person who is in no organization. */
export const NOWHERE: OrganizationPage = { organization: null, members: [], invitations: [] };

/** Returns a member. Role and permission are those of a plain member unless given. */
export function buildMember(fullName: string, changes: Partial<OrganizationMember> = {}): OrganizationMember {
  const slug = fullName.toLowerCase().replaceAll(' ', '.');
  return {
    accountId: `id-${slug}`,
    email: `${slug}@example.com`,
    fullName,
    avatar: null,
    role: 0,
    permission: 'member',
    member_type: 'member',
    hasMembership: false,
    joinedAt: 0,
    ...changes,
  };
}

/** Returns an open invitation from Ana. */
export function buildInvitation(email: string, changes: Partial<OrganizationInvitation> = {}): OrganizationInvitation {
  return {
    invitationId: `i-${email}`,
    email,
    member_type: 'member',
    role: 0,
    state: 'invited',
    sentAt: Date.UTC(2026, 4, 1, 12),
    expiresAt: Date.UTC(2026, 4, 15, 12),
    invitedBy: 'Ana Pop',
    answeredAt: null,
    ...changes,
  };
}

/** Returns the organization Acme from the view of one of its members, by default the first. */
export function buildPage(
  members: readonly OrganizationMember[],
  own = members[0]!,
  invitations: OrganizationInvitation[] = [],
): OrganizationPage {
  const { accountId, role, permission, member_type, hasMembership } = own;
  return {
    organization: {
      organizationId: 'o1',
      organizationName: 'Acme',
      maxLicenses: 5,
      usedLicenses: members.filter((member) => member.hasMembership).length,
      adminPermission: 'admin',
      version: 1,
      accountId,
      role,
      permission,
      member_type,
      hasMembership,
    },
    members: sortOrganizationMembers(members),
    invitations,
  };
}
