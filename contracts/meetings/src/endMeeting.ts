import { input, noOutput, roomId } from '@meet/contracts';
import { defineCall } from './defineCall.ts';
import { meetingsErrors } from './errors.ts';

export const endMeeting = defineCall('endMeeting', {
  path: 'end-meeting',
  access: 'user',
  summary: 'Ends a running meeting for everyone in it.',
  input: input({ roomId: roomId() }),
  output: noOutput,
  errors: [
    meetingsErrors.ROOM_NOT_FOUND,
    meetingsErrors.MEETING_UPDATE_REFUSED,
    meetingsErrors.MEETING_NOT_STARTED,
    meetingsErrors.CONFERENCE_NOT_ENDED,
  ],
  graphql: { mutation: true, success: 'MeetingDone' },
});
