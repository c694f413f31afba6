import { array, boolean, object, string, type InferType } from 'yup';
import { input, output } from '@meet/contracts';
import { defineCall } from './defineCall.ts';
import { meetingsErrors } from './errors.ts';
import { textId } from './fields.ts';
import { meetingOptions } from './meetingOptions.ts';

const meetingPerson = object({
  accountId: string().nullable().defined(),
  contactId: string().nullable().defined(),
  fullName: string().defined(),
  email: string().required(),
  avatar: string().nullable().defined(),
  selected: boolean().required(),
}).meta({ name: 'MeetingPerson' });
export type MeetingPerson = InferType<typeof meetingPerson>;

export const getStartMeetingConfiguration = defineCall('getStartMeetingConfiguration', {
  path: 'get-start-meeting-configuration',
  access: 'user',
  summary: 'What the meeting details dialog begins with, for a contact, a group, a chat room or nobody yet.',
  input: input({ contactId: textId().optional(), groupId: textId().optional(), chatId: textId().optional() }),
  output: output({
    meetings: meetingOptions(),
    contacts: array(meetingPerson.required()).required(),
    participants: array(meetingPerson.required()).required(),
    alias: string().nullable().defined(),
  }),
  errors: [meetingsErrors.ROOM_NOT_FOUND],
  graphql: { query: 'startMeetingConfiguration' },
});
