import {
  ORGANIZATION_OWNER_ROLE,
  type MemberType,
  type OrganizationPermission,
  type OrganizationRole,
} from '@meet/organizations-contract';
import type { MemberRecord, OrganizationRecord } from '../models/organizationModel.ts';

export interface Standing {
  readonly role: OrganizationRole;
  readonly permission: OrganizationPermission;
  readonly member_type: MemberType;
  readonly hasMembership: boolean;
}

/** Returns a member's role and rights. */
export function getStanding(
  { ownerId }: Pick<OrganizationRecord, 'ownerId'>,
  { accountId, role, permission, memberType, hasMembership }: MemberRecord,
): Standing {
  const isOwner = accountId === ownerId;
  return {
    role: isOwner ? ORGANIZATION_OWNER_ROLE : role,
    permission: isOwner ? 'owner' : permission,
    member_type: memberType,
    hasMembership,
  };
}
