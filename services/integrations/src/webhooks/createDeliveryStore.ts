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
/**
 * Maximum stored deliveries of one webhook. Above it, the oldest finished ones are deleted, and no new ones are
 * accepted while only waiting ones are left.
 */
const KEPT_MAX = 1000;
/** Delays after the first, second, … attempt. After the last attempt a delivery has failed. */
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

/** Stores deliveries; its queue contains the unfinished ones. A receiver recognises a repeated delivery by its id. */
export interface DeliveryStore extends Claims<DeliveryRecord> {
  /**
   * Stores a delivery. Returns undefined if the webhook already received the occurrence, or if too many deliveries
   * wait.
   */
  create(delivery: NewDelivery): Promise<DeliveryRecord | undefined>;
  list(webhookId: string): Promise<DeliveryRecord[]>;
  find(accountId: string, deliveryId: string): Promise<DeliveryRecord | null>;
  /** Queues a delivery again, to be sent at once. */
  requeue(deliveryId: string): Promise<DeliveryRecord | null>;
  /**
   * Stores the result of a claimed attempt. Returns null if the delivery was deleted, claimed by another process, or
   * requested again meanwhile.
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
