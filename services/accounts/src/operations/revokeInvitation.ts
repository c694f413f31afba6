import { invitationChanged, revokeInvitation as call } from '@meet/accounts-contract';
import { userChannel } from '@meet/contracts/events';
import { defineOperation } from '../defineOperation.ts';
import { findGroupNames } from '../invitations/findGroupNames.ts';
import { presentInvitation } from '../presenters/presentInvitation.ts';

export const revokeInvitation = defineOperation(call, async ({ invitationId }, context) => {
  const { deps, account, publish, now } = context;
  const invitation = await deps.invitationStore.load(invitationId, account.accountId);
  const revoked = await deps.invitationStore.revoke(invitation);
  await publish(userChannel(account.accountId), invitationChanged, { invitationId, invitationState: 'revoked' });
  return { invitation: presentInvitation(revoked, await findGroupNames(context, account.accountId), now()) };
});
