import { input, noOutput, text } from '@meet/contracts';
import { defineCall } from './defineCall.ts';

export const roomEnded = defineCall('roomEnded', {
  path: 'room-ended',
  access: 'service',
  summary: 'The room’s signalling says that nobody is in any more, or that a host ended the meeting.',
  input: input({ roomId: text().required(), reason: text().required() }),
  output: noOutput,
});
