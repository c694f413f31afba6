import { boolean, string } from 'yup';
import { input, output, roomId, timestamp, fraction } from '@meet/contracts';
import { defineCall } from './defineCall.ts';
import { meetingsErrors } from './errors.ts';
import { startMode } from './fields.ts';

export const getMeetingData = defineCall('getMeetingData', {
  path: 'get-meeting-data',
  access: 'public',
  summary:
    'What may be known of a room before joining. Behind a password, a stranger learns neither it nor what the meeting is or whose.',
  input: input({ roomId: roomId() }),
  output: output({
    roomId: string().required(),
    subject: string().defined(),
    ownerName: string().defined(),
    isMeetingLive: boolean().required(),
    isMeetingPaid: boolean().required(),
    meetingStartTime: timestamp().nullable(),
    meetingMaxDurationInMin: fraction(),
    passwordRequired: boolean().required(),
    lobby: boolean().required(),
    userIsMeetingOwner: boolean().required(),
    userHasAccessToStartMeeting: boolean().required(),
    userIsInSameGroupAsOwnerAsModerator: boolean().required(),
    password: string().nullable().defined(),
    startMode: startMode().required(),
    jitsiDomain: string().defined(),
    jitsiScriptUrl: string().required(),
  }),
  errors: [meetingsErrors.ROOM_NOT_FOUND],
  rateLimit: { max: 120, windowSeconds: 60 },
  impersonation: 'allowed',
  graphql: { query: 'meetingData' },
});
