import { input, output } from '@meet/contracts';
import { array } from 'yup';
import { defineCall } from './defineCall.ts';
import { placedCall } from './ring.ts';

export const getPlacedCalls = defineCall('getPlacedCalls', {
  path: 'get-placed-meeting-calls',
  access: 'user',
  summary:
    'Calls that the caller has placed and what became of them, of the last minutes: one of each person in each room, the ' +
    'oldest first. Strangers are among them once they accepted.',
  input: input({}),
  output: output({ calls: array(placedCall.required()).required() }),
  impersonation: 'allowed',
  graphql: { query: 'placedMeetingCalls', value: 'calls' },
});
