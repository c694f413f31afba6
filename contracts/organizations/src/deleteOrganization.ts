import { noInput, noOutput } from '@meet/contracts';
import { defineCall } from './defineCall.ts';
import { refusals } from './refusals.ts';

export const deleteOrganization = defineCall('deleteOrganization', {
  path: 'delete-organization',
  access: 'user',
  summary: 'Deletes the organization with its licences and invitations; everyone is out of it. For its owner.',
  input: noInput,
  output: noOutput,
  errors: refusals,
  graphql: { mutation: true },
});
