import { array, string } from 'yup';
import { id, input, list, output } from '@meet/contracts';
import { ACCOUNTS_ASKED_MAX } from '@meet/contracts/events';
import { defineCall } from './defineCall.ts';

export const findAcquaintances = defineCall('findAcquaintances', {
  path: 'find-acquaintances',
  access: 'service',
  summary:
    'Which of the accounts let this one see that they exist: contacts of each other, and members of the same group, room or organization of their own will.',
  input: input({ accountId: id(), among: list(id().required()).max(ACCOUNTS_ASKED_MAX).required() }),
  output: output({ accountIds: array(string().required()).required() }),
});
