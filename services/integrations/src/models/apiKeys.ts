import { Schema, type Connection, type Model } from 'mongoose';

export interface ApiKeyRecord {
  _id: string;
  accountId: string;
  /** Number from 0 to the maximum per account, exclusive. A unique index on it limits the number of keys. */
  slot: number;
  serviceId: string;
  name: string;
  /** HMAC of the value, for look-up. */
  hash: string;
  /** The value, encrypted, which its owner may view again. Null for a key that was shown only once. */
  sealed: string | null;
  /** Unix milliseconds, like the times below. */
  createdAt: number;
  expiresAt: number | null;
  lastUsedAt: number | null;
}

const schema = new Schema<ApiKeyRecord>(
  {
    _id: { type: String, required: true },
    accountId: { type: String, required: true },
    slot: { type: Number, required: true },
    serviceId: { type: String, required: true },
    name: { type: String, required: true },
    hash: { type: String, required: true },
    sealed: { type: String, default: null },
    createdAt: { type: Number, required: true },
    expiresAt: { type: Number, default: null },
    lastUsedAt: { type: Number, default: null },
  },
  { versionKey: false },
);
schema.index({ accountId: 1, slot: 1 }, { unique: true });
schema.index({ hash: 1 }, { unique: true });

export const apiKeysModel = (connection: Connection): Model<ApiKeyRecord> =>
  connection.model<ApiKeyRecord>('integrations.apiKeys', schema, 'integrations.api_keys');
