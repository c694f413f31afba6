import { toQueueBound, type QueryBound } from '@meet/service-kit';

export const queryBounds: readonly QueryBound[] = [
  toQueueBound('notifications.mails'),
  toQueueBound('notifications.pushes', []),
];
