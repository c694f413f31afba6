import { WEBHOOK_DELIVERIES_SHOWN, type WebhookFailure } from '@meet/integrations-contract';
import { createId, isDuplicateKey, type Secrets } from '@meet/service-kit';
import type { Model } from 'mongoose';
import type { DeliveryRecord } from '../models/deliveries.ts';

const PURPOSE = 'integrations/webhook-body';
const DAY_MS = 86_400_000;
const KEPT_MS = 7 * DAY_MS;
/** Deliveries of one webhook that are kept or wait; beyond, the oldest that ended go, and no more come to wait. */
const KEPT_MAX = 1000;
/** Longer than an attempt takes: after it, who made it has died. */
const LEASE_MS = 120_000;
/** Waits after the first, second, … attempt; after the last one a delivery has failed. */
const WAITS_MS = [5_000, 300_000, 1_800_000, 7_200_000, 18_000_000, 36_000_000];

export interface NewDelivery {
  readonly webhookId: string;
  readonly accountId: string;
  readonly event: string;
  readonly occurrenceId: string;
  readonly body: string;
}

export interface Outcome {
  readonly statusCode: number | null;
  readonly failure: WebhookFailure | null;
}

export interface DeliveryStore {
  /** Stores what is to be delivered; undefined where the webhook was told of it, or too much waits. */
  create(delivery: NewDelivery): Promise<DeliveryRecord | undefined>;
  list(webhookId: string): Promise<DeliveryRecord[]>;
  find(accountId: string, deliveryId: string): Promise<DeliveryRecord | null>;
  /** Has a delivery go at once, again. */
  requeue(deliveryId: string): Promise<DeliveryRecord | null>;
  /** Takes a delivery that is due, of none of these webhooks: nobody else makes the attempt. */
  claim(exceptWebhooks: readonly string[]): Promise<DeliveryRecord | null>;
  /** Notes how a claimed attempt went; null where the delivery is gone or was asked for anew meanwhile. */
  settle(claimed: DeliveryRecord, outcome: Outcome, isFinal: boolean): Promise<DeliveryRecord | null>;
  /** Gives a claimed attempt back that was not made. */
  release(claimed: DeliveryRecord): Promise<void>;
  removeAll(webhookId: string): Promise<void>;
  bodyOf(delivery: DeliveryRecord): string;
}

export interface DeliveryStoreOptions {
  readonly deliveries: Model<DeliveryRecord>;
  readonly secrets: Secrets;
  now(): number;
}

export function createDeliveryStore({ deliveries, secrets, now }: DeliveryStoreOptions): DeliveryStore {
  async function makeRoom(webhookId: string): Promise<boolean> {
    const kept = await deliveries.countDocuments({ webhookId });
    if (kept < KEPT_MAX) return true;
    const oldest = await deliveries
      .find({ webhookId }, { state: 1 })
      .sort({ createdAt: 1, _id: 1 })
      .limit(KEPT_MAX / 10)
      .lean();
    const over = oldest.filter(({ state }) => state !== 'queued').map(({ _id }) => _id);
    if (over.length > 0) await deliveries.deleteMany({ _id: { $in: over } });
    return over.length > 0;
  }

  return {
    async create({ webhookId, accountId, event, occurrenceId, body }) {
      if (!(await makeRoom(webhookId))) return undefined;
      const createdAt = now();
      const delivery: DeliveryRecord = {
        _id: createId(),
        webhookId,
        accountId,
        event,
        occurrenceId,
        sealedBody: secrets.seal(PURPOSE, body),
        state: 'queued',
        attempts: 0,
        tries: 0,
        nextAttemptAt: createdAt,
        lastAttemptAt: null,
        statusCode: null,
        failure: null,
        createdAt,
        version: 1,
        expiresAt: new Date(createdAt + KEPT_MS),
      };
      try {
        await deliveries.create(delivery);
        return delivery;
      } catch (error) {
        if (isDuplicateKey(error)) return undefined;
        throw error;
      }
    },
    list: (webhookId) =>
      deliveries.find({ webhookId }).sort({ createdAt: -1, _id: -1 }).limit(WEBHOOK_DELIVERIES_SHOWN).lean(),
    find: (accountId, deliveryId) => deliveries.findOne({ _id: deliveryId, accountId }).lean(),
    requeue: (deliveryId) =>
      deliveries
        .findOneAndUpdate(
          { _id: deliveryId },
          { $set: { state: 'queued', tries: 0, nextAttemptAt: now() }, $inc: { version: 1 } },
          { returnDocument: 'after' },
        )
        .lean(),
    claim: (exceptWebhooks) =>
      deliveries
        .findOneAndUpdate(
          {
            state: 'queued',
            nextAttemptAt: { $lte: now() },
            ...(exceptWebhooks.length > 0 && { webhookId: { $nin: [...exceptWebhooks] } }),
          },
          { $set: { nextAttemptAt: now() + LEASE_MS } },
          { sort: { nextAttemptAt: 1, _id: 1 }, returnDocument: 'after' },
        )
        .lean(),
    settle({ _id, version, tries, nextAttemptAt }, { statusCode, failure }, isFinal) {
      const wait = WAITS_MS[tries];
      const hasEnded = failure === null || isFinal || wait === undefined;
      return deliveries
        .findOneAndUpdate(
          { _id, version, nextAttemptAt },
          {
            $set: {
              state: failure === null ? 'delivered' : hasEnded ? 'failed' : 'queued',
              statusCode,
              failure,
              lastAttemptAt: now(),
              ...(!hasEnded && { nextAttemptAt: now() + wait }),
            },
            $inc: { attempts: 1, tries: 1, version: 1 },
          },
          { returnDocument: 'after' },
        )
        .lean();
    },
    async release({ _id, version, nextAttemptAt }) {
      await deliveries.updateOne({ _id, version, nextAttemptAt }, { $set: { nextAttemptAt: now() } });
    },
    async removeAll(webhookId) {
      await deliveries.deleteMany({ webhookId });
    },
    bodyOf: ({ sealedBody }) => secrets.open(PURPOSE, sealedBody),
  };
}
