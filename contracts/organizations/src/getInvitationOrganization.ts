import { array } from 'yup';
import { noInput, output } from '@meet/contracts';
import { defineCall } from './defineCall.ts';
import { receivedInvitation } from './shapes.ts';

export const getInvitationOrganization = defineCall('getInvitationOrganization', {
  path: 'get-invitation-organization',
  access: 'user',
  summary: 'The open invitations into organizations that were sent to the caller’s address, the latest first.',
  input: noInput,
  output: output({ invitations: array(receivedInvitation.required()).required() }),
  impersonation: 'allowed',
  graphql: { query: 'receivedOrganizationInvitations', value: 'invitations' },
});
