import { type ErrorEntry, isRefusal } from '@meet/contracts';
import { invitationChanged } from '@meet/accounts-contract';
import { userChannel } from '@meet/contracts/events';
import { connectAccounts, joinContactGroup, networkErrors } from '@meet/network-contract';
import {
  joinByOrganizationInvitation,
  joinOrganization,
  ORGANIZATION_ROLES,
  organizationsErrors,
} from '@meet/organizations-contract';
import type { OperationContext } from '@meet/service-kit';
import type { Deps } from '../Deps.ts';
import type { AccountRecord } from '../models/accountModel.ts';
import type { InvitationRecord } from '../models/invitationModel.ts';
import { translateRefusals } from './translateRefusals.ts';

type Context = Pick<OperationContext<Deps>, 'deps' | 'callAsService' | 'publish'>;

export interface Accepted {
  readonly inviterName: string;
  /** The group that the account joined; null if there was none, or if it was deleted meanwhile. */
  readonly groupName: string | null;
  /**
   * The organization that the account joined; null if there was none, or if the inviter may no longer invite into it.
   */
  readonly organizationName: string | null;
}

/**
 * Consumes an invitation for the account of its address: sender and account become contacts, and the account joins the
 * group and the organization. Also accepts an organization's own invitations, which create no contacts. Throws as the
 * store's `accept` does. If the network or the organization refuses, the invitation stays open.
 */
export async function acceptInvitation(
  context: Context,
  secret: string,
  account: Pick<AccountRecord, '_id' | 'email'>,
): Promise<Accepted> {
  const { deps, publish, callAsService } = context;
  if (!(await deps.invitationStore.isKnown(secret))) {
    const joined = await translateRefusals(() =>
      callAsService(joinByOrganizationInvitation, { accountId: account._id, token: secret }),
    );
    return { ...joined, groupName: null };
  }
  const invitation = await deps.invitationStore.accept(secret, account.email);
  const { _id: invitationId, inviterId } = invitation;
  try {
    const joined = await bringTogether(context, invitation, account._id);
    await publish(userChannel(inviterId), invitationChanged, { invitationId, invitationState: 'accepted' });
    const inviter = await deps.accounts.findById(inviterId).lean();
    return { inviterName: inviter?.fullName || inviter?.email || '', ...joined };
  } catch (error) {
    await deps.invitationStore.reopen(invitation);
    throw error;
  }
}

/** Makes the two people contacts and adds the account to group and organization. Every step is safe to repeat. */
async function bringTogether(context: Context, invitation: InvitationRecord, accountId: string) {
  const { callAsService } = context;
  const { inviterId, email, name, groupId, organizationId } = invitation;
  await callAsService(connectAccounts, { accountId: inviterId, otherAccountId: accountId });
  let organizationName: string | null = null;
  if (organizationId) {
    const role = invitation.organizationRole ?? ORGANIZATION_ROLES.member;
    const joined = await unless(
      [organizationsErrors.ORGANIZATION_NOT_FOUND, organizationsErrors.ORGANIZATION_NOT_ALLOWED],
      () => callAsService(joinOrganization, { organizationId, inviterId, accountId, role }),
    );
    organizationName = joined?.organizationName ?? null;
  }
  if (groupId === null) return { groupName: null, organizationName };
  // For an invitation into both, the mail names only the group. The page behind the link names the organization too.
  const joined = await unless([networkErrors.GROUP_NOT_FOUND], () =>
    callAsService(joinContactGroup, {
      ...{ groupId, ownerId: inviterId, email, fullName: name },
      role: invitation.groupRole ?? 0,
    }),
  );
  return { groupName: joined ? invitation.groupName : null, organizationName };
}

/** Returns the result of the work, or null if it was refused for one of these reasons. */
async function unless<Answer>(reasons: readonly ErrorEntry[], work: () => Promise<Answer>): Promise<Answer | null> {
  try {
    return await work();
  } catch (error) {
    if (isRefusal(error, ...reasons)) return null;
    throw error;
  }
}
