import { input, noOutput } from '@meet/contracts';
import { defineCall } from './defineCall.ts';
import { textId } from './fields.ts';
import { meetingQuality } from './meetingQuality.ts';

export const rateMeeting = defineCall('rateMeeting', {
  path: 'rate-meeting',
  access: 'public',
  summary: 'Says how somebody found the quality of a meeting that they were in; the last word counts.',
  input: input({ meetingContactHistoryId: textId(), quality: meetingQuality().required() }),
  output: noOutput,
  rateLimit: { max: 30, windowSeconds: 60 },
  graphql: { mutation: true, success: 'MeetingDone' },
});
