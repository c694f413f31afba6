import { array, boolean, number, string } from 'yup';
import { input, output, timeZone } from '@meet/contracts';
import { defineCall } from './defineCall.ts';
import { chatErrors } from './errors.ts';
import { chatId, chatMessage, position } from './schemas.ts';

export const getChatMessages = defineCall('getChatMessages', {
  path: 'get-messages-from-chatroom',
  access: 'user',
  summary:
    'Reads messages of a room, oldest first: a page of 30 counted back from the newest by offset or from a sequence number, or what lies after one.',
  input: input({
    chatId: chatId(),
    messagesOffset: position().meta({ restOnly: true }),
    /** Reads the page that ends just before this sequence number. */
    beforeSequence: position(),
    /** Reads up to 100 messages that follow this sequence number. */
    afterSequence: position(),
    /** IANA name; each message then carries its local time. */
    timezone: timeZone().meta({ restOnly: true }),
  }),
  output: output({
    messages: array(
      chatMessage
        .shape({
          /** `YYYY-MM-DD HH:mm:ss` in the time zone asked for; null when none was. */
          localTime: string().nullable().defined().meta({ restOnly: true }),
        })
        .required(),
    ).required(),
    /** Start of the next page of older messages. */
    messagesOffset: number().required().meta({ restOnly: true }),
    /** There is more in the direction that was read. */
    hasMore: boolean().required(),
  }).meta({ name: 'ChatMessagePage' }),
  errors: [chatErrors.CHAT_ROOM_NOT_FOUND],
  impersonation: 'allowed',
  graphql: { query: 'chatMessages' },
});
