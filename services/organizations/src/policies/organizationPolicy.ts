import { ServiceError } from '@meet/contracts';
import {
  hasOrganizationRight,
  mayChangeMember,
  organizationsErrors,
  type OrganizationRight,
} from '@meet/organizations-contract';
import type { InvitationRecord } from '../models/invitationModel.ts';
import type { MemberRecord, OrganizationRecord } from '../models/organizationModel.ts';
import { INVITATION_RIGHTS } from './invitationRights.ts';
import { getStanding } from './getStanding.ts';

const { ORGANIZATION_MEMBER_NOT_FOUND, ORGANIZATION_MEMBER_PROTECTED, ORGANIZATION_NOT_ALLOWED } = organizationsErrors;

/** Returns a member of the organization. Throws ORGANIZATION_MEMBER_NOT_FOUND. */
export function getMember({ members }: OrganizationRecord, accountId: string): MemberRecord {
  const member = members.find((one) => one.accountId === accountId);
  if (!member) throw new ServiceError(ORGANIZATION_MEMBER_NOT_FOUND);
  return member;
}

/** Returns whether an account is a member of the organization and has a right there. */
export function holdsRight(organization: OrganizationRecord, accountId: string, right: OrganizationRight): boolean {
  const member = organization.members.find((one) => one.accountId === accountId);
  return member !== undefined && hasOrganizationRight(getStanding(organization, member).permission, right);
}

/** Returns whether the sender of an invitation still has the right to send it. Otherwise the invitation is void. */
export const isBacked = (
  organization: OrganizationRecord,
  { inviterId, kind }: Pick<InvitationRecord, 'inviterId' | 'kind'>,
): boolean => holdsRight(organization, inviterId, INVITATION_RIGHTS[kind]);

/** Throws ORGANIZATION_NOT_ALLOWED unless the account has the right. */
export function requireRight(organization: OrganizationRecord, accountId: string, right: OrganizationRight): void {
  if (!holdsRight(organization, accountId, right)) throw new ServiceError(ORGANIZATION_NOT_ALLOWED);
}

/**
 * Returns a member whom the actor may change or remove. Throws ORGANIZATION_NOT_ALLOWED and
 * ORGANIZATION_MEMBER_NOT_FOUND. Throws ORGANIZATION_MEMBER_PROTECTED for the owner, for the actor, and for an admin
 * unless the actor is the owner.
 */
export function changeableMember(organization: OrganizationRecord, actorId: string, accountId: string): MemberRecord {
  requireRight(organization, actorId, 'manageMembers');
  const member = getMember(organization, accountId);
  const seen = (one: MemberRecord) => ({ accountId: one.accountId, ...getStanding(organization, one) });
  if (!mayChangeMember(seen(getMember(organization, actorId)), seen(member))) {
    throw new ServiceError(ORGANIZATION_MEMBER_PROTECTED);
  }
  return member;
}

/** Returns the number of licences that members hold. */
export const getUsedLicenses = ({ members }: Pick<OrganizationRecord, 'members'>): number =>
  members.filter(({ hasMembership }) => hasMembership).length;
