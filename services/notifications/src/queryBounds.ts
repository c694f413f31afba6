import { toQueueBound, toTrimBound, type QueryBound } from '@meet/service-kit';

export const queryBounds: readonly QueryBound[] = [
  toQueueBound('notifications.mails'),
  toTrimBound('notifications.mails'),
  toQueueBound('notifications.pushes', []),
];
