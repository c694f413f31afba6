import { acceptInvitationOrganization as call } from '@meet/organizations-contract';
import { defineOperation } from '../defineOperation.ts';
import { acceptOwnInvitation } from '../invitations/acceptOwnInvitation.ts';

export const acceptInvitationOrganization = defineOperation(call, ({ token }, context) =>
  acceptOwnInvitation(context, token, 'member'),
);
