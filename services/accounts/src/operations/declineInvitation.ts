import { declineInvitation as call, invitationChanged } from '@meet/accounts-contract';
import { userChannel } from '@meet/contracts/events';
import { declineInvitationOrganization } from '@meet/organizations-contract';
import { defineOperation } from '../defineOperation.ts';
import { translateRefusals } from '../invitations/translateRefusals.ts';

export const declineInvitation = defineOperation(call, async ({ token }, { deps, publish, call: ask }) => {
  if (!(await deps.invitationStore.isKnown(token))) {
    return translateRefusals(() => ask(declineInvitationOrganization, { token }));
  }
  const { _id: invitationId, inviterId } = await deps.invitationStore.decline(token);
  await publish(userChannel(inviterId), invitationChanged, { invitationId, invitationState: 'declined' });
  return {};
});
