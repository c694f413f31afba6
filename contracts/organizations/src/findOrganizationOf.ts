import { array, boolean, string } from 'yup';
import { id, input, output } from '@meet/contracts';
import { defineCall } from './defineCall.ts';

export const findOrganizationOf = defineCall('findOrganizationOf', {
  path: 'find-organization-of',
  access: 'service',
  summary: 'The organization that an account is in, and on request who else is in it.',
  input: input({ accountId: id(), withMembers: boolean() }),
  output: output({
    /** Null for an account in none. */
    organizationId: string().nullable().defined(),
    /** Empty where they were not asked for. */
    accountIds: array(string().required()).required(),
  }),
});
