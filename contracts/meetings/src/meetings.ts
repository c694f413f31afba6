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
  summary: 'Creates a room of the caller’s: a labelled one if there is a label, else a random one.',
  input: input({ label: roomLabel().optional(), password: meetingPassword(), lobby: boolean().strict() }),
  output: output({ meetingId: string().required(), roomId: string().required(), isOwner: boolean().required() }),
  errors: [meetingsErrors.ROOM_LABEL_TAKEN, meetingsErrors.TOO_MANY_ROOMS],
  rateLimit: { max: 60, windowSeconds: 3600 },
  graphql: { mutation: true, input: 'CreateMeetingInput' },
});

export const startMeeting = defineCall('startMeeting', {
  path: 'start-meeting',
  access: 'user',
  summary: 'Starts the meeting of a room, or enters it if it already runs.',
  input: input({ roomId: roomId(), subject: subject(), password: meetingPassword(), mode: startMode() }),
  output: meetingSession,
  errors: [meetingsErrors.ROOM_NOT_FOUND, meetingsErrors.MEETING_START_REFUSED],
  graphql: { mutation: true, input: 'StartMeetingInput', success: 'MeetingSession' },
});

export const startMeetingFor = defineCall('startMeetingFor', {
  path: 'start-meeting-for',
  access: 'service',
  summary:
    'Starts a meeting in an account’s own room for a request that its holder made elsewhere. Nobody is in it yet.',
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
  summary: 'Changes subject, password, lobby or start mode of a room; participants see it at once.',
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
    'Returns the public facts of a room before joining. If it has a password, a stranger learns neither the password nor the meeting’s subject or owner.',
  input: input({ roomId: roomId() }),
  output: output({
    roomId: string().required(),
    subject: string().defined(),
    ownerName: string().defined(),
    isMeetingLive: boolean().required(),
    /** Whether the meeting is being recorded now. People read this before they join. */
    isRecorded: boolean().required(),
    /** Whether the captions of the meeting are kept now. People read this before they join. */
    isTranscribed: boolean().required(),
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
  summary: 'Returns the running session of a room in which the caller is the named participant.',
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
  summary: 'Lists running meetings that the caller owns, is in or was in, with their present participants.',
  input: noInput,
  output: output({ meetings: array(ongoingMeeting.required()).required() }),
  impersonation: 'allowed',
  graphql: { query: 'ongoingMeetings', value: 'meetings' },
});

export const listAccountsInMeetings = defineCall('listAccountsInMeetings', {
  path: 'list-accounts-in-meetings',
  access: 'service',
  summary: 'Returns the accounts among these that are in a meeting now.',
  input: input({ accountIds: list(id()).required() }),
  output: output({ accountIds: array(string().required()).required() }),
});

export const listMeetingChannels = defineCall('listMeetingChannels', {
  path: 'list-meeting-channels',
  access: 'service',
  summary: 'Lists the channels of the running meetings that accounts own or are in.',
  input: membershipsInput(),
  output: membershipsOutput(),
});
