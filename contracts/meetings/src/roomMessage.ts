import { input, noOutput, text } from '@meet/contracts';
import { defineCall } from './defineCall.ts';
import { meetingsErrors } from './errors.ts';
import { roomParticipant } from './roomParticipant.ts';

export const roomMessage = defineCall('roomMessage', {
  path: 'room-message',
  access: 'service',
  summary: 'Somebody wrote into the meeting’s chat from within the room.',
  input: input({ ...roomParticipant, messageId: text().required(), message: text().required() }),
  output: noOutput,
  errors: [meetingsErrors.NOT_IN_MEETING, meetingsErrors.ROOM_NOT_FOUND],
});
