import { string } from 'yup';
import { input, output, roomId } from '@meet/contracts';
import { defineCall } from './defineCall.ts';
import { participantId } from './fields.ts';

export const getMeetingSessionId = defineCall('getMeetingSessionId', {
  path: 'get-meeting-session-id-from-current-user-and-room',
  access: 'user',
  summary: 'The running session of a room in which the caller is the named participant.',
  input: input({
    roomId: roomId(),
    participantId: participantId(),
  }),
  output: output({ meetingSessionId: string().nullable().defined() }),
  impersonation: 'allowed',
});
