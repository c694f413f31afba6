import { ServiceError } from '@meet/contracts';
import { accountsErrors } from '@meet/accounts-contract';
import { checkOrganizationMember, findInvitingOrganization, type GivenRole } from '@meet/organizations-contract';
import type { OperationContext } from '@meet/service-kit';
import type { Deps } from '../Deps.ts';
import type { InvitedOrganization } from '../invitations/createInvitationStore.ts';

type Context = Pick<OperationContext<Deps>, 'callAsService' | 'account'>;

/** The organization that the caller may invite into; null where there is none. */
export const organizationToInvite = async ({ callAsService, account }: Context) =>
  (await callAsService(findInvitingOrganization, { accountId: account.accountId })).organization;

/** Whether an address is in that organization already. */
export const isInOwnOrganization = async ({ callAsService, account }: Context, email: string): Promise<boolean> =>
  (await callAsService(checkOrganizationMember, { accountId: account.accountId, email })).isMember;

/** Throws INVITE_ORGANIZATION_REQUIRED, and INVITE_ALREADY_IN_ORGANIZATION for an address that is in it. */
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
