import { array, boolean, number, object, string } from 'yup';
import type { InferType } from 'yup';
import { count, flag, input, noInput, noOutput, output, roomId, text, timestamp } from '@meet/contracts';
import { defineCall } from './defineCall.ts';
import { meetingsErrors } from './errors.ts';
import { roomType, textId } from './fields.ts';
import { MEETING_LIMITS } from './limits.ts';
import { meetingFields, meetingParticipant } from './meetings.ts';
import { roomChatLine } from './roomChat.ts';

export const pastMeeting = object({
  ...meetingFields,
  meetingEndTime: timestamp(),
  durationInSeconds: number().required(),
  participants: array(meetingParticipant.required()).required(),
  /** Whether there is a recording of it that the caller may watch. */
  isRecorded: boolean().required(),
  /** Whether it had polls whose results the caller may read. */
  hasPolls: boolean().required(),
}).meta({ name: 'PastMeeting' });
export type PastMeeting = InferType<typeof pastMeeting>;

const MEETING_QUALITIES = ['good', 'bad'] as const;
export type MeetingQuality = (typeof MEETING_QUALITIES)[number];

/** Rating of the pictures and the sound of a meeting by somebody who was in it. */
export const meetingQuality = () =>
  string<MeetingQuality>().strict().oneOf(MEETING_QUALITIES).meta({ name: 'MeetingQuality' });

export const getMeetingsHistory = defineCall('getMeetingsHistory', {
  path: 'get-meetings-history',
  access: 'user',
  summary: 'A page of the caller’s ended meetings, the latest first.',
  input: input({
    /** Found in subject, room id, and the names and addresses of who was in. */
    search: text().max(100, 'meetings.searchTooLong'),
    /** The `next` of a page: reads what follows that page, however much came before it. Stands in for `offset`. */
    before: text()
      .max(200, 'meetings.pageInvalid')
      .matches(/^\d{1,16}\.[^.]+$/, {
        message: 'meetings.pageInvalid',
        excludeEmptyString: true,
      }),
    /** False leaves `total` null, which a search is spared then. */
    withTotal: flag(),
    offset: count().min(0, 'meetings.pageInvalid').max(1_000_000, 'meetings.pageInvalid'),
    limit: count().min(1, 'meetings.pageInvalid').max(MEETING_LIMITS.historyPageMax, 'meetings.pageInvalid'),
  }),
  output: output({
    /** Number of meetings found. */
    total: number().nullable().defined(),
    meetings: array(pastMeeting.required()).required(),
    /** Place of the following page; null on the last. */
    next: string().nullable().defined(),
  }).meta({ name: 'MeetingsHistoryPage' }),
  impersonation: 'allowed',
  graphql: { query: 'meetingsHistory' },
});

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

const summaryParticipant = meetingParticipant
  .shape({
    /** Address of the picture; null without one. */
    avatar: string().nullable().defined(),
    /** Pale and deep, of those whose address is not told, too: the person has the colours of the room. */
    colours: array(string().required()).required(),
  })
  .meta({ name: 'MeetingSummaryParticipant' });

export const getMeetingSummary = defineCall('getMeetingSummary', {
  path: 'get-meeting-summary',
  access: 'public',
  summary:
    'What a meeting was, to who was in it: how long it lasted, who was there, and to an account what was said. A guest reads ' +
    'the names of those who were in while they were, no addresses and no chat.',
  input: input({ meetingContactHistoryId: textId() }),
  output: output({
    roomId: string().required(),
    subject: string().defined(),
    ownerName: string().defined(),
    durationInSeconds: number().required(),
    participants: array(summaryParticipant.required()).required(),
    /** Null to who may not read it. */
    chat: array(roomChatLine.required()).nullable().defined(),
    /** Whether the caller may begin the next meeting in the room. */
    mayStart: boolean().required(),
    /** The caller’s own word. */
    quality: meetingQuality().nullable().defined(),
  }).meta({ name: 'MeetingSummary' }),
  rateLimit: { max: 60, windowSeconds: 60 },
  graphql: { query: 'meetingSummary' },
});

export const rateMeeting = defineCall('rateMeeting', {
  path: 'rate-meeting',
  access: 'public',
  summary: 'Says how somebody found the quality of a meeting that they were in; the last word counts.',
  input: input({ meetingContactHistoryId: textId(), quality: meetingQuality().required() }),
  output: noOutput,
  rateLimit: { max: 30, windowSeconds: 60 },
  graphql: { mutation: true, success: 'MeetingDone' },
});
