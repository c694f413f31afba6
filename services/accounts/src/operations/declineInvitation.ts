import { declineInvitation as call, invitationChanged } from '@meet/accounts-contract';
import { userChannel } from '@meet/contracts/events';
import { defineOperation } from '../defineOperation.ts';

export const declineInvitation = defineOperation(call, async ({ token }, { deps, publish }) => {
  const { _id: invitationId, inviterId } = await deps.invitationStore.decline(token);
  await publish(userChannel(inviterId), invitationChanged, { invitationId, invitationState: 'declined' });
  return {};
});
