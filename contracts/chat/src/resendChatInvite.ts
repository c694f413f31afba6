import { input, noOutput } from '@meet/contracts';
import { defineCall } from './defineCall.ts';
import { chatErrors } from './errors.ts';
import { chatId, memberEmail, roomName } from './schemas.ts';

export const resendChatInvite = defineCall('resendChatInvite', {
  path: 'resend-chatroom-registration',
  access: 'user',
  summary:
    'Mails a member who is shown as invited the invitation again. Without a chatId the room is found by its name among those that the caller may manage.',
  input: input({ email: memberEmail(), roomName: roomName(), chatId: chatId().optional() }),
  output: noOutput,
  errors: [chatErrors.CHAT_ROOM_NOT_FOUND, chatErrors.CHAT_MANAGE_NOT_ALLOWED, chatErrors.CHAT_MEMBER_NOT_PENDING],
  rateLimit: { max: 20, windowSeconds: 3600 },
  graphql: { mutation: true, echo: ['email'] },
});
