import { input, roomId } from '@meet/contracts';
import { defineCall } from './defineCall.ts';
import { meetingsErrors } from './errors.ts';
import { meetingPassword, startMode, subject } from './fields.ts';
import { meetingSession } from './meetingSession.ts';

export const startMeeting = defineCall('startMeeting', {
  path: 'start-meeting',
  access: 'user',
  summary: 'Starts the meeting of a room, or enters it when it runs already.',
  input: input({ roomId: roomId(), subject: subject(), password: meetingPassword(), mode: startMode() }),
  output: meetingSession,
  errors: [meetingsErrors.ROOM_NOT_FOUND, meetingsErrors.MEETING_START_REFUSED],
  graphql: { mutation: true, input: 'StartMeetingInput', success: 'MeetingSession' },
});
