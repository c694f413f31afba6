import { array, string } from 'yup';
import { input, output } from '@meet/contracts';
import { defineCall } from './defineCall.ts';
import { searchedText } from './schemas.ts';

export const findChatRooms = defineCall('findChatRooms', {
  path: 'find-chatrooms',
  access: 'user',
  summary:
    'The caller’s rooms whose name, or a member’s name or address as far as it is shown to them, holds the text, whatever its case and accents.',
  input: input({ search: searchedText() }),
  output: output({ chatIds: array(string().required()).required() }),
  impersonation: 'allowed',
  // Somebody typing asks several times a second at most.
  rateLimit: { max: 120, windowSeconds: 60 },
  graphql: { query: 'chatRoomsFound', value: 'chatIds' },
});
