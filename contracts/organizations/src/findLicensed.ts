import { array, string } from 'yup';
import { id, input, list, output } from '@meet/contracts';
import { ACCOUNTS_ASKED_MAX } from '@meet/contracts/events';
import { defineCall } from './defineCall.ts';

export const findLicensed = defineCall('findLicensed', {
  path: 'find-licensed',
  access: 'service',
  summary: 'Which of the accounts hold a licence of their organization.',
  input: input({ accountIds: list(id().required()).max(ACCOUNTS_ASKED_MAX).required() }),
  output: output({ accountIds: array(string().required()).required() }),
});
