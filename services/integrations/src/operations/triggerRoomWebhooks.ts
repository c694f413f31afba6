import { triggerRoomWebhooks as call } from '@meet/integrations-contract';
import { defineOperation } from '../defineOperation.ts';
import { queueOccurrences } from '../webhooks/queueOccurrences.ts';

export const triggerRoomWebhooks = defineOperation(call, ({ accountIds, occurrences }, context) =>
  queueOccurrences(context, accountIds, occurrences),
);
