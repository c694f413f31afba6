import type { QueryBound } from '@meet/service-kit';

export const queryBounds: readonly QueryBound[] = [
  {
    query: 'find chat.words {$and: [{words: {$regex}}], section: {$in}} sort {latest: -1, _id: 1}',
    reads: 2_048,
    reason:
      'A search reads the blocks of at most 256 sections that have its longest word, and returns those with all its words.',
  },
];
