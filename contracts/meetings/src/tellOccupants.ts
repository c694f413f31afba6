import { callsOf, input, noOutput } from '@meet/contracts';
import { array, string } from 'yup';

/** Answered by the gateway, which runs the rooms. */
export const tellOccupants = callsOf('gateway')('tellOccupants', {
  path: 'tell-occupants',
  access: 'service',
  summary:
    'Has the rooms in use, and those named, tell who is in them, after all that they had to tell before; answered once they have.',
  input: input({ roomIds: array(string().required()).required() }),
  output: noOutput,
});
