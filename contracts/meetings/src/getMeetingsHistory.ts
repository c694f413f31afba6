import { array, number } from 'yup';
import { count, input, output, text } from '@meet/contracts';
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
    offset: count().min(0, 'meetings.pageInvalid').max(1_000_000, 'meetings.pageInvalid'),
    limit: count().min(1, 'meetings.pageInvalid').max(MEETING_LIMITS.historyPageMax, 'meetings.pageInvalid'),
  }),
  output: output({ total: number().required(), meetings: array(pastMeeting.required()).required() }).meta({
    name: 'MeetingsHistoryPage',
  }),
  impersonation: 'allowed',
  graphql: { query: 'meetingsHistory' },
});
