import { array } from 'yup';
import { noInput, output } from '@meet/contracts';
import { defineCall } from './defineCall.ts';
import { chatRoom } from './schemas.ts';

export const listChatRooms = defineCall('listChatRooms', {
  path: 'get-chatrooms-by-user',
  access: 'user',
  summary: 'Lists the rooms that the caller is a member of, the last spoken in first.',
  input: noInput,
  output: output({ chatrooms: array(chatRoom.required()).required() }),
  impersonation: 'allowed',
  graphql: { query: 'chatRooms', value: 'chatrooms' },
});
