import { ORGANIZATION_OWNER_ROLE, ORGANIZATION_ROLES } from './roles.ts';
import type { OrganizationPermission } from './roles.ts';
import type { OrganizationMember } from './shapes.ts';

/**
 * Rights in an organization, by permission. Everyone there reads it and, the owner apart, leaves it. Only the owner changes
 * and removes members who are admins by role. Nobody changes the owner, or changes or removes themselves.
 */
const ORGANIZATION_RIGHTS = {
  rename: ['admin', 'owner'],
  /** See, send, resend and revoke invitations, and see whom the own groups suggest. */
  invite: ['admin', 'owner'],
  /** Change others' role, permission and type, and remove them. */
  manageMembers: ['admin', 'owner'],
  /** Grant and take seats, and set how many there are. */
  manageLicenses: ['billing', 'owner'],
  /** Say what all who are admins by role may do. */
  manageAdmins: ['owner'],
  /** Offer the ownership to somebody, and take the offer back. */
  transfer: ['owner'],
  delete: ['owner'],
} as const satisfies Record<string, readonly OrganizationPermission[]>;

export type OrganizationRight = keyof typeof ORGANIZATION_RIGHTS;

/** Tells whether a permission holds a right. `mayChangeMember` decides on whom it may be used. */
export const hasOrganizationRight = (permission: OrganizationPermission, right: OrganizationRight): boolean =>
  (ORGANIZATION_RIGHTS[right] as readonly OrganizationPermission[]).includes(permission);

type Standing = Pick<OrganizationMember, 'accountId' | 'role' | 'permission'>;

/** Whether somebody may change another's role, permission and type, and remove them. */
export function mayChangeMember(actor: Standing, member: Pick<Standing, 'accountId' | 'role'>): boolean {
  if (!hasOrganizationRight(actor.permission, 'manageMembers') || actor.accountId === member.accountId) return false;
  if (member.role === ORGANIZATION_OWNER_ROLE) return false;
  return member.role !== ORGANIZATION_ROLES.admin || hasOrganizationRight(actor.permission, 'manageAdmins');
}
