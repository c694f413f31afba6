import { string } from 'yup';
import { output } from '@meet/contracts';
import { defineCall } from './defineCall.ts';
import { meetingsErrors } from './errors.ts';
import { byEmail } from './byEmail.ts';

export const getMeetingIdJoinEmail = defineCall('getMeetingIdJoinEmail', {
  path: 'get-meeting-id-join-email',
  access: 'public',
  summary: 'Finds the personal meeting of a moderator by e-mail. Failed look-ups are counted and block for hours.',
  input: byEmail(),
  output: output({ meetingId: string().required().meta({ restOnly: true }), roomId: string().required() }),
  errors: [meetingsErrors.EMAIL_JOIN_BLOCKED, meetingsErrors.NO_MEETING_FOR_EMAIL, meetingsErrors.OWN_MODERATOR_EMAIL],
  graphql: { mutation: true, success: 'MeetingRoom' },
});
