import { email, input, roomId } from '@meet/contracts';
import { defineCall } from './defineCall.ts';
import { meetingsErrors } from './errors.ts';
import { textId } from './fields.ts';
import { participantName } from './participantName.ts';
import { meetingSession } from './meetingSession.ts';

export const joinMeeting = defineCall('joinMeeting', {
  path: 'join-meeting',
  access: 'public',
  summary: 'Enters a meeting, or waits before its door until somebody starts it.',
  input: input({
    roomId: roomId(),
    name: participantName().optional(),
    email: email().optional(),
    /** Sent again after a reload, so that the participant takes the same seat. */
    meetingContactHistoryId: textId().optional(),
    /** Id of the browser: while a meeting lasts, one from which somebody was removed stays out. */
    browserId: textId().optional(),
  }),
  output: meetingSession,
  errors: [meetingsErrors.ROOM_NOT_FOUND],
  rateLimit: { max: 120, windowSeconds: 60 },
  graphql: { mutation: true, input: 'JoinMeetingInput', success: 'MeetingSession' },
});
