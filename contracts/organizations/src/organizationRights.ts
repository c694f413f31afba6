import type { OrganizationPermission } from './roles.ts';

/**
 * Who may do what in an organization, by permission. Everyone there reads it and, the owner apart, leaves it. Members who
 * are admins by role, and the owner, are changed and removed by the owner alone; nobody changes or removes themselves.
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

/** Whether a permission holds a right. What it may be used on is said by `mayChangeMember`. */
export const hasOrganizationRight = (permission: OrganizationPermission, right: OrganizationRight): boolean =>
  (ORGANIZATION_RIGHTS[right] as readonly OrganizationPermission[]).includes(permission);
