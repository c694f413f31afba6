import { getInvitationOrganization as call } from '@meet/organizations-contract';
import { defineOperation } from '../defineOperation.ts';
import { presentReceived } from '../presenters/presentInvitations.ts';

export const getInvitationOrganization = defineOperation(call, async (_input, context) => {
  const { deps, account, now } = context;
  const open = await deps.invitations
    .find({ email: account.email.toLowerCase(), state: 'invited', expiresAt: { $gt: now() } })
    .sort({ sentAt: -1, _id: -1 })
    .lean();
  const received = await presentReceived(context, open);
  return { invitations: received.filter(({ state }) => state === 'invited') };
});
