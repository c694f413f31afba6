import type { OutputOf } from '@meet/contracts';
import type { RoomOccurrence, triggerWebhooks } from '@meet/integrations-contract';
import type { OperationContext } from '@meet/service-kit';
import type { Deps } from '../Deps.ts';
import { queueDelivery, type Occurrence } from './queueDelivery.ts';

/**
 * Stores the deliveries of occurrences to the subscribed webhooks of accounts, so that they are sent even if this
 * process dies. An occurrence with `accountIds` concerns only these.
 */
export async function queueOccurrences(
  context: OperationContext<Deps>,
  accountIds: readonly string[],
  occurrences: readonly (Occurrence & Pick<RoomOccurrence, 'accountIds'>)[],
): Promise<OutputOf<typeof triggerWebhooks>> {
  const { deps } = context;
  const events = [...new Set(occurrences.map(({ event }) => event))];
  const subscribed = await deps.webhookStore.findSubscribed(accountIds, events);
  let queued = 0;
  for (const occurrence of occurrences) {
    const { event, accountIds: concerned = accountIds } = occurrence;
    for (const webhook of subscribed) {
      if (!webhook.events.includes(event) || !concerned.includes(webhook.accountId)) continue;
      if (await queueDelivery(context, webhook, occurrence)) queued += 1;
    }
  }
  if (queued > 0) deps.dispatcher.wake();
  return { queued };
}
