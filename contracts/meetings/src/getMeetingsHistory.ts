import { array, number, string } from 'yup';
import { count, flag, input, output, text } from '@meet/contracts';
import { defineCall } from './defineCall.ts';
import { pastMeeting } from './pastMeeting.ts';
import { MEETING_LIMITS } from './meetingLimits.ts';

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
