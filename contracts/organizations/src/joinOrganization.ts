import { string } from 'yup';
import { id, input, output } from '@meet/contracts';
import { defineCall } from './defineCall.ts';
import { organizationsErrors } from './errors.ts';
import { givenRole } from './fields.ts';
import { refusals } from './refusals.ts';

const { ORGANIZATION_ALREADY_IN_ONE, ORGANIZATION_FULL } = organizationsErrors;

export const joinOrganization = defineCall('joinOrganization', {
  path: 'join-organization',
  access: 'service',
  summary:
    'Brings an account into an organization with a role, as somebody invited it who still may invite there. Whoever is in it already stays as they are.',
  input: input({ organizationId: id(), inviterId: id(), accountId: id(), role: givenRole().required() }),
  output: output({ organizationName: string().required() }),
  errors: [...refusals, ORGANIZATION_ALREADY_IN_ONE, ORGANIZATION_FULL],
});
