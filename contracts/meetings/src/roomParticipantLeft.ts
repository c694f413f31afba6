import { boolean, number } from 'yup';
import { input, noOutput } from '@meet/contracts';
import { defineCall } from './defineCall.ts';
import { roomParticipant } from './roomParticipant.ts';

export const roomParticipantLeft = defineCall('roomParticipantLeft', {
  path: 'room-participant-left',
  access: 'service',
  summary: 'The room’s signalling says that somebody is out.',
  input: input({
    ...roomParticipant,
    removed: boolean(),
    /** Unix milliseconds, of when they went: it may be told late, and again. */
    at: number().required(),
  }),
  output: noOutput,
});
