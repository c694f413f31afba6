import type { RoomOccurrence } from '@meet/integrations-contract';
import type { OperationContext } from '@meet/service-kit';
import type { Deps } from '../Deps.ts';
import type { WebhookRecord } from '../models/webhooks.ts';
import { announceDelivery } from './announceDelivery.ts';
import { toBody } from './toBody.ts';

export interface Occurrence {
  readonly event: RoomOccurrence['event'];
  readonly occurrenceId: string;
  /** Unix milliseconds. */
  readonly at: number;
  readonly data: object;
}

/**
 * Stores the delivery of an occurrence to a webhook, so that it is sent even if this process dies. Returns false if the
 * webhook was notified before, or if too many deliveries wait. Wake the dispatcher afterwards.
 */
export async function queueDelivery(
  context: OperationContext<Deps>,
  { _id: webhookId, accountId }: Pick<WebhookRecord, '_id' | 'accountId'>,
  occurrence: Occurrence,
): Promise<boolean> {
  const { deps, log } = context;
  const { event, occurrenceId } = occurrence;
  const body = toBody(occurrence);
  const delivery = await deps.deliveryStore.create({ webhookId, accountId, event, occurrenceId, body });
  if (delivery) await announceDelivery(context, delivery);
  else log.info({ webhookId }, 'no delivery was queued: the event is already queued, or too many wait');
  return delivery !== undefined;
}
