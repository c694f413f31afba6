import { LIMITS, ServiceError } from '@meet/contracts';
import { accountsErrors } from '@meet/accounts-contract';
import { checkOwnedGroupMember, getContactGroup, networkErrors } from '@meet/network-contract';
import type { OperationContext } from '@meet/service-kit';
import type { Deps } from '../Deps.ts';
import { findGroupNames } from '../invitations/findGroupNames.ts';

type Context = Pick<OperationContext<Deps>, 'callAsService' | 'account'>;

/**
 * Returns the name of a group into which the caller may invite. Throws GROUP_OWNER_ONLY to the group's members,
 * GROUP_NOT_FOUND to anyone else.
 */
export async function chooseInviteGroup(context: Context, groupId: string): Promise<string> {
  const { callAsService, account } = context;
  const groupName = (await findGroupNames(context, account.accountId)).get(groupId);
  if (groupName !== undefined) return groupName;
  await callAsService(getContactGroup, { groupId, accountId: account.accountId });
  throw new ServiceError(networkErrors.GROUP_OWNER_ONLY);
}

/** Returns whether an address is already in a group of the caller. */
export async function isInOwnGroup({ callAsService, account }: Context, email: string): Promise<boolean> {
  // No member of a group has a longer address.
  if (email.length > LIMITS.email) return false;
  return (await callAsService(checkOwnedGroupMember, { ownerId: account.accountId, email })).isMember;
}

/** Throws INVITE_ALREADY_IN_GROUP if the address is already in a group of the caller. */
export async function requireNotInGroup(context: Context, email: string): Promise<void> {
  if (await isInOwnGroup(context, email)) throw new ServiceError(accountsErrors.INVITE_ALREADY_IN_GROUP);
}
