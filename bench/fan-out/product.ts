import { chatroomMessage } from '@meet/chat-contract';
import { HEADERS } from '@meet/contracts';
import { roomChannel, type BusEvent } from '@meet/contracts/events';
import { EVENTS_DOCUMENT } from '@meet/contracts/graphql';
import type { BenchedMessage } from './content.ts';
import type { Greeting } from './greet.ts';

/** Returns the greeting that a page with this token sends to the product's gateway. */
export const toGreeting = (token: string): Greeting => ({
  path: '/graphql',
  protocol: 'graphql-transport-ws',
  messages: [
    JSON.stringify({ type: 'connection_init', payload: { [HEADERS.userToken]: token } }),
    JSON.stringify({ id: 'e', type: 'subscribe', payload: { query: EVENTS_DOCUMENT } }),
  ],
  welcomes: 0,
});

/** Returns a room's message as the event that the chat service publishes to listeners. */
export function messageEvent(chatId: string, { sequence, content }: BenchedMessage): BusEvent {
  const payload = {
    chatId,
    sequence,
    clientMessageId: `message-${sequence}`,
    name: 'Person 0',
    email: 'person-0@example.com',
    avatar: null,
    content,
    mentions: [],
    file: null,
    timestamp: Date.now(),
  };
  return { type: chatroomMessage.type, channel: roomChannel(chatId), at: Date.now(), payload };
}
