import { boolean } from 'yup';
import { input, noOutput, text } from '@meet/contracts';
import { defineCall } from './defineCall.ts';
import { roomParticipant } from './roomParticipant.ts';

export const roomParticipantJoined = defineCall('roomParticipantJoined', {
  path: 'room-participant-joined',
  access: 'service',
  summary: 'The room’s signalling says that somebody is in.',
  input: input({ ...roomParticipant, email: text(), isModerator: boolean().required() }),
  output: noOutput,
});
