import { toQueueBound, toTrimBound, type QueryBound } from '@meet/service-kit';

const QUEUED = ['queue', 'state'];

export const queryBounds: readonly QueryBound[] = [
  toQueueBound('network.followups', QUEUED),
  toTrimBound('network.followups', undefined, QUEUED),
];
