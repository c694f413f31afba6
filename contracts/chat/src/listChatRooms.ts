import { array, boolean } from 'yup';
import { input, output } from '@meet/contracts';
import { defineCall } from './defineCall.ts';
import { chatRoom } from './schemas.ts';

export const listChatRooms = defineCall('listChatRooms', {
  path: 'get-chatrooms-by-user',
  access: 'user',
  summary: 'Lists the rooms that the caller is a member of, the last spoken in first.',
  input: input({
    /** Leaves `participants` empty: what is answered then costs the same however many are in the rooms. */
    facesOnly: boolean(),
  }),
  output: output({ chatrooms: array(chatRoom.required()).required() }),
  impersonation: 'allowed',
  graphql: { query: 'chatRooms', value: 'chatrooms' },
});
