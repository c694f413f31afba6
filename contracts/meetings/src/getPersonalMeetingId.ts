import { string } from 'yup';
import { noInput, output } from '@meet/contracts';
import { defineCall } from './defineCall.ts';

export const getPersonalMeetingId = defineCall('getPersonalMeetingId', {
  path: 'get-logged-in-user-personal-meeting-id',
  access: 'user',
  summary: 'The caller’s personal meeting id; made at the first asking.',
  input: noInput,
  output: output({ personalMeetingId: string().required() }),
  graphql: { query: 'personalMeetingId', value: 'personalMeetingId' },
});
