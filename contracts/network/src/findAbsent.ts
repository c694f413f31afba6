import { array, string } from 'yup';
import { id, input, list, output } from '@meet/contracts';
import { ACCOUNTS_ASKED_MAX } from '@meet/contracts/events';
import { defineCall } from './defineCall.ts';

export const findAbsent = defineCall('findAbsent', {
  path: 'find-absent',
  access: 'service',
  summary:
    'Which of these accounts have no tab open, and no status that asks for quiet: Busy, Invisible, Vacationing or Out ' +
    'sick. Who is in a meeting is busy.',
  input: input({ accountIds: list(id().required()).max(ACCOUNTS_ASKED_MAX).required() }),
  output: output({ accountIds: array(string().required()).required() }),
});
