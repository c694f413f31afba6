import type { WebhookDisabledReason } from '@meet/integrations-contract';
import { Schema, type Connection, type Model } from 'mongoose';

export interface WebhookRecord {
  _id: string;
  accountId: string;
  /** From 0 up to the most that an account may have: a unique index keeps the number of webhooks. */
  slot: number;
  /** The address, encrypted: some have a secret in them. */
  sealedUrl: string;
  sealedSecret: string;
  description: string;
  events: string[];
  enabled: boolean;
  disabledReason: WebhookDisabledReason | null;
  /** Unix milliseconds: since when nothing got through; null while it works. */
  failingSince: number | null;
  createdAt: number;
}

const schema = new Schema<WebhookRecord>(
  {
    _id: { type: String, required: true },
    accountId: { type: String, required: true },
    slot: { type: Number, required: true },
    sealedUrl: { type: String, required: true },
    sealedSecret: { type: String, required: true },
    description: { type: String, default: '' },
    events: { type: [String], required: true },
    enabled: { type: Boolean, required: true },
    disabledReason: { type: String, default: null },
    failingSince: { type: Number, default: null },
    createdAt: { type: Number, required: true },
  },
  { versionKey: false },
);
schema.index({ accountId: 1, slot: 1 }, { unique: true });

export const webhooksModel = (connection: Connection): Model<WebhookRecord> =>
  connection.model<WebhookRecord>('integrations.webhooks', schema, 'integrations.webhooks');
