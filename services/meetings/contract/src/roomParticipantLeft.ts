import { boolean } from 'yup';
import { input, noOutput } from '@meet/contracts';
import { defineCall } from './defineCall.ts';
import { roomParticipant } from './roomParticipant.ts';

export const roomParticipantLeft = defineCall('roomParticipantLeft', {
  path: 'room-participant-left',
  access: 'service',
  summary: 'The room’s signalling says that somebody is out.',
  input: input({ ...roomParticipant, removed: boolean() }),
  output: noOutput,
});
