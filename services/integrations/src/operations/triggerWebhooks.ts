import { triggerWebhooks as call } from '@meet/integrations-contract';
import { defineOperation } from '../defineOperation.ts';
import { queueOccurrences } from '../webhooks/queueOccurrences.ts';

export const triggerWebhooks = defineOperation(call, ({ accountId, ...occurrence }, context) =>
  queueOccurrences(context, [accountId], [occurrence]),
);
