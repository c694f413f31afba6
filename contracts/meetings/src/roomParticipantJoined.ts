import { boolean, number } from 'yup';
import { input, noOutput, text } from '@meet/contracts';
import { defineCall } from './defineCall.ts';
import { roomParticipant } from './roomParticipant.ts';

export const roomParticipantJoined = defineCall('roomParticipantJoined', {
  path: 'room-participant-joined',
  access: 'service',
  summary: 'The room’s signalling says that somebody is in.',
  input: input({
    ...roomParticipant,
    email: text(),
    isModerator: boolean().required(),
    /** Unix milliseconds, of when they came in: it may be told late, and again. */
    at: number().required(),
  }),
  output: noOutput,
});
