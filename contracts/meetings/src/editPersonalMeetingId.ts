import { string } from 'yup';
import { input, output, roomId } from '@meet/contracts';
import { defineCall } from './defineCall.ts';
import { meetingsErrors } from './errors.ts';

export const editPersonalMeetingId = defineCall('editPersonalMeetingId', {
  path: 'edit-personal-meeting-id',
  access: 'user',
  summary: 'Gives the caller’s personal room another id.',
  input: input({ personalMeetingId: roomId('meetings.personalIdRequired') }),
  output: output({ personalMeetingId: string().required().meta({ restOnly: true }) }),
  errors: [meetingsErrors.ROOM_ID_TAKEN, meetingsErrors.ROOM_IN_USE],
  graphql: { mutation: true, success: 'MeetingDone' },
});
