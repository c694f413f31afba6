import { array } from 'yup';
import { noInput, output } from '@meet/contracts';
import { defineCall } from './defineCall.ts';
import { scheduledMeeting } from './scheduledMeeting.ts';

export const getScheduledMeetings = defineCall('getScheduledMeetings', {
  path: 'get-scheduled-meetings',
  access: 'user',
  summary: 'Planned meetings that the caller owns or is invited to, the next first.',
  input: noInput,
  output: output({ meetings: array(scheduledMeeting.required()).required() }),
  impersonation: 'allowed',
  graphql: { query: 'scheduledMeetings', value: 'meetings' },
});
