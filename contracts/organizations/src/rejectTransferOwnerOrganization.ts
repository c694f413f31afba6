import { input, noOutput } from '@meet/contracts';
import { defineCall } from './defineCall.ts';
import { organizationsErrors } from './errors.ts';
import { invitationToken } from './fields.ts';
import { linkHolder } from './linkHolder.ts';

const { ORGANIZATION_INVITATION_CLOSED } = organizationsErrors;

export const rejectTransferOwnerOrganization = defineCall('rejectTransferOwnerOrganization', {
  path: 'reject-transfer-owner-organization',
  ...linkHolder,
  summary: 'Rejects the ownership that was offered, once; whoever holds the link may. The owner stays owner.',
  input: input({ token: invitationToken() }),
  output: noOutput,
  errors: [ORGANIZATION_INVITATION_CLOSED],
  graphql: { mutation: true },
});
