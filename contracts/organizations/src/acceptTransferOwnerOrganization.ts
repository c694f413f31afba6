import { input } from '@meet/contracts';
import { defineCall } from './defineCall.ts';
import { invitationToken } from './fields.ts';
import { acceptRefusals, invitationAccepted } from './invitationAccepted.ts';

export const acceptTransferOwnerOrganization = defineCall('acceptTransferOwnerOrganization', {
  path: 'accept-transfer-owner-organization',
  access: 'user',
  summary:
    'Accepts the ownership that was offered to the caller’s address, once. Whoever was owner is an admin from then on.',
  input: input({ token: invitationToken() }),
  output: invitationAccepted,
  errors: acceptRefusals,
  graphql: { mutation: true },
});
