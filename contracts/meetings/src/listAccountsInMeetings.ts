import { array, string } from 'yup';
import { id, input, list, output } from '@meet/contracts';
import { defineCall } from './defineCall.ts';

export const listAccountsInMeetings = defineCall('listAccountsInMeetings', {
  path: 'list-accounts-in-meetings',
  access: 'service',
  summary: 'Which of these accounts are in a meeting now.',
  input: input({ accountIds: list(id()).required() }),
  output: output({ accountIds: array(string().required()).required() }),
});
