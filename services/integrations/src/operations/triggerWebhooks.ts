import { triggerWebhooks as call } from '@meet/integrations-contract';
import { defineOperation } from '../defineOperation.ts';
import { announceDelivery } from '../webhooks/announceDelivery.ts';
import { toBody } from '../webhooks/toBody.ts';

/** Stores the deliveries before it answers, so that they are sent even if this process dies. */
export const triggerWebhooks = defineOperation(call, async (input, context) => {
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
      body: toBody(input),
    });
    if (!delivery) {
      log.info({ webhookId }, 'a webhook was told before, or too much waits for it');
      continue;
    }
    await announceDelivery(context, delivery);
    told += 1;
  }
  if (told > 0) deps.dispatcher.wake();
  return { told };
});
