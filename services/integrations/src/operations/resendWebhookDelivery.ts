import { ServiceError } from '@meet/contracts';
import { integrationsErrors, resendWebhookDelivery as call } from '@meet/integrations-contract';
import { defineOperation } from '../defineOperation.ts';
import { presentDelivery } from '../presenters/presentWebhook.ts';
import { announceDelivery } from '../webhooks/announceDelivery.ts';
import { requireEnabled } from '../webhooks/requireEnabled.ts';

const { WEBHOOK_DELIVERY_NOT_FOUND } = integrationsErrors;

export const resendWebhookDelivery = defineOperation(call, async ({ deliveryId }, context) => {
  const { deps, account } = context;
  const delivery = await deps.deliveryStore.find(account.accountId, deliveryId);
  if (!delivery) throw new ServiceError(WEBHOOK_DELIVERY_NOT_FOUND);
  await requireEnabled(context, delivery.webhookId);
  const queued = await deps.deliveryStore.requeue(deliveryId);
  if (!queued) throw new ServiceError(WEBHOOK_DELIVERY_NOT_FOUND);
  await announceDelivery(context, queued);
  deps.dispatcher.wake();
  return { delivery: presentDelivery(queued) };
});
