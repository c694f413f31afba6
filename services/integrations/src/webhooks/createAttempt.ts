import { userChannel } from '@meet/contracts/events';
import { webhookChanged, webhookDeliveryChanged, type WebhookDisabledReason } from '@meet/integrations-contract';
import type { Logger, ServiceBase } from '@meet/service-kit';
import type { Model } from 'mongoose';
import type { DeliveryRecord } from '../models/deliveries.ts';
import type { WebhookRecord } from '../models/webhooks.ts';
import { presentDelivery } from '../presenters/presentWebhook.ts';
import type { DeliveryStore, Outcome } from './createDeliveryStore.ts';
import type { Poster } from './createPoster.ts';
import type { WebhookStore } from './createWebhookStore.ts';
import { signBody } from './signBody.ts';

/** Time without a successful delivery after which a webhook is disabled. */
const FAILING_MAX_MS = 3 * 86_400_000;
const GONE = 410;

export interface AttemptOptions {
  readonly webhooks: Model<WebhookRecord>;
  readonly webhookStore: WebhookStore;
  readonly deliveryStore: DeliveryStore;
  readonly poster: Poster;
  readonly log: Logger;
  readonly publish: ServiceBase['publish'];
  /** Notifies the owner that the system disabled a webhook. */
  notifyOwner(webhook: WebhookRecord, reason: WebhookDisabledReason): Promise<void>;
  now(): number;
}

/** Creates the function that makes one delivery attempt. It stores the result in the delivery and in its webhook. */
export function createAttempt(options: AttemptOptions): (delivery: DeliveryRecord) => Promise<void> {
  const { webhooks, webhookStore, deliveryStore, poster, log, publish, notifyOwner, now } = options;

  async function settle(delivery: DeliveryRecord, outcome: Outcome, isFinal: boolean): Promise<void> {
    const settled = await deliveryStore.settle(delivery, outcome, isFinal);
    if (!settled) return;
    await publish(userChannel(settled.accountId), webhookDeliveryChanged, { delivery: presentDelivery(settled) });
  }

  async function noteHealth(webhook: WebhookRecord, { statusCode, failure }: Outcome): Promise<void> {
    const { _id, failingSince } = webhook;
    if (failure === null) {
      if (failingSince !== null) await webhooks.updateOne({ _id }, { $set: { failingSince: null } });
      return;
    }
    if (statusCode === GONE) return disable(webhook, 'gone');
    if (failingSince === null) await webhooks.updateOne({ _id, failingSince: null }, { $set: { failingSince: now() } });
    else if (now() - failingSince >= FAILING_MAX_MS) await disable(webhook, 'failing');
  }

  async function disable({ _id }: WebhookRecord, reason: WebhookDisabledReason): Promise<void> {
    const disabled = await webhooks
      .findOneAndUpdate(
        { _id, enabled: true },
        { $set: { enabled: false, disabledReason: reason } },
        { returnDocument: 'after' },
      )
      .lean();
    if (!disabled) return;
    const webhooksCount = await webhookStore.count(disabled.accountId);
    await publish(userChannel(disabled.accountId), webhookChanged, { webhookId: _id, webhooksCount });
    await notifyOwner(disabled, reason);
  }

  return async (delivery) => {
    const webhook = await webhooks.findById(delivery.webhookId).lean();
    if (!webhook) return deliveryStore.removeAll(delivery.webhookId);
    if (!webhook.enabled) return settle(delivery, { statusCode: null, failure: 'disabled' }, true);
    const { url, secret } = webhookStore.open(webhook);
    const body = deliveryStore.toBody(delivery);
    // A stalled process may get here after another process has claimed the delivery.
    if (!deliveryStore.isOurs(delivery)) return deliveryStore.release(delivery);
    const outcome = await poster.post(url, body, signBody(secret, { id: delivery._id, at: now(), body }));
    if (outcome.failure !== null) {
      const { statusCode, failure } = outcome;
      log.info({ webhookId: webhook._id, deliveryId: delivery._id, statusCode, failure }, 'a webhook was not reached');
    }
    await settle(delivery, outcome, outcome.statusCode === GONE);
    await noteHealth(webhook, outcome);
  };
}
