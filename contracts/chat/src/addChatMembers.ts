import { array } from 'yup';
import { input, output } from '@meet/contracts';
import { defineCall } from './defineCall.ts';
import { chatErrors } from './errors.ts';
import { CHAT_ROOM_MEMBERS_MAX } from './limits.ts';
import { chatId, chatMemberSeen, memberEmails } from './schemas.ts';

export const addChatMembers = defineCall('addChatMembers', {
  path: 'add-participants-to-chatroom',
  access: 'user',
  summary: 'Adds people to a room by e-mail; acquaintances are in it at once, everyone else is invited by e-mail.',
  input: input({
    chatId: chatId(),
    participants: memberEmails().min(1, 'chat.membersRequired').max(CHAT_ROOM_MEMBERS_MAX, 'chat.tooManyMembers'),
  }),
  output: output({ participants: array(chatMemberSeen.required()).required() }),
  errors: [
    chatErrors.CHAT_ROOM_NOT_FOUND,
    chatErrors.CHAT_MANAGE_NOT_ALLOWED,
    chatErrors.CHAT_MEMBER_ALREADY_IN_ROOM,
    chatErrors.CHAT_ROOM_IS_PRIVATE,
    chatErrors.CHAT_ROOM_FULL,
  ],
  rateLimit: { max: 120, windowSeconds: 3600 },
  graphql: { mutation: true, success: 'ChatMembersSuccess', formerly: { input: { emails: 'participants' } } },
});
