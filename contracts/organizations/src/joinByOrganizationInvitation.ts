import { string } from 'yup';
import { id, input, output } from '@meet/contracts';
import { defineCall } from './defineCall.ts';
import { invitationToken } from './fields.ts';
import { acceptRefusals } from './invitationAccepted.ts';

export const joinByOrganizationInvitation = defineCall('joinByOrganizationInvitation', {
  path: 'join-by-organization-invitation',
  access: 'service',
  summary: 'Accepts an organization’s invitation, an offer of the ownership too, for the account of its address.',
  input: input({ accountId: id(), token: invitationToken() }),
  output: output({ organizationName: string().required(), inviterName: string().required() }),
  errors: acceptRefusals,
});
