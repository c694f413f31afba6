import { ORGANIZATION_OWNER_ROLE } from './roles.ts';
import type { OrganizationMember } from './shapes.ts';

/** The owner first, then by name, so that every reader sees one order. */
export function sortOrganizationMembers(members: readonly OrganizationMember[]): OrganizationMember[] {
  return [...members].sort(
    (a, b) =>
      Number(isOwner(b)) - Number(isOwner(a)) || compare(nameOf(a), nameOf(b)) || compare(a.accountId, b.accountId),
  );
}

const isOwner = ({ role }: OrganizationMember) => role === ORGANIZATION_OWNER_ROLE;
const nameOf = ({ fullName, email }: OrganizationMember) => (fullName || email).toLowerCase();
const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
