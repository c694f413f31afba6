import { ServiceError } from '@meet/contracts';
import { invitationChanged } from '@meet/accounts-contract';
import { userChannel } from '@meet/contracts/events';
import { connectAccounts, joinContactGroup, networkErrors } from '@meet/network-contract';
import type { OperationContext } from '@meet/service-kit';
import type { Deps } from '../Deps.ts';
import type { AccountRecord } from '../models/accountModel.ts';
import type { InvitationRecord } from '../models/invitationModel.ts';

type Context = Pick<OperationContext<Deps>, 'deps' | 'callAsService' | 'publish'>;

export interface Accepted {
  readonly inviterId: string;
  /** The group joined; null without one, or when it is gone by now. */
  readonly groupName: string | null;
}

/**
 * Consumes an invitation for the account of its address: sender and account become contacts, and the account joins the
 * group. Throws as the store's `accept` does; a refusal of the network's leaves the invitation open.
 */
export async function acceptInvitation(
  context: Context,
  secret: string,
  account: Pick<AccountRecord, '_id' | 'email'>,
): Promise<Accepted> {
  const { deps, publish } = context;
  const invitation = await deps.invitationStore.accept(secret, account.email);
  const { _id: invitationId, inviterId } = invitation;
  try {
    const hasJoined = await bringTogether(context, invitation, account._id);
    await publish(userChannel(inviterId), invitationChanged, { invitationId, invitationState: 'accepted' });
    return { inviterId, groupName: hasJoined ? invitation.groupName : null };
  } catch (error) {
    await deps.invitationStore.reopen(invitation);
    throw error;
  }
}

/** Both steps may be taken twice. Answers whether there was a group to join. */
async function bringTogether(
  { callAsService }: Context,
  { inviterId, email, name, groupId, groupRole }: InvitationRecord,
  accountId: string,
): Promise<boolean> {
  await callAsService(connectAccounts, { accountId: inviterId, otherAccountId: accountId });
  if (groupId === null) return false;
  try {
    const role = groupRole ?? 0;
    await callAsService(joinContactGroup, { groupId, ownerId: inviterId, email, fullName: name, role });
    return true;
  } catch (error) {
    // The group was deleted meanwhile; the two know each other all the same.
    if (error instanceof ServiceError && error.code === networkErrors.GROUP_NOT_FOUND.code) return false;
    throw error;
  }
}
