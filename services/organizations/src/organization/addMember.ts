import { ServiceError } from '@meet/contracts';
import {
  ORGANIZATION_MEMBERS_MAX,
  organizationsErrors,
  type GivenRole,
  type MemberType,
} from '@meet/organizations-contract';
import type { MemberRecord, OrganizationRecord } from '../models/organizationModel.ts';
import { getPermission } from '../policies/getPermission.ts';

export interface NewMember {
  readonly accountId: string;
  readonly email: string;
  readonly memberType: MemberType;
  readonly role: GivenRole;
}

/** Returns the members with a new one; undefined if the account is already a member. Throws ORGANIZATION_FULL. */
export function addMember(
  organization: OrganizationRecord,
  { accountId, email, memberType, role }: NewMember,
  now: number,
): { members: MemberRecord[] } | undefined {
  const { members } = organization;
  if (members.some((member) => member.accountId === accountId)) return undefined;
  if (members.length >= ORGANIZATION_MEMBERS_MAX) {
    throw new ServiceError(organizationsErrors.ORGANIZATION_FULL, { params: { max: ORGANIZATION_MEMBERS_MAX } });
  }
  const member: MemberRecord = {
    accountId,
    email: email.toLowerCase(),
    role,
    permission: getPermission(organization, role),
    memberType,
    hasMembership: false,
    joinedAt: now,
  };
  return { members: [...members, member] };
}
