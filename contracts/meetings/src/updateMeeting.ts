import { boolean, string } from 'yup';
import { input, output, roomId } from '@meet/contracts';
import { defineCall } from './defineCall.ts';
import { meetingsErrors } from './errors.ts';
import { meetingPassword, startMode, subject } from './fields.ts';

export const updateMeeting = defineCall('updateMeeting', {
  path: 'update-meeting',
  access: 'user',
  summary: 'Changes subject, password, lobby or start mode of a room; who is in sees it at once.',
  input: input({
    roomId: roomId(),
    subject: subject(),
    password: meetingPassword(),
    lobby: boolean().strict(),
    mode: startMode(),
  }),
  output: output({
    meetingId: string().required().meta({ restOnly: true }),
    isOwner: boolean().required().meta({ restOnly: true }),
  }),
  errors: [meetingsErrors.ROOM_NOT_FOUND, meetingsErrors.MEETING_UPDATE_REFUSED],
  graphql: { mutation: true, input: 'UpdateMeetingInput', success: 'MeetingDone' },
});
