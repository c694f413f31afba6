import { boolean } from 'yup';
import { input, noOutput, text } from '@meet/contracts';
import { defineCall } from './defineCall.ts';

export const roomChanged = defineCall('roomChanged', {
  path: 'room-changed',
  access: 'service',
  summary: 'A moderator changed password, lobby or subject from within the room.',
  input: input({ roomId: text().required(), password: text(), lobby: boolean(), subject: text() }),
  output: noOutput,
});
