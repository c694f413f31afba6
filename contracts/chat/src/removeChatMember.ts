import { array } from 'yup';
import { input, output } from '@meet/contracts';
import { defineCall } from './defineCall.ts';
import { chatErrors } from './errors.ts';
import { chatId, chatMemberSeen, memberEmail } from './schemas.ts';

export const removeChatMember = defineCall('removeChatMember', {
  path: 'remove-participant-from-chatroom',
  access: 'user',
  summary: 'Removes a member by e-mail. The owner and the caller cannot be removed.',
  input: input({ chatId: chatId(), participantToRemove: memberEmail() }),
  output: output({ participants: array(chatMemberSeen.required()).required() }),
  errors: [
    chatErrors.CHAT_ROOM_NOT_FOUND,
    chatErrors.CHAT_MEMBER_NOT_FOUND,
    chatErrors.CHAT_MANAGE_NOT_ALLOWED,
    chatErrors.CHAT_MEMBER_PROTECTED,
    chatErrors.CHAT_ROOM_IS_PRIVATE,
  ],
  graphql: { mutation: true, success: 'ChatMembersSuccess', formerly: { input: { email: 'participantToRemove' } } },
});
