import { input, output } from '@meet/contracts';
import { defineCall } from './defineCall.ts';
import { chatErrors } from './errors.ts';
import { CHAT_ROOM_MEMBERS_MAX } from './limits.ts';
import { chatRoom, memberEmails, roomName } from './schemas.ts';

export const createChatRoom = defineCall('createChatRoom', {
  path: 'create-chatroom',
  access: 'user',
  summary:
    'Opens a room with the people at these addresses; acquaintances are in it at once, everyone else is invited by e-mail.',
  input: input({
    participants: memberEmails()
      .min(1, 'chat.membersRequired')
      .max(CHAT_ROOM_MEMBERS_MAX - 1, 'chat.tooManyMembers'),
    roomName: roomName(),
  }),
  output: output({ chatroom: chatRoom.required() }),
  errors: [chatErrors.CHAT_NO_OTHER_MEMBER],
  rateLimit: { max: 60, windowSeconds: 3600 },
  graphql: {
    mutation: true,
    input: 'CreateChatRoomInput',
    success: 'ChatRoomSuccess',
    formerly: { input: { emails: 'participants' } },
  },
});
