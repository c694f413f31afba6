import { boolean, number } from 'yup';
import { input, noOutput, text } from '@meet/contracts';
import { defineCall } from './defineCall.ts';

export const roomLobbyChanged = defineCall('roomLobbyChanged', {
  path: 'room-lobby-changed',
  access: 'service',
  summary: 'Somebody waits before a room’s door, or no longer does.',
  input: input({
    roomId: text().required(),
    participantKey: text().required(),
    name: text().defined(),
    waits: boolean().required(),
    /** A host refused them: they stay out while the meeting lasts. */
    refused: boolean(),
    /** Unix milliseconds, of when it was so: it may be told late, and again. */
    at: number(),
  }),
  output: noOutput,
});
