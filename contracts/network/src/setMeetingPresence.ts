import { flag, id, input, noOutput, roomId } from '@meet/contracts';
import { defineCall } from './defineCall.ts';

export const setMeetingPresence = defineCall('setMeetingPresence', {
  path: 'set-meeting-presence',
  access: 'service',
  summary: 'Shows an account as in a meeting, and its own status again once it has left all.',
  input: input({ accountId: id(), roomId: roomId(), inMeeting: flag().required() }),
  output: noOutput,
});
