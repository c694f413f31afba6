import { WEBHOOK_DELIVERIES_SHOWN, type WebhookFailure } from '@meet/integrations-contract';
import {
  createId,
  deleteInBatches,
  isDuplicateKey,
  queueOf,
  type ProcessLease,
  type Queue,
  type Secrets,
} from '@meet/service-kit';
import type { Model } from 'mongoose';
import type { DeliveryRecord } from '../models/deliveries.ts';

const PURPOSE = 'integrations/webhook-body';
const DAY_MS = 86_400_000;
const KEPT_MS = 7 * DAY_MS;
/** Deliveries of one webhook that are kept or wait; beyond, the oldest that ended go, and no more come to wait. */
const KEPT_MAX = 1000;
const LOST_AT_ONCE = 100;
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
  /** Deliveries that have not ended, those under way too. */
  readonly queue: Queue;
  /** Stores what is to be delivered; undefined where the webhook was told of it, or too much waits. */
  create(delivery: NewDelivery): Promise<DeliveryRecord | undefined>;
  list(webhookId: string): Promise<DeliveryRecord[]>;
  find(accountId: string, deliveryId: string): Promise<DeliveryRecord | null>;
  /** Has a delivery go at once, again. */
  requeue(deliveryId: string): Promise<DeliveryRecord | null>;
  /** Takes a delivery that is due, of none of these webhooks: nobody else makes the attempt while this process lives. */
  claim(exceptWebhooks: readonly string[]): Promise<DeliveryRecord | null>;
  /** Whether a claimed attempt is surely still this process's: to be asked just before it is made. */
  isOurs(claimed: DeliveryRecord): boolean;
  /** Has the attempts made that processes died over. A receiver that was told knows the delivery by its id. */
  recoverLost(): Promise<void>;
  /**
   * Notes the outcome of a claimed attempt; null if the delivery is gone, another process's by now, or was requested
   * again meanwhile.
   */
  settle(claimed: DeliveryRecord, outcome: Outcome, isFinal: boolean): Promise<DeliveryRecord | null>;
  /** Gives a claimed attempt back that was not made, to be made after so long. */
  release(claimed: DeliveryRecord, waitMs?: number): Promise<void>;
  removeAll(webhookId: string): Promise<void>;
  bodyOf(delivery: DeliveryRecord): string;
}

export interface DeliveryStoreOptions {
  readonly deliveries: Model<DeliveryRecord>;
  readonly secrets: Secrets;
  readonly lease: ProcessLease;
  now(): number;
}

export function createDeliveryStore({ deliveries, secrets, lease, now }: DeliveryStoreOptions): DeliveryStore {
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
    queue: queueOf('webhooks', deliveries, { state: 'queued' }),
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
    async claim(exceptWebhooks) {
      const holder = await lease.hold();
      return deliveries
        .findOneAndUpdate(
          {
            state: 'queued',
            holder: null,
            nextAttemptAt: { $lte: now() },
            ...(exceptWebhooks.length > 0 && { webhookId: { $nin: [...exceptWebhooks] } }),
          },
          { $set: { holder } },
          { sort: { nextAttemptAt: 1, _id: 1 }, returnDocument: 'after' },
        )
        .lean();
    },
    isOurs: ({ holder }) => holder !== null && lease.isHeldBy(holder),
    async recoverLost() {
      const held = await deliveries
        .find({ state: 'queued', holder: { $ne: null }, nextAttemptAt: { $lte: now() } }, { holder: 1 })
        .limit(LOST_AT_ONCE)
        .lean();
      const ended = [...(await lease.findEnded(held.flatMap(({ holder }) => holder ?? [])))];
      if (ended.length === 0) return;
      const lost = held.flatMap(({ _id, holder }) => (ended.includes(holder!) ? _id : []));
      await deliveries.updateMany({ _id: { $in: lost }, holder: { $in: ended } }, { $set: { holder: null } });
    },
    settle({ _id, version, tries, holder }, { statusCode, failure }, isFinal) {
      const wait = WAITS_MS[tries];
      const hasEnded = failure === null || isFinal || wait === undefined;
      return deliveries
        .findOneAndUpdate(
          { _id, version, holder },
          {
            $set: {
              holder: null,
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
    async release({ _id, version, holder }, waitMs = 0) {
      await deliveries.updateOne({ _id, version, holder }, { $set: { holder: null, nextAttemptAt: now() + waitMs } });
    },
    async removeAll(webhookId) {
      await deleteInBatches(deliveries, { webhookId });
    },
    bodyOf: ({ sealedBody }) => secrets.open(PURPOSE, sealedBody),
  };
}
