import { callsOf, input, noOutput, text } from '@meet/contracts';
import { array } from 'yup';
import { roomChatLine } from './roomChatLine.ts';

/** Answered by the gateway, which runs the rooms. */
export const showRoomChat = callsOf('gateway')('showRoomChat', {
  path: 'show-room-chat',
  access: 'service',
  summary: 'Shows the people in a room what was said in the meeting’s chat.',
  input: input({ roomId: text().required(), lines: array(roomChatLine.required()).required() }),
  output: noOutput,
});
