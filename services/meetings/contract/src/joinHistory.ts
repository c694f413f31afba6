import { array, boolean, number, object, string, type InferType } from 'yup';
import { input, noInput, output, roomId, timestamp } from '@meet/contracts';
import { defineCall } from './defineCall.ts';
import { meetingsErrors } from './errors.ts';
import { roomType } from './fields.ts';

const joinHistoryEntry = object({
  roomId: string().required(),
  meetingSubject: string().defined(),
  meetingOwnerEmailAddress: string().required(),
  isFavorite: number().oneOf([0, 1]).required(),
  roomType: roomType().required(),
}).meta({ name: 'JoinHistoryEntry' });
export type JoinHistoryEntry = InferType<typeof joinHistoryEntry>;

export const getJoinedMeetingsHistory = defineCall('getJoinedMeetingsHistory', {
  path: 'get-logged-in-user-joined-meetings-history',
  method: 'GET',
  access: 'user',
  summary: 'Meetings that the caller joined: favourites first, then the latest.',
  input: noInput,
  output: output({ userJoinMeetingHistory: array(joinHistoryEntry.required()).required() }),
  impersonation: 'allowed',
  graphql: { query: 'joinedMeetingsHistory', value: 'userJoinMeetingHistory' },
});

export const toggleMeetingFavorite = defineCall('toggleMeetingFavorite', {
  path: 'toggle-logged-in-user-meeting-favorite-state',
  access: 'user',
  summary: 'Makes a joined meeting a favourite, or no longer one.',
  input: input({ roomId: roomId() }),
  output: output({ isFavorite: number().oneOf([0, 1]).required() }),
  errors: [meetingsErrors.ROOM_NOT_FOUND],
  graphql: { mutation: true },
});

const meetingParticipant = object({
  fullName: string().required(),
  email: string().nullable().defined(),
  joinedAt: timestamp(),
  leftAt: timestamp().nullable(),
  secondsPresent: number().required(),
}).meta({ name: 'MeetingParticipant' });

const meetingFields = {
  meetingId: string().required(),
  roomId: string().required(),
  subject: string().defined(),
  ownerName: string().defined(),
  isOwner: boolean().required(),
  meetingStartTime: timestamp(),
};

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

const pastMeeting = object({
  ...meetingFields,
  meetingEndTime: timestamp(),
  durationInSeconds: number().required(),
  participants: array(meetingParticipant.required()).required(),
}).meta({ name: 'PastMeeting' });
export type PastMeeting = InferType<typeof pastMeeting>;

export { meetingParticipant, pastMeeting };
