import { ServiceError } from '@meet/contracts';
import { integrationsErrors, pingWebhook as call, WEBHOOK_PING } from '@meet/integrations-contract';
import { createId } from '@meet/service-kit';
import { defineOperation } from '../defineOperation.ts';
import { presentDelivery } from '../presenters/presentWebhook.ts';
import { announceDelivery } from '../webhooks/announceDelivery.ts';
import { toBody } from '../webhooks/toBody.ts';
import { requireEnabled } from '../webhooks/requireEnabled.ts';

const { WEBHOOK_DISABLED } = integrationsErrors;

export const pingWebhook = defineOperation(call, async ({ webhookId }, context) => {
  const { deps, account, now } = context;
  await requireEnabled(context, webhookId);
  const delivery = await deps.deliveryStore.create({
    webhookId,
    accountId: account.accountId,
    event: WEBHOOK_PING,
    occurrenceId: `${WEBHOOK_PING}:${createId()}`,
    body: toBody({ event: WEBHOOK_PING, at: now(), data: { webhookId } }),
  });
  if (!delivery) throw new ServiceError(WEBHOOK_DISABLED);
  await announceDelivery(context, delivery);
  deps.dispatcher.wake();
  return { delivery: presentDelivery(delivery) };
});
