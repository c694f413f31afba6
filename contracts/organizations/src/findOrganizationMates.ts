import { array, string } from 'yup';
import { id, input, list, output } from '@meet/contracts';
import { ACCOUNTS_ASKED_MAX } from '@meet/contracts/events';
import { defineCall } from './defineCall.ts';

export const findOrganizationMates = defineCall('findOrganizationMates', {
  path: 'find-organization-mates',
  access: 'service',
  summary: 'Which of the accounts are in one organization with this one. Nobody is there but of their own will.',
  input: input({ accountId: id(), among: list(id().required()).max(ACCOUNTS_ASKED_MAX).required() }),
  output: output({ accountIds: array(string().required()).required() }),
});
