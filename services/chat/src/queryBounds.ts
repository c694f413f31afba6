import type { QueryBound } from '@meet/service-kit';

export const queryBounds: readonly QueryBound[] = [
  {
    query: 'find chat.messages {chatId: {$in}, content: {$regex}} sort {timestamp: -1, chatId: -1, sequence: -1}',
    reads: 10_000_000,
    reason:
      'A search reads each message of the caller’s rooms. It runs beside other commands, and ends after ten seconds.',
  },
  {
    query: 'find chat.messages {chatId, content: {$regex}} sort {sequence: -1}',
    reads: 10_000_000,
    reason:
      'A search reads a room’s messages from its end until a page is full; of a rare word all. It runs beside other commands.',
  },
];
