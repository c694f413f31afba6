import { string } from 'yup';
import { email, id, input, output, requiredText, text } from '@meet/contracts';
import { defineCall } from './defineCall.ts';
import { MEETING_LIMITS } from './meetingLimits.ts';

export const startMeetingFor = defineCall('startMeetingFor', {
  path: 'start-meeting-for',
  access: 'service',
  summary: 'Starts a meeting in a room of an account’s own, which its holder asked for elsewhere; nobody is in it yet.',
  input: input({
    accountId: id(),
    fullName: requiredText('common.required'),
    email: email(),
    subject: text().max(MEETING_LIMITS.subject, 'meetings.subjectTooLong'),
  }),
  output: output({ meetingId: string().required(), roomId: string().required() }),
});
