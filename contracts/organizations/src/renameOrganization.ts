import { string } from 'yup';
import { input, output } from '@meet/contracts';
import { defineCall } from './defineCall.ts';
import { organizationName } from './fields.ts';
import { refusals } from './refusals.ts';

export const renameOrganization = defineCall('renameOrganization', {
  path: 'rename-organization',
  access: 'user',
  summary: 'Renames the organization. For its owner and admins.',
  input: input({ organizationName: organizationName() }),
  output: output({ organizationName: string().required() }),
  errors: refusals,
  graphql: { mutation: true },
});
