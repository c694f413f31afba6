import { array, boolean, number, string } from 'yup';
import { input, output } from '@meet/contracts';
import { defineCall } from './defineCall.ts';
import { chatErrors } from './errors.ts';
import { chatId, chatMemberSeen, position } from './schemas.ts';

export const getChatMembers = defineCall('getChatMembers', {
  path: 'get-participants-from-chatroom',
  access: 'user',
  summary:
    'Lists the members of a room, its owner first, then by name: all of them, or a page of 50 from an offset on.',
  input: input({
    chatId: chatId(),
    /** Reads one page: how many members are passed over before it. */
    membersOffset: position(),
  }),
  output: output({
    participants: array(chatMemberSeen.required()).required(),
    roomName: string().defined(),
    memberCount: number().required(),
    /** More members follow these. */
    hasMore: boolean().required(),
  }).meta({ name: 'ChatMemberPage' }),
  errors: [chatErrors.CHAT_ROOM_NOT_FOUND],
  impersonation: 'allowed',
  graphql: { query: 'chatMembers' },
});
