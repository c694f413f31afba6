import { number, object } from 'yup';
import { count, id, input, list, moment, output, text } from '@meet/contracts';
import { defineCall } from '../defineCall.ts';

export const recordAttendance = defineCall('recordAttendance', {
  path: 'record-attendance',
  access: 'service',
  summary: 'A meeting is over: whoever attended it and has their time recorded gets one entry for it.',
  input: input({
    meetingId: id(),
    /** May be empty. */
    subject: text(),
    attendees: list(
      object({
        accountId: id(),
        /** When they first came. */
        startedAt: moment().required(),
        /** Time that they were in it, all stays together. */
        seconds: count().required(),
      }).required(),
    ).required(),
  }),
  output: output({ recorded: number().required() }),
});
