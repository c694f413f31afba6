import { boolean, number, object, string, type InferType } from 'yup';
import { email, input, noOutput, output, roomId, timestamp, fraction } from '@meet/contracts';
import { defineCall } from './defineCall.ts';
import { meetingsErrors } from './errors.ts';
import { meetingPassword, startMode, subject, timeZone, textId, participantId } from './fields.ts';
import { participantName } from './participantName.ts';

const { ROOM_NOT_FOUND, MEETING_START_REFUSED, MEETING_UPDATE_REFUSED, MEETING_NOT_STARTED } = meetingsErrors;

/** What a browser needs to enter one meeting as one participant. */
const meetingSession = object({
  meetingId: string().required(),
  roomId: string().required(),
  isOwner: boolean().required(),
  subject: string().defined(),
  ownerName: string().defined(),
  /** Unix milliseconds; null while nobody has started. */
  meetingStartTime: timestamp().nullable(),
  /** 0: without limit. */
  meetingMaxDurationInMin: fraction(),
  /** Unix milliseconds at which the server will end the meeting; null while no clock runs. */
  meetingEndTime: timestamp().nullable(),
  serverTime: timestamp(),
  isMeetingPaid: boolean().required(),
  heartbeatCallRateInMins: fraction(),
  meetingContactHistoryId: string().required(),
  userIsMeetingOwner: boolean().required(),
  userHasAccessToStartMeeting: boolean().required(),
  userIsInSameGroupAsOwnerAsModerator: boolean().required(),
  startMode: startMode().required(),
  /** Whether a password stands before the room. */
  passwordRequired: boolean().required(),
  /** Told to owners, users with start access and same-group moderators alone. */
  password: string().nullable().defined(),
  lobby: boolean().required(),
  /** The name and e-mail that the room shows. */
  participantName: string().required(),
  participantEmail: string().nullable().defined(),
  /** Names this room, this participant and one role; lives for minutes. */
  jwt: string().required(),
  /** Empty: the page's own host. */
  jitsiDomain: string().defined(),
  /** The IFrame API's script, absolute or from the page's own origin. */
  jitsiScriptUrl: string().required(),
});
export type MeetingSession = InferType<typeof meetingSession>;

export const startMeeting = defineCall('startMeeting', {
  path: 'start-meeting',
  access: 'user',
  summary: 'Starts the meeting of a room, or enters it when it runs already.',
  input: input({ roomId: roomId(), subject: subject(), password: meetingPassword(), mode: startMode() }),
  output: meetingSession,
  errors: [ROOM_NOT_FOUND, MEETING_START_REFUSED],
  graphql: { mutation: true, input: 'StartMeetingInput', success: 'MeetingSession' },
});

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
    /** What the browser calls itself: while a meeting lasts, one that somebody was removed from stays out. */
    browserId: textId().optional(),
  }),
  output: meetingSession,
  errors: [ROOM_NOT_FOUND],
  rateLimit: { max: 120, windowSeconds: 60 },
  graphql: { mutation: true, input: 'JoinMeetingInput', success: 'MeetingSession' },
});

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
  errors: [ROOM_NOT_FOUND, MEETING_UPDATE_REFUSED],
  graphql: { mutation: true, input: 'UpdateMeetingInput', success: 'MeetingDone' },
});

export const endMeeting = defineCall('endMeeting', {
  path: 'end-meeting',
  access: 'user',
  summary: 'Ends a running meeting for everyone in it.',
  input: input({ roomId: roomId() }),
  output: noOutput,
  errors: [ROOM_NOT_FOUND, MEETING_UPDATE_REFUSED, MEETING_NOT_STARTED],
  graphql: { mutation: true, success: 'MeetingDone' },
});

export const heartbeat = defineCall('heartbeat', {
  path: 'heartbeat',
  access: 'public',
  summary: 'Says that the caller is still in, and hears how long the meeting may last.',
  input: input({ roomId: roomId(), meetingContactHistoryId: textId().optional() }),
  output: output({
    isMeetingLive: boolean().required(),
    participants: number().required(),
    /** What the meeting is, and whose: empty to who stands before its password. */
    subject: string().defined(),
    ownerName: string().defined(),
    meetingStartTime: timestamp().nullable(),
    meetingEndTime: timestamp().nullable(),
    serverTime: timestamp(),
  }),
  errors: [ROOM_NOT_FOUND],
  rateLimit: { max: 120, windowSeconds: 60 },
  graphql: { mutation: true, success: 'MeetingHeartbeat' },
});

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
  errors: [ROOM_NOT_FOUND],
  rateLimit: { max: 120, windowSeconds: 60 },
  impersonation: 'allowed',
  graphql: { query: 'meetingData' },
});

export const updateContactHistoryParticipantId = defineCall('updateContactHistoryParticipantId', {
  path: 'update-meeting-contact-history-participant-id',
  access: 'public',
  summary: 'Ties a contact history entry to the participant that the room knows.',
  input: input({
    meetingContactHistoryId: textId(),
    participantId: participantId(),
    timezone: timeZone(),
  }),
  output: noOutput,
  graphql: { mutation: true, input: 'ContactHistoryParticipantInput', success: 'MeetingDone' },
});

export const getMeetingSessionId = defineCall('getMeetingSessionId', {
  path: 'get-meeting-session-id-from-current-user-and-room',
  access: 'user',
  summary: 'The running session of a room in which the caller is the named participant.',
  input: input({
    roomId: roomId(),
    participantId: participantId(),
  }),
  output: output({ meetingSessionId: string().nullable().defined() }),
  impersonation: 'allowed',
});

export const getMobileAccess = defineCall('getMobileAccess', {
  path: 'check-if-meeting-access-is-allowed-on-mobile-browsers',
  method: 'GET',
  access: 'public',
  summary: 'Whether meetings open in phones’ browsers.',
  input: input({}),
  output: output({ isAllowed: boolean().required() }),
  impersonation: 'allowed',
  graphql: { query: 'mobileMeetingAccess', value: 'isAllowed' },
});
