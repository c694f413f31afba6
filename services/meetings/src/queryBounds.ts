import type { QueryBound } from '@meet/service-kit';

/** Meetings that a person attends in ten years, at ten per working day. */
const MEETINGS_MAX = 25_000;

export const queryBounds: readonly QueryBound[] = [
  {
    query: 'aggregate meetings.meetings {accountIds, live, attended}',
    reads: MEETINGS_MAX,
    reason: 'The history names the number of the caller’s meetings, which the index alone counts.',
  },
  {
    query:
      'aggregate meetings.meetings {$or: [{searchText: {$regex}}, {searchNames: {$regex}}], accountIds, live, attended}',
    reads: MEETINGS_MAX,
    reason: 'A searched history names the number of matches, which only reading the caller’s meetings can count.',
  },
  {
    query:
      'find meetings.meetings {$or: [{searchText: {$regex}}, {searchNames: {$regex}}], accountIds, live, attended} sort {startedAt: -1, _id: -1}',
    reads: MEETINGS_MAX,
    reason: 'A searched history reads the caller’s meetings until a page is full.',
  },
];
