import type { WebhookFailure } from '@meet/integrations-contract';
import { Schema, type Connection, type Model } from 'mongoose';

/** One delivery of an event to a webhook, stored when the event happens and kept for some days as a log. */
export interface DeliveryRecord {
  _id: string;
  webhookId: string;
  accountId: string;
  event: string;
  /** Identifies the occurrence. A webhook receives each one only once. */
  occurrenceId: string;
  /** The request's body, encrypted because it names people. */
  sealedBody: string;
  state: 'queued' | 'delivered' | 'failed';
  /** Number of all attempts. */
  attempts: number;
  /** Number of attempts since it was last requested; it determines the next delay. */
  tries: number;
  /** Id of the process that makes an attempt at the moment; null for none. */
  holder: string | null;
  /** Unix milliseconds, like the times below. */
  nextAttemptAt: number;
  lastAttemptAt: number | null;
  statusCode: number | null;
  failure: WebhookFailure | null;
  createdAt: number;
  version: number;
  expiresAt: Date;
}

const schema = new Schema<DeliveryRecord>(
  {
    _id: { type: String, required: true },
    webhookId: { type: String, required: true },
    accountId: { type: String, required: true },
    event: { type: String, required: true },
    occurrenceId: { type: String, required: true },
    sealedBody: { type: String, required: true },
    state: { type: String, required: true },
    attempts: { type: Number, required: true },
    tries: { type: Number, required: true },
    holder: { type: String, default: null },
    nextAttemptAt: { type: Number, required: true },
    lastAttemptAt: { type: Number, default: null },
    statusCode: { type: Number, default: null },
    failure: { type: String, default: null },
    createdAt: { type: Number, required: true },
    version: { type: Number, required: true },
    expiresAt: { type: Date, required: true },
  },
  { versionKey: false },
);
schema.index({ webhookId: 1, occurrenceId: 1 }, { unique: true });
schema.index({ webhookId: 1, createdAt: -1, _id: -1 });
schema.index({ webhookId: 1, state: 1 });
schema.index({ state: 1, nextAttemptAt: 1, _id: 1 });
schema.index({ state: 1, holder: 1 }, { partialFilterExpression: { holder: { $gt: '' } } });
schema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

export const deliveriesModel = (connection: Connection): Model<DeliveryRecord> =>
  connection.model<DeliveryRecord>('integrations.deliveries', schema, 'integrations.webhook_deliveries');
