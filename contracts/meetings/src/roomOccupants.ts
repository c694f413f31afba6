import { array, number, object, string } from 'yup';
import { input, noOutput, text } from '@meet/contracts';
import { defineCall } from './defineCall.ts';

export const roomOccupants = defineCall('roomOccupants', {
  path: 'room-occupants',
  access: 'service',
  summary: 'The room’s signalling says who is in, and that nobody else is.',
  input: input({
    roomId: text().required(),
    /** Unix milliseconds, of when this was so. */
    at: number().required(),
    occupants: array(
      object({
        participantId: string().required(),
        participantKey: string().required(),
        name: string().defined(),
        email: string(),
        /** Unix milliseconds, of when they came in. */
        at: number().required(),
      }).required(),
    ).required(),
  }),
  output: noOutput,
});
