import { toQueueBound, type QueryBound } from '@meet/service-kit';

export const queryBounds: readonly QueryBound[] = [toQueueBound('network.followups', ['kind'])];
