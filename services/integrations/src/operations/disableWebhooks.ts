import { userChannel } from '@meet/contracts/events';
import { disableWebhooks as call, webhookChanged } from '@meet/integrations-contract';
import { defineOperation } from '../defineOperation.ts';

export const disableWebhooks = defineOperation(call, async ({ accountId }, { deps, publish }) => {
  const webhookIds = await deps.webhookStore.disableAll(accountId);
  const webhooksCount = await deps.webhookStore.count(accountId);
  for (const webhookId of webhookIds)
    await publish(userChannel(accountId), webhookChanged, { webhookId, webhooksCount });
  return {};
});
