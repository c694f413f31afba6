import { ServiceError } from '@meet/contracts';
import { accountsErrors, describeInvitation as call } from '@meet/accounts-contract';
import {
  describeInvitationOrganization,
  findInvitingOrganization,
  ORGANIZATION_OWNER_ROLE,
} from '@meet/organizations-contract';
import type { OperationContext } from '@meet/service-kit';
import type { Deps } from '../Deps.ts';
import { defineOperation } from '../defineOperation.ts';
import { findByEmail } from '../accounts/findAccount.ts';
import { findGroupNames } from '../invitations/findGroupNames.ts';
import { translateRefusals } from '../invitations/translateRefusals.ts';
import type { AccountRecord } from '../models/accountModel.ts';
import type { InvitationRecord } from '../models/invitationModel.ts';
import { getAvatar } from '../presenters/presentAccount.ts';
import { getState } from '../presenters/presentInvitation.ts';

export const describeInvitation = defineOperation(call, async ({ token, type }, context) => {
  const { deps, now } = context;
  if (!(await deps.invitationStore.isKnown(token))) return describeOfOrganization(context, token, type);
  // The target of the invitation may have been deleted since its link was mailed, so the link may have any of these
  // types.
  requireType(type, ['system', 'group', 'organization']);
  const invitation = await deps.invitationStore.read(token);
  const { inviterId, name, email, groupId, groupRole } = invitation;
  const [inviter, account, names, organizationName] = await Promise.all([
    deps.accounts.findById(inviterId).lean(),
    findByEmail(deps, email),
    findGroupNames(context, inviterId),
    presentOrganizationName(context, invitation),
  ]);
  if (!inviter) throw new ServiceError(accountsErrors.INVITATION_CLOSED);
  // Leaves out a group or organization that was deleted, or into which the sender may no longer invite.
  const groupName = (groupId && names.get(groupId)) || null;
  return {
    invitation: {
      state: getState(invitation, now()),
      inviterName: inviter.fullName || inviter.email,
      inviterEmail: inviter.email,
      inviterAvatar: getAvatar(inviter),
      name,
      email,
      groupName,
      groupRole: groupName === null ? null : groupRole,
      organizationName,
      organizationRole: organizationName === null ? null : invitation.organizationRole,
      hasAccount: isActivated(account),
    },
  };
});

async function presentOrganizationName(
  { callAsService }: OperationContext<Deps>,
  { inviterId, organizationId }: InvitationRecord,
): Promise<string | null> {
  if (!organizationId) return null;
  const { organization } = await callAsService(findInvitingOrganization, { accountId: inviterId });
  return organization?.organizationId === organizationId ? organization.organizationName : null;
}

/** Describes an organization's own invitation, which never invites into a group. */
async function describeOfOrganization({ deps, call: ask }: OperationContext<Deps>, token: string, type?: string) {
  const { invitation } = await translateRefusals(() => ask(describeInvitationOrganization, { token }));
  const { state, inviterName, inviterEmail, inviterAvatar, email, organizationName, role } = invitation;
  requireType(type, [role === ORGANIZATION_OWNER_ROLE ? 'organization-owner' : 'organization']);
  const account = await findByEmail(deps, email);
  return {
    invitation: {
      ...{ state, inviterName, inviterEmail, inviterAvatar, email, organizationName },
      ...{ name: '', groupName: null, groupRole: null, organizationRole: role },
      hasAccount: isActivated(account),
    },
  };
}

/** Throws INVITATION_CLOSED for a link with another type than the invitation's. */
function requireType(type: string | undefined, allowed: readonly string[]): void {
  if (type && !allowed.includes(type)) throw new ServiceError(accountsErrors.INVITATION_CLOSED);
}

const isActivated = (account: AccountRecord | null) => account !== null && account.activatedAt !== null;
