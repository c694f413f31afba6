import { array, boolean, number, object, string, type InferType } from 'yup';
import { input, output, text } from '@meet/contracts';
import { defineCall } from './defineCall.ts';
import { meetingsErrors } from './errors.ts';

/** A message of a meeting’s chat as guests in its room see it: who wrote by name, nothing to reach them by. */
const roomChatLine = object({
  /** The message’s own. */
  key: string().required(),
  /** What its writer’s page called it. */
  sentAs: string().required(),
  name: string().defined(),
  isGuest: boolean().required(),
  text: string().required(),
  /** Unix milliseconds. */
  at: number().required(),
});
export type RoomChatLine = InferType<typeof roomChatLine>;

export const getRoomChat = defineCall('getRoomChat', {
  path: 'get-room-chat',
  access: 'service',
  summary: 'What was said in the chat of the meeting that runs in a room, since it began.',
  input: input({ roomId: text().required() }),
  output: output({ lines: array(roomChatLine.required()).required() }),
  errors: [meetingsErrors.ROOM_NOT_FOUND],
});
