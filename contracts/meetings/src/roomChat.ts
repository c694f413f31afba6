import { array, boolean, object, string } from 'yup';
import type { InferType } from 'yup';
import { createCallDefiner, input, noOutput, output, roomId, text, timestamp } from '@meet/contracts';
import { defineCall } from './defineCall.ts';
import { meetingsErrors } from './errors.ts';

/** A message of a meeting’s chat as people in its room see it. It holds the author's name, but no address or id. */
export const roomChatLine = object({
  /** Id of the message. */
  key: string().required(),
  /** Client message id that the author’s page gave it. */
  sentAs: string().required(),
  name: string().defined(),
  isGuest: boolean().required(),
  content: string().required(),
  at: timestamp(),
}).meta({ name: 'MeetingChatLine' });
export type RoomChatLine = InferType<typeof roomChatLine>;

export const getRoomChat = defineCall('getRoomChat', {
  path: 'get-room-chat',
  access: 'service',
  summary: 'Returns the chat messages of the meeting that runs in a room, since it began.',
  input: input({ roomId: text().required() }),
  output: output({ lines: array(roomChatLine.required()).required() }),
  errors: [meetingsErrors.ROOM_NOT_FOUND],
});

/** The gateway answers this call, since it runs the rooms. */
export const showRoomChat = createCallDefiner('gateway')('showRoomChat', {
  path: 'show-room-chat',
  access: 'service',
  summary: 'Shows new messages of the meeting’s chat to the people in a room.',
  input: input({ roomId: text().required(), lines: array(roomChatLine.required()).required() }),
  output: noOutput,
});

export const openMeetingChat = defineCall('openMeetingChat', {
  path: 'open-meeting-chat',
  access: 'user',
  summary:
    'Opens the chat of the meeting that the caller is in, with everyone in it who has an account, and adds people who ' +
    'come later. It is a chat room like any other and stays after the meeting.',
  input: input({ roomId: roomId() }),
  output: output({ chatId: string().required() }),
  errors: [meetingsErrors.ROOM_NOT_FOUND, meetingsErrors.NOT_IN_MEETING],
  rateLimit: { max: 120, windowSeconds: 3600 },
  graphql: { mutation: true },
});
