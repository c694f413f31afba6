import { array } from 'yup';
import { input, output } from '@meet/contracts';
import { defineCall } from './defineCall.ts';
import { chatMessage, searchedText } from './schemas.ts';

export const searchChatMessages = defineCall('searchChatMessages', {
  path: 'search-chat-messages',
  access: 'user',
  summary:
    'Up to twenty messages that hold the text, whatever its case, in rooms that the caller is in; the last first.',
  input: input({ search: searchedText() }),
  output: output({ messages: array(chatMessage.required()).required() }),
  impersonation: 'allowed',
  // Somebody typing asks several times a second at most; there is no index of words behind it.
  rateLimit: { max: 120, windowSeconds: 60 },
  graphql: { query: 'chatMessagesFound', value: 'messages' },
});
