import { input, noOutput } from '@meet/contracts';
import { defineCall } from './defineCall.ts';
import { chatErrors } from './errors.ts';
import { CHAT_TYPING_LASTS_MS, CHAT_TYPING_MEMBERS_MAX } from './limits.ts';
import { chatId } from './schemas.ts';

export const announceTyping = defineCall('announceTyping', {
  path: 'announce-typing',
  access: 'user',
  summary: `Notifies a room that the caller is typing, which is valid for ${CHAT_TYPING_LASTS_MS / 1000} seconds and is not stored. Nobody is notified in rooms of more than ${CHAT_TYPING_MEMBERS_MAX} members, nor about an invited member who has done nothing there yet.`,
  input: input({ chatId: chatId() }),
  output: noOutput,
  errors: [chatErrors.CHAT_ROOM_NOT_FOUND],
  rateLimit: { max: 120, windowSeconds: 60 },
  graphql: { mutation: true },
});
