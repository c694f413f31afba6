import { ORGANIZATION_OWNER_ROLE, ORGANIZATION_ROLES } from './roles.ts';
import type { OrganizationPermission } from './roles.ts';
import type { OrganizationMember } from './shapes.ts';

/**
 * Rights in an organization, by permission. All its members read it, and all but the owner may leave it. Only the owner
 * changes and removes members who are admins by role. Nobody changes the owner, or changes or removes themselves.
 */
const ORGANIZATION_RIGHTS = {
  rename: ['admin', 'owner'],
  /** See, send, resend and revoke invitations, and see the suggestions from one's own groups. */
  invite: ['admin', 'owner'],
  /** Change others' role, permission and type, and remove them. */
  manageMembers: ['admin', 'owner'],
  /** Grant and withdraw licences, and set their number. */
  manageLicenses: ['billing', 'owner'],
  /** Change the permission of all members who are admins by role. */
  manageAdmins: ['owner'],
  /** Offer the ownership to somebody, and withdraw the offer. */
  transfer: ['owner'],
  delete: ['owner'],
} as const satisfies Record<string, readonly OrganizationPermission[]>;

export type OrganizationRight = keyof typeof ORGANIZATION_RIGHTS;

/** Returns whether a permission includes a right. `mayChangeMember` decides to which members it applies. */
export const hasOrganizationRight = (permission: OrganizationPermission, right: OrganizationRight): boolean =>
  (ORGANIZATION_RIGHTS[right] as readonly OrganizationPermission[]).includes(permission);

type Standing = Pick<OrganizationMember, 'accountId' | 'role' | 'permission'>;

/** Returns whether a member may change another's role, permission and type, and remove them. */
export function mayChangeMember(actor: Standing, member: Pick<Standing, 'accountId' | 'role'>): boolean {
  if (!hasOrganizationRight(actor.permission, 'manageMembers') || actor.accountId === member.accountId) return false;
  if (member.role === ORGANIZATION_OWNER_ROLE) return false;
  return member.role !== ORGANIZATION_ROLES.admin || hasOrganizationRight(actor.permission, 'manageAdmins');
}
