import { hasOrganizationRight } from './organizationRights.ts';
import { ORGANIZATION_OWNER_ROLE, ORGANIZATION_ROLES } from './roles.ts';
import type { OrganizationMember } from './shapes.ts';

type Standing = Pick<OrganizationMember, 'accountId' | 'role' | 'permission'>;

/** Whether somebody may change another's role, permission and type, and remove them. */
export function mayChangeMember(actor: Standing, member: Pick<Standing, 'accountId' | 'role'>): boolean {
  if (!hasOrganizationRight(actor.permission, 'manageMembers') || actor.accountId === member.accountId) return false;
  if (member.role === ORGANIZATION_OWNER_ROLE) return false;
  return member.role !== ORGANIZATION_ROLES.admin || hasOrganizationRight(actor.permission, 'manageAdmins');
}
