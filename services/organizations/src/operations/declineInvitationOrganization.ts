import { declineInvitationOrganization as call } from '@meet/organizations-contract';
import { defineOperation } from '../defineOperation.ts';
import { declineInvitation } from '../invitations/declineInvitation.ts';

export const declineInvitationOrganization = defineOperation(call, ({ token }, context) =>
  declineInvitation(context, token),
);
