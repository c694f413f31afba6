import { toQueueBound, toTrimBound, type QueryBound } from '@meet/service-kit';

export const queryBounds: readonly QueryBound[] = [
  toQueueBound('integrations.webhook_deliveries'),
  toQueueBound('integrations.hubstaff_entries'),
  toTrimBound('integrations.hubstaff_entries'),
];
