import { acceptTransferOwnerOrganization as call } from '@meet/organizations-contract';
import { defineOperation } from '../defineOperation.ts';
import { acceptOwnInvitation } from '../invitations/acceptOwnInvitation.ts';

export const acceptTransferOwnerOrganization = defineOperation(call, ({ token }, context) =>
  acceptOwnInvitation(context, token, 'owner'),
);
