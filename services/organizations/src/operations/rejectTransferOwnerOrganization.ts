import { rejectTransferOwnerOrganization as call } from '@meet/organizations-contract';
import { defineOperation } from '../defineOperation.ts';
import { declineInvitation } from '../invitations/declineInvitation.ts';

export const rejectTransferOwnerOrganization = defineOperation(call, ({ token }, context) =>
  declineInvitation(context, token, 'owner'),
);
