import type { QueryBound } from '@meet/service-kit';

export const queryBounds: readonly QueryBound[] = [
  {
    query: 'find chat.messages {chatId: {$in}, content: {$regex}} sort {timestamp: -1, chatId: -1, sequence: -1}',
    reads: 10_000_000,
    reason:
      'A search reads each message of the caller’s rooms. It runs beside other commands, and ends after ten seconds.',
  },
];
