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
  /** Whether the meeting has a recording that the caller may watch. */
  isRecorded: boolean().required(),
  /** Whether the meeting had polls whose results the caller may read. */
  hasPolls: boolean().required(),
  /** Whether the meeting has a transcript that the caller may read. */
  hasTranscript: boolean().required(),
  /** Whether the meeting has notes that the caller may read. */
  hasNotes: boolean().required(),
}).meta({ name: 'PastMeeting' });
export type PastMeeting = InferType<typeof pastMeeting>;

const MEETING_QUALITIES = ['good', 'bad'] as const;
export type MeetingQuality = (typeof MEETING_QUALITIES)[number];

/** A participant's rating of a meeting's picture and sound. */
export const meetingQuality = () =>
  string<MeetingQuality>().strict().oneOf(MEETING_QUALITIES).meta({ name: 'MeetingQuality' });

export const getMeetingsHistory = defineCall('getMeetingsHistory', {
  path: 'get-meetings-history',
  access: 'user',
  summary: 'Lists a page of the caller’s ended meetings, the latest first.',
  input: input({
    /** Text to find in subject, room id, and the participants' names and addresses. */
    search: text().max(100, 'meetings.searchTooLong'),
    /**
     * `next` of a page: returns the meetings after that page, even if the list grew in the meantime. Replaces `offset`.
     */
    before: text()
      .max(200, 'meetings.pageInvalid')
      .matches(/^\d{1,16}\.[^.]+$/, {
        message: 'meetings.pageInvalid',
        excludeEmptyString: true,
      }),
    /** False leaves `total` null, which saves a search the cost of counting. */
    withTotal: flag(),
    offset: count().min(0, 'meetings.pageInvalid').max(1_000_000, 'meetings.pageInvalid'),
    limit: count().min(1, 'meetings.pageInvalid').max(MEETING_LIMITS.historyPageMax, 'meetings.pageInvalid'),
  }),
  output: output({
    /** Number of meetings found; null if `withTotal` is false. */
    total: number().nullable().defined(),
    meetings: array(pastMeeting.required()).required(),
    /** Cursor to the next page; null on the last page. */
    next: string().nullable().defined(),
  }).meta({ name: 'MeetingsHistoryPage' }),
  impersonation: 'allowed',
  graphql: { query: 'meetingsHistory' },
});

export const getPastMeeting = defineCall('getPastMeeting', {
  path: 'get-past-meeting',
  access: 'user',
  summary:
    'Returns an ended meeting to its owner and to the account holders who were in it, with its chat unless a host removed them.',
  input: input({ meetingId: textId() }),
  output: output({
    meeting: pastMeeting.required(),
    chat: array(roomChatLine.required()).required(),
    /** Whether the caller may delete all that is kept of the meeting. */
    mayDeleteAll: boolean().required(),
  }).meta({ name: 'PastMeetingPage' }),
  rateLimit: { max: 120, windowSeconds: 60 },
  graphql: { query: 'pastMeeting' },
});

export const deletePastMeetingContent = defineCall('deletePastMeetingContent', {
  path: 'delete-past-meeting-content',
  access: 'user',
  summary: 'Deletes the recordings, transcript, notes and polls of an ended meeting, for its owner.',
  input: input({ meetingId: textId() }),
  output: noOutput,
  errors: [meetingsErrors.MEETING_NOT_OVER],
  graphql: { mutation: true, success: 'MeetingDone' },
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
  summary: 'Lists meetings that the caller joined: favourites first, then the latest.',
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
    /** URL of the picture; null without one. */
    avatar: string().nullable().defined(),
    /** Pale and deep colour, as in the room. They are given even if the person's address is not. */
    colours: array(string().required()).required(),
  })
  .meta({ name: 'MeetingSummaryParticipant' });

export const getMeetingSummary = defineCall('getMeetingSummary', {
  path: 'get-meeting-summary',
  access: 'public',
  summary:
    'Returns a meeting’s duration and participants to one of them, and its chat if they have an account. A guest reads ' +
    'only the names of the people who were in at the same time, no addresses and no chat.',
  input: input({ meetingContactHistoryId: textId() }),
  output: output({
    /** Id by which account holders open the meeting's page; null for guests. */
    meetingId: string().nullable().defined(),
    roomId: string().required(),
    subject: string().defined(),
    ownerName: string().defined(),
    durationInSeconds: number().required(),
    participants: array(summaryParticipant.required()).required(),
    /** Null if the caller may not read it. */
    chat: array(roomChatLine.required()).nullable().defined(),
    /** Whether the caller may start the next meeting in the room. */
    mayStart: boolean().required(),
    /** The caller's own rating; null before it. */
    quality: meetingQuality().nullable().defined(),
  }).meta({ name: 'MeetingSummary' }),
  rateLimit: { max: 60, windowSeconds: 60 },
  graphql: { query: 'meetingSummary' },
});

export const rateMeeting = defineCall('rateMeeting', {
  path: 'rate-meeting',
  access: 'public',
  summary: 'Stores a participant’s rating of a meeting’s quality. The last rating counts.',
  input: input({ meetingContactHistoryId: textId(), quality: meetingQuality().required() }),
  output: noOutput,
  rateLimit: { max: 30, windowSeconds: 60 },
  graphql: { mutation: true, success: 'MeetingDone' },
});
