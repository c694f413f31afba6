import { describeInvitationOrganization as call, organizationsErrors } from '@meet/organizations-contract';
import { ServiceError } from '@meet/contracts';
import { defineOperation } from '../defineOperation.ts';
import { presentReceived } from '../presenters/presentInvitations.ts';

export const describeInvitationOrganization = defineOperation(call, async ({ token }, context) => {
  const { deps, caller } = context;
  const found = await deps.invitationStore.read({ token, email: caller.email });
  const [invitation] = await presentReceived(context, [found]);
  if (!invitation) throw new ServiceError(organizationsErrors.ORGANIZATION_INVITATION_CLOSED);
  return { invitation };
});
