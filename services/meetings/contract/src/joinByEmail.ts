import { boolean, string } from 'yup';
import { email, input, LIMITS, output, requiredText, timestamp } from '@meet/contracts';
import { defineCall } from './defineCall.ts';
import { meetingsErrors } from './errors.ts';

const { EMAIL_JOIN_BLOCKED, NO_MEETING_FOR_EMAIL, OWN_MODERATOR_EMAIL, ROOM_LINK_NOT_FOUND } = meetingsErrors;

const byEmail = () =>
  input({
    email: email({ required: 'meetings.moderatorEmailRequired', invalid: 'meetings.moderatorEmailInvalid' }),
    userEmail: email().optional(),
  });

export const getMeetingIdJoinEmail = defineCall('getMeetingIdJoinEmail', {
  path: 'get-meeting-id-join-email',
  access: 'public',
  summary: 'Finds the personal meeting of a moderator by e-mail. Failed look-ups are counted and block for hours.',
  input: byEmail(),
  output: output({ meetingId: string().required().meta({ restOnly: true }), roomId: string().required() }),
  errors: [EMAIL_JOIN_BLOCKED, NO_MEETING_FOR_EMAIL, OWN_MODERATOR_EMAIL],
  graphql: { mutation: true, success: 'MeetingRoom' },
});

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
  errors: [EMAIL_JOIN_BLOCKED, NO_MEETING_FOR_EMAIL],
  graphql: { mutation: true, success: 'MeetingRoom' },
});

export const getRoomIdByAliasAndLabel = defineCall('getRoomIdByAliasAndLabel', {
  path: 'get-meeting-room-id-by-alias-and-room-label',
  access: 'public',
  summary: 'The room behind a labelled link, or behind a personal alias when no label is given.',
  input: input({
    userAlias: requiredText('meetings.aliasRequired').max(LIMITS.email, 'meetings.aliasInvalid'),
    roomLabel: requiredText('meetings.labelRequired').max(64, 'meetings.labelTooLong').optional(),
  }),
  output: output({ roomId: string().required(), isOwner: boolean().required().meta({ restOnly: true }) }),
  errors: [ROOM_LINK_NOT_FOUND],
  rateLimit: { max: 60, windowSeconds: 60 },
  impersonation: 'allowed',
  graphql: { mutation: true, success: 'MeetingRoom' },
});
