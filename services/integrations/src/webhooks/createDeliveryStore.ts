import { WEBHOOK_DELIVERIES_SHOWN, type WebhookFailure } from '@meet/integrations-contract';
import {
  createClaims,
  createId,
  deleteInBatches,
  isDuplicateKey,
  type Claims,
  type Logger,
  type ProcessLease,
  type Secrets,
} from '@meet/service-kit';
import type { Model } from 'mongoose';
import type { DeliveryRecord } from '../models/deliveries.ts';

const PURPOSE = 'integrations/webhook-body';
const DAY_MS = 86_400_000;
const KEPT_MS = 7 * DAY_MS;
/** Deliveries of one webhook that are kept or wait; beyond, the oldest that ended go, and no more come to wait. */
const KEPT_MAX = 1000;
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

/** Its queue holds the deliveries that have not ended. A receiver that is told twice knows a delivery by its id. */
export interface DeliveryStore extends Claims<DeliveryRecord> {
  /** Stores what is to be delivered; undefined where the webhook was told of it, or too much waits. */
  create(delivery: NewDelivery): Promise<DeliveryRecord | undefined>;
  list(webhookId: string): Promise<DeliveryRecord[]>;
  find(accountId: string, deliveryId: string): Promise<DeliveryRecord | null>;
  /** Has a delivery go at once, again. */
  requeue(deliveryId: string): Promise<DeliveryRecord | null>;
  /**
   * Notes the outcome of a claimed attempt; null if the delivery is gone, another process's by now, or was requested
   * again meanwhile.
   */
  settle(claimed: DeliveryRecord, outcome: Outcome, isFinal: boolean): Promise<DeliveryRecord | null>;
  removeAll(webhookId: string): Promise<void>;
  toBody(delivery: DeliveryRecord): string;
}

export interface DeliveryStoreOptions {
  readonly deliveries: Model<DeliveryRecord>;
  readonly secrets: Secrets;
  readonly lease: ProcessLease;
  readonly log: Logger;
  now(): number;
}

export function createDeliveryStore({ deliveries, secrets, lease, log, now }: DeliveryStoreOptions): DeliveryStore {
  const claims = createClaims({
    ...{ name: 'webhooks', rows: deliveries, lease, log, now },
    queued: { state: 'queued' },
    claimedBy: ['version', 'holder'],
    key: 'webhookId',
    lost: 'retry',
    givenUp: [{ state: 'failed', again: { $set: { tries: 0, holder: null }, $inc: { version: 1 } } }],
  });

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
    ...claims,
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
        holder: null,
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
          { $set: { state: 'queued', tries: 0, holder: null, nextAttemptAt: now() }, $inc: { version: 1 } },
          { returnDocument: 'after' },
        )
        .lean(),
    settle(claimed, { statusCode, failure }, isFinal) {
      const wait = WAITS_MS[claimed.tries];
      const hasEnded = failure === null || isFinal || wait === undefined;
      return claims.change(claimed, {
        $set: {
          holder: null,
          state: failure === null ? 'delivered' : hasEnded ? 'failed' : 'queued',
          statusCode,
          failure,
          lastAttemptAt: now(),
          ...(!hasEnded && { nextAttemptAt: now() + wait }),
        },
        $inc: { attempts: 1, tries: 1, version: 1 },
      });
    },
    async removeAll(webhookId) {
      await deleteInBatches(deliveries, { webhookId });
    },
    toBody: ({ sealedBody }) => secrets.open(PURPOSE, sealedBody),
  };
}
