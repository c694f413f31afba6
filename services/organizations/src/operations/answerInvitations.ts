import {
  acceptInvitationOrganization as acceptCall,
  acceptTransferOwnerOrganization as acceptTransferCall,
  declineInvitationOrganization as declineCall,
  describeInvitationOrganization as describeCall,
  organizationsErrors,
  rejectTransferOwnerOrganization as rejectTransferCall,
} from '@meet/organizations-contract';
import { ServiceError } from '@meet/contracts';
import type { OperationContext } from '@meet/service-kit';
import type { Deps } from '../Deps.ts';
import { defineOperation } from '../defineOperation.ts';
import { acceptInvitation } from '../invitations/acceptInvitation.ts';
import { tellOfInvitation } from '../invitations/tellOfInvitation.ts';
import type { InvitationRecord } from '../models/invitationModel.ts';
import { presentReceived } from '../presenters/presentInvitations.ts';
import { presentOwn } from '../presenters/presentOrganization.ts';

type Context = OperationContext<Deps>;
type Kind = InvitationRecord['kind'];

export const acceptInvitationOrganization = defineOperation(acceptCall, ({ token }, context) =>
  accept(context, token, 'member'),
);
export const acceptTransferOwnerOrganization = defineOperation(acceptTransferCall, ({ token }, context) =>
  accept(context, token, 'owner'),
);

async function accept(context: Context, token: string, kind: Kind) {
  const { account } = context;
  const { organization } = await acceptInvitation(context, token, account, kind);
  return { organization: presentOwn(organization, account.accountId) };
}

export const declineInvitationOrganization = defineOperation(declineCall, ({ token }, context) =>
  decline(context, token),
);
export const rejectTransferOwnerOrganization = defineOperation(rejectTransferCall, ({ token }, context) =>
  decline(context, token, 'owner'),
);

async function decline(context: Context, token: string, kind?: Kind) {
  const { deps, caller } = context;
  const invitation = await deps.invitationStore.decline({ token, email: caller.email }, kind);
  const organization = await deps.organizations.findById(invitation.organizationId).lean();
  if (organization) await tellOfInvitation(context, organization, invitation);
  return {};
}

export const describeInvitationOrganization = defineOperation(describeCall, async ({ token }, context) => {
  const { deps, caller } = context;
  const found = await deps.invitationStore.read({ token, email: caller.email });
  const [invitation] = await presentReceived(context, [found]);
  if (!invitation) throw new ServiceError(organizationsErrors.ORGANIZATION_INVITATION_CLOSED);
  return { invitation };
});
