import { number } from 'yup';
import { input, noOutput, text } from '@meet/contracts';
import { defineCall } from './defineCall.ts';

export const roomEnded = defineCall('roomEnded', {
  path: 'room-ended',
  access: 'service',
  summary: 'The room’s signalling says that nobody is in any more, or that a host ended the meeting.',
  input: input({
    roomId: text().required(),
    reason: text().required(),
    /** Unix milliseconds, of when it was over: it may be told late, and again. */
    at: number().required(),
  }),
  output: noOutput,
});
