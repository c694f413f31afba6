import { ServiceError } from '@meet/contracts';
import { accountsErrors, invitationChanged, resendInvitation as call } from '@meet/accounts-contract';
import { userChannel } from '@meet/contracts/events';
import { defineOperation } from '../defineOperation.ts';
import { findGroupNames } from '../invitations/findGroupNames.ts';
import { mailInvitation } from '../invitations/mailInvitation.ts';
import { presentInvitation } from '../presenters/presentInvitation.ts';

export const resendInvitation = defineOperation(call, async ({ invitationId }, context) => {
  const { deps, account, caller, publish, now } = context;
  const invitation = await deps.invitationStore.load(invitationId, account.accountId);
  if (invitation.state !== 'invited') throw new ServiceError(accountsErrors.INVITATION_CLOSED);
  const names = await findGroupNames(context, account.accountId);
  const { groupName, organizationName } = presentInvitation(invitation, names, now());
  const secret = deps.invitationStore.createSecret();
  const { email } = invitation;
  const inviter = account;
  await mailInvitation(deps, { inviter, email, groupName, organizationName, secret, locale: caller.locale });
  const renewed = await deps.invitationStore.renew(invitation, secret);
  await publish(userChannel(account.accountId), invitationChanged, { invitationId, invitationState: 'invited' });
  return { invitation: presentInvitation(renewed, names, now()) };
});
