import { ServiceError } from '@meet/contracts';
import { accountsErrors } from '@meet/accounts-contract';
import { checkOrganizationMember, findInvitingOrganization, type GivenRole } from '@meet/organizations-contract';
import type { OperationContext } from '@meet/service-kit';
import type { Deps } from '../Deps.ts';
import type { InvitedOrganization } from '../invitations/createInvitationStore.ts';

type Context = Pick<OperationContext<Deps>, 'callAsService' | 'account'>;

/** Returns the organization into which the caller may invite; null if there is none. */
export const organizationToInvite = async ({ callAsService, account }: Context) =>
  (await callAsService(findInvitingOrganization, { accountId: account.accountId })).organization;

/** Returns whether an address is already in the caller's organization. */
export const isInOwnOrganization = async ({ callAsService, account }: Context, email: string): Promise<boolean> =>
  (await callAsService(checkOrganizationMember, { accountId: account.accountId, email })).isMember;

/**
 * Returns the organization and role of an invitation. Throws INVITE_ORGANIZATION_REQUIRED, and
 * INVITE_ALREADY_IN_ORGANIZATION if the address is already a member.
 */
export async function chooseInviteOrganization(
  context: Context,
  organizationRole: GivenRole,
  email: string,
): Promise<InvitedOrganization> {
  const organization = await organizationToInvite(context);
  if (!organization) throw new ServiceError(accountsErrors.INVITE_ORGANIZATION_REQUIRED);
  if (await isInOwnOrganization(context, email)) throw new ServiceError(accountsErrors.INVITE_ALREADY_IN_ORGANIZATION);
  return { ...organization, organizationRole };
}
