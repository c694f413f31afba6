import { array, object, type InferType } from 'yup';
import { noInput, output } from '@meet/contracts';
import { defineCall } from './defineCall.ts';
import { meetingParticipant, meetingFields } from './meetingFacts.ts';

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
