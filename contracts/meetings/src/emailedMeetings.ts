import { boolean, string } from 'yup';
import { email, input, output, timestamp } from '@meet/contracts';
import { defineCall } from './defineCall.ts';
import { meetingsErrors } from './errors.ts';

const byEmail = () =>
  input({
    email: email({ required: 'meetings.moderatorEmailRequired', invalid: 'meetings.moderatorEmailInvalid' }),
    userEmail: email().optional(),
  });

export const getMeetingByEmail = defineCall('getMeetingByEmail', {
  path: 'get-meeting-by-email',
  access: 'public',
  summary: 'Returns the meeting of a personal e-mail link. Failed look-ups are counted and block for hours.',
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

export const getMeetingIdJoinEmail = defineCall('getMeetingIdJoinEmail', {
  path: 'get-meeting-id-join-email',
  access: 'public',
  summary: 'Finds the personal meeting of a moderator by e-mail. Failed look-ups are counted and block for hours.',
  input: byEmail(),
  output: output({ meetingId: string().required().meta({ restOnly: true }), roomId: string().required() }),
  errors: [meetingsErrors.EMAIL_JOIN_BLOCKED, meetingsErrors.NO_MEETING_FOR_EMAIL, meetingsErrors.OWN_MODERATOR_EMAIL],
  graphql: { mutation: true, success: 'MeetingRoom' },
});
