import { input, output } from '@meet/contracts';
import { defineCall } from './defineCall.ts';
import { organizationsErrors } from './errors.ts';
import { organizationName } from './fields.ts';
import { ownOrganization } from './shapes.ts';

const { ORGANIZATION_ALREADY_IN_ONE } = organizationsErrors;

export const createOrganization = defineCall('createOrganization', {
  path: 'create-organization',
  access: 'user',
  summary:
    'Makes an organization that the caller, who is in none, owns. It has five licences, of which nobody holds one.',
  input: input({ organizationName: organizationName() }),
  output: output({ organization: ownOrganization.required() }),
  errors: [ORGANIZATION_ALREADY_IN_ONE],
  rateLimit: { max: 20, windowSeconds: 3600 },
  graphql: { mutation: true },
});
