import { number } from 'yup';
import { input, output } from '@meet/contracts';
import { defineCall } from './defineCall.ts';
import { chatErrors } from './errors.ts';
import { chatId, position } from './schemas.ts';

export const markChatRoomRead = defineCall('markChatRoomRead', {
  path: 'mark-chatroom-as-read',
  access: 'user',
  summary: 'Remembers how far the caller has read; never moves back. Without a sequence number everything is read.',
  input: input({ chatId: chatId(), sequence: position() }),
  output: output({ readSequence: number().required() }),
  errors: [chatErrors.CHAT_ROOM_NOT_FOUND],
  graphql: { mutation: true },
});
