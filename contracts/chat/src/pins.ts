import { array } from 'yup';
import { flag, input, output } from '@meet/contracts';
import { defineCall } from './defineCall.ts';
import { chatErrors } from './errors.ts';
import { CHAT_PINS_MAX } from './limits.ts';
import { chatId, chatMessage, namedMessage } from './schemas.ts';

export const pinChatMessage = defineCall('pinChatMessage', {
  path: 'pin-chat-message',
  access: 'user',
  summary: `Pins a message for everybody in the room, or unpins it. A room has up to ${CHAT_PINS_MAX}.`,
  input: input({ ...namedMessage(), isPinned: flag().required('common.required') }),
  output: output({ message: chatMessage.required() }),
  errors: [
    chatErrors.CHAT_ROOM_NOT_FOUND,
    chatErrors.CHAT_MESSAGE_NOT_FOUND,
    chatErrors.CHAT_MESSAGE_DELETED,
    chatErrors.CHAT_PINS_FULL,
  ],
  affinity: 'chatId',
  rateLimit: { max: 60, windowSeconds: 60 },
  graphql: { mutation: true },
});

export const getPinnedChatMessages = defineCall('getPinnedChatMessages', {
  path: 'get-pinned-chat-messages',
  access: 'user',
  summary: 'Lists the pinned messages of a room, the last pinned first.',
  input: input({ chatId: chatId() }),
  output: output({ messages: array(chatMessage.required()).required() }),
  errors: [chatErrors.CHAT_ROOM_NOT_FOUND],
  impersonation: 'allowed',
  graphql: { query: 'pinnedChatMessages', value: 'messages' },
});
