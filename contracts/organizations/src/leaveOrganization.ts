import { noInput, noOutput } from '@meet/contracts';
import { defineCall } from './defineCall.ts';
import { organizationsErrors } from './errors.ts';

const { ORGANIZATION_NOT_FOUND, ORGANIZATION_OWNER_STAYS } = organizationsErrors;

export const leaveOrganization = defineCall('leaveOrganization', {
  path: 'leave-organization',
  access: 'user',
  summary: 'Leaves the organization and gives back the licence. Its owner hands it over or deletes it instead.',
  input: noInput,
  output: noOutput,
  errors: [ORGANIZATION_NOT_FOUND, ORGANIZATION_OWNER_STAYS],
  graphql: { mutation: true },
});
