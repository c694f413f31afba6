import { boolean, number } from 'yup';
import { input, noOutput, text } from '@meet/contracts';
import { defineCall } from './defineCall.ts';

export const roomChanged = defineCall('roomChanged', {
  path: 'room-changed',
  access: 'service',
  summary: 'A moderator changed password, lobby or subject from within the room.',
  input: input({
    roomId: text().required(),
    password: text(),
    lobby: boolean(),
    subject: text(),
    /** Unix milliseconds, of when it was changed: it may be told late, and again. */
    at: number(),
  }),
  output: noOutput,
});
