import { ServiceError } from '@meet/contracts';
import { getWebhookDeliveries as call, integrationsErrors } from '@meet/integrations-contract';
import { defineOperation } from '../defineOperation.ts';
import { presentDelivery } from '../presenters/presentWebhook.ts';

const { WEBHOOK_NOT_FOUND } = integrationsErrors;

export const getWebhookDeliveries = defineOperation(call, async ({ webhookId }, { deps, account }) => {
  const webhook = await deps.webhookStore.find(account.accountId, webhookId);
  if (!webhook) throw new ServiceError(WEBHOOK_NOT_FOUND);
  return { deliveries: (await deps.deliveryStore.list(webhookId)).map(presentDelivery) };
});
