import { ServiceError } from '@meet/contracts';
import { userChannel } from '@meet/contracts/events';
import {
  getWebhookDeliveries as getWebhookDeliveriesCall,
  integrationsErrors,
  pingWebhook as pingWebhookCall,
  resendWebhookDelivery as resendWebhookDeliveryCall,
  tellWebhooks as tellWebhooksCall,
  WEBHOOK_PING,
  webhookDeliveryChanged,
} from '@meet/integrations-contract';
import type { OperationContext } from '@meet/service-kit';
import { createId } from '../createId.ts';
import { defineOperation } from '../defineOperation.ts';
import type { Deps } from '../Deps.ts';
import type { DeliveryRecord } from '../models/deliveries.ts';
import { presentDelivery } from '../presenters/presentWebhook.ts';

const { WEBHOOK_NOT_FOUND, WEBHOOK_DISABLED, WEBHOOK_DELIVERY_NOT_FOUND } = integrationsErrors;

const announce = ({ publish }: OperationContext<Deps>, delivery: DeliveryRecord) =>
  publish(userChannel(delivery.accountId), webhookDeliveryChanged, { delivery: presentDelivery(delivery) });

interface Happening {
  readonly event: string;
  /** Unix milliseconds. */
  readonly at: number;
  readonly data: object;
}

/** As Standard Webhooks writes it. */
const bodyOf = ({ event, at, data }: Happening) =>
  JSON.stringify({ type: event, timestamp: new Date(at).toISOString(), data });

async function findEnabled({ deps, account }: OperationContext<Deps>, webhookId: string): Promise<void> {
  const webhook = await deps.webhookStore.find(account.accountId, webhookId);
  if (!webhook) throw new ServiceError(WEBHOOK_NOT_FOUND);
  if (!webhook.enabled) throw new ServiceError(WEBHOOK_DISABLED);
}

export const pingWebhook = defineOperation(pingWebhookCall, async ({ webhookId }, context) => {
  const { deps, account, now } = context;
  await findEnabled(context, webhookId);
  const delivery = await deps.deliveryStore.create({
    webhookId,
    accountId: account.accountId,
    event: WEBHOOK_PING,
    occurrenceId: `${WEBHOOK_PING}:${createId()}`,
    body: bodyOf({ event: WEBHOOK_PING, at: now(), data: { webhookId } }),
  });
  if (!delivery) throw new ServiceError(WEBHOOK_DISABLED);
  await announce(context, delivery);
  deps.dispatcher.wake();
  return { delivery: presentDelivery(delivery) };
});

export const getWebhookDeliveries = defineOperation(
  getWebhookDeliveriesCall,
  async ({ webhookId }, { deps, account }) => {
    const webhook = await deps.webhookStore.find(account.accountId, webhookId);
    if (!webhook) throw new ServiceError(WEBHOOK_NOT_FOUND);
    return { deliveries: (await deps.deliveryStore.list(webhookId)).map(presentDelivery) };
  },
);

export const resendWebhookDelivery = defineOperation(resendWebhookDeliveryCall, async ({ deliveryId }, context) => {
  const { deps, account } = context;
  const delivery = await deps.deliveryStore.find(account.accountId, deliveryId);
  if (!delivery) throw new ServiceError(WEBHOOK_DELIVERY_NOT_FOUND);
  await findEnabled(context, delivery.webhookId);
  const queued = await deps.deliveryStore.requeue(deliveryId);
  if (!queued) throw new ServiceError(WEBHOOK_DELIVERY_NOT_FOUND);
  await announce(context, queued);
  deps.dispatcher.wake();
  return { delivery: presentDelivery(queued) };
});

/** Stored before it is answered: from here on it is delivered even if this process dies. */
export const tellWebhooks = defineOperation(tellWebhooksCall, async (input, context) => {
  const { deps, log } = context;
  const { accountId, event, occurrenceId } = input;
  const webhooks = await deps.webhookStore.list(accountId);
  const wanted = webhooks.filter(({ enabled, events }) => enabled && events.includes(event));
  let told = 0;
  for (const { _id: webhookId } of wanted) {
    const delivery = await deps.deliveryStore.create({
      webhookId,
      accountId,
      event,
      occurrenceId,
      body: bodyOf(input),
    });
    if (!delivery) {
      log.info({ webhookId }, 'a webhook was told before, or too much waits for it');
      continue;
    }
    await announce(context, delivery);
    told += 1;
  }
  if (told > 0) deps.dispatcher.wake();
  return { told };
});
