import type { WebhookFailure } from '@meet/integrations-contract';
import { Schema, type Connection, type Model } from 'mongoose';

/** Something that a webhook is told, from the moment that it happened; kept for some days as a log. */
export interface DeliveryRecord {
  _id: string;
  webhookId: string;
  accountId: string;
  event: string;
  /** Names what happened; a webhook is told of it once. */
  occurrenceId: string;
  /** The body, encrypted: it names people. */
  sealedBody: string;
  state: 'queued' | 'delivered' | 'failed';
  /** All that were made. */
  attempts: number;
  /** Since it was last asked for: what waits between attempts follow from. */
  tries: number;
  /** The process that makes an attempt at this moment. */
  holder: string | null;
  /** Unix milliseconds, as all that follow. */
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
