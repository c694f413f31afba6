import type { WebhookDisabledReason } from '@meet/integrations-contract';
import { Schema, type Connection, type Model } from 'mongoose';

export interface WebhookRecord {
  _id: string;
  accountId: string;
  /** Number from 0 to the maximum per account, exclusive. A unique index on it limits the number of webhooks. */
  slot: number;
  /** The address, encrypted, because some addresses contain a secret. */
  sealedUrl: string;
  sealedSecret: string;
  description: string;
  events: string[];
  enabled: boolean;
  disabledReason: WebhookDisabledReason | null;
  /** Unix milliseconds since which every delivery failed; null while the webhook works. */
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
schema.index({ events: 1, accountId: 1 });

export const webhooksModel = (connection: Connection): Model<WebhookRecord> =>
  connection.model<WebhookRecord>('integrations.webhooks', schema, 'integrations.webhooks');
