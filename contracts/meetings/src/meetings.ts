import { array, boolean, number, object, string } from 'yup';
import type { InferType } from 'yup';
import {
  email,
  fraction,
  id,
  input,
  list,
  noInput,
  noOutput,
  output,
  requiredText,
  roomId,
  text,
  timestamp,
} from '@meet/contracts';
import { membershipsInput, membershipsOutput } from '@meet/contracts/events';
import { defineCall } from './defineCall.ts';
import { meetingsErrors } from './errors.ts';
import { meetingPassword, participantId, roomLabel, startMode, subject } from './fields.ts';
import { MEETING_LIMITS } from './limits.ts';

export const meetingParticipant = object({
  fullName: string().required(),
  email: string().nullable().defined(),
  joinedAt: timestamp(),
  leftAt: timestamp().nullable(),
  secondsPresent: number().required(),
}).meta({ name: 'MeetingParticipant' });

export const meetingFields = {
  meetingId: string().required(),
  roomId: string().required(),
  subject: string().defined(),
  ownerName: string().defined(),
  isOwner: boolean().required(),
  meetingStartTime: timestamp(),
};

/** Data with which a browser enters one meeting as one participant. */
export const meetingSession = object({
  meetingId: string().required(),
  roomId: string().required(),
  isOwner: boolean().required(),
  subject: string().defined(),
  ownerName: string().defined(),
  /** Unix milliseconds; null until somebody starts the meeting. */
  meetingStartTime: timestamp().nullable(),
  /** 0 for no limit. */
  meetingMaxDurationInMin: fraction(),
  /** Moment at which the server will end the meeting, in unix milliseconds; null while no time limit runs. */
  meetingEndTime: timestamp().nullable(),
  serverTime: timestamp(),
  isMeetingPaid: boolean().required(),
  heartbeatCallRateInMins: fraction(),
  meetingContactHistoryId: string().required(),
  userIsMeetingOwner: boolean().required(),
  userHasAccessToStartMeeting: boolean().required(),
  userIsInSameGroupAsOwnerAsModerator: boolean().required(),
  startMode: startMode().required(),
  /** Whether the room requires a password. */
  passwordRequired: boolean().required(),
  /** Only owners, users with start access and same-group moderators get the password. */
  password: string().nullable().defined(),
  lobby: boolean().required(),
  /** Name and e-mail that the room shows. */
  participantName: string().required(),
  participantEmail: string().nullable().defined(),
  /** Room token for this room, this participant and one role. It is valid for some minutes. */
  jwt: string().required(),
  /** Domain of Jitsi; empty for the page's own host. */
  jitsiDomain: string().defined(),
  /** URL of the IFrame API's script, absolute or relative to the page's own origin. */
  jitsiScriptUrl: string().required(),
  /** Whether the caller may record the meeting; false also if the deployment does not allow recordings. */
  mayRecord: boolean().required(),
});
export type MeetingSession = InferType<typeof meetingSession>;

export const createMeeting = defineCall('createMeeting', {
  path: 'create-meeting',
  access: 'user',
  summary: 'Makes a room of the caller’s own: a random one, or with a label a labelled one.',
  input: input({ label: roomLabel().optional(), password: meetingPassword(), lobby: boolean().strict() }),
  output: output({ meetingId: string().required(), roomId: string().required(), isOwner: boolean().required() }),
  errors: [meetingsErrors.ROOM_LABEL_TAKEN, meetingsErrors.TOO_MANY_ROOMS],
  rateLimit: { max: 60, windowSeconds: 3600 },
  graphql: { mutation: true, input: 'CreateMeetingInput' },
});

export const startMeeting = defineCall('startMeeting', {
  path: 'start-meeting',
  access: 'user',
  summary: 'Starts the meeting of a room, or enters it when it runs already.',
  input: input({ roomId: roomId(), subject: subject(), password: meetingPassword(), mode: startMode() }),
  output: meetingSession,
  errors: [meetingsErrors.ROOM_NOT_FOUND, meetingsErrors.MEETING_START_REFUSED],
  graphql: { mutation: true, input: 'StartMeetingInput', success: 'MeetingSession' },
});

export const startMeetingFor = defineCall('startMeetingFor', {
  path: 'start-meeting-for',
  access: 'service',
  summary: 'Starts a meeting in a room of an account’s own, which its holder asked for elsewhere; nobody is in it yet.',
  input: input({
    accountId: id(),
    fullName: requiredText('common.required'),
    email: email(),
    subject: text().max(MEETING_LIMITS.subject, 'meetings.subjectTooLong'),
  }),
  output: output({ meetingId: string().required(), roomId: string().required() }),
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
  errors: [meetingsErrors.ROOM_NOT_FOUND, meetingsErrors.MEETING_UPDATE_REFUSED, meetingsErrors.CONFERENCE_NOT_CHANGED],
  graphql: { mutation: true, input: 'UpdateMeetingInput', success: 'MeetingDone' },
});

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
    /** Whether the meeting is being recorded now. People read this before they join. */
    isRecorded: boolean().required(),
    /** Whether the room is full now and admits nobody else, including the caller. */
    isFull: boolean().required(),
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

const ongoingMeeting = object({
  ...meetingFields,
  participants: array(meetingParticipant.required()).required(),
}).meta({ name: 'OngoingMeeting' });
export type OngoingMeeting = InferType<typeof ongoingMeeting>;

export const getOngoingMeetings = defineCall('getOngoingMeetings', {
  path: 'get-ongoing-meetings',
  access: 'user',
  summary: 'Running meetings that the caller owns, is in or was in, with who is in them now.',
  input: noInput,
  output: output({ meetings: array(ongoingMeeting.required()).required() }),
  impersonation: 'allowed',
  graphql: { query: 'ongoingMeetings', value: 'meetings' },
});

export const listAccountsInMeetings = defineCall('listAccountsInMeetings', {
  path: 'list-accounts-in-meetings',
  access: 'service',
  summary: 'Which of these accounts are in a meeting now.',
  input: input({ accountIds: list(id()).required() }),
  output: output({ accountIds: array(string().required()).required() }),
});

export const listMeetingChannels = defineCall('listMeetingChannels', {
  path: 'list-meeting-channels',
  access: 'service',
  summary: 'Channels of the running meetings that accounts own or are in.',
  input: membershipsInput(),
  output: membershipsOutput(),
});
