import { boolean, string } from 'yup';
import { output, timestamp } from '@meet/contracts';
import { defineCall } from './defineCall.ts';
import { meetingsErrors } from './errors.ts';
import { byEmail } from './byEmail.ts';

export const getMeetingByEmail = defineCall('getMeetingByEmail', {
  path: 'get-meeting-by-email',
  access: 'public',
  summary: 'The meeting behind a personal e-mail link. Failed look-ups are counted and block for hours.',
  input: byEmail(),
  output: output({
    meetingId: string().required().meta({ restOnly: true }),
    roomId: string().required(),
    isOwner: boolean().required().meta({ restOnly: true }),
    isMeetingLive: boolean().required().meta({ restOnly: true }),
    meetingStartTime: timestamp().nullable().meta({ restOnly: true }),
  }),
  errors: [meetingsErrors.EMAIL_JOIN_BLOCKED, meetingsErrors.NO_MEETING_FOR_EMAIL],
  graphql: { mutation: true, success: 'MeetingRoom' },
});
