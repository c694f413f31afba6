import { type Connection, Schema } from 'mongoose';

/** The one key of an account. Its value is nowhere. */
export interface ApiKeyRecord {
  /** The account's id. */
  _id: string;
  /** Names this key and no earlier or later one of the account. */
  keyId: string;
  /** HMAC of the value, for look-up. */
  hash: string;
  /** The ends of the value, for its owner to know it by. */
  shown: string;
  createdAt: number;
}

const schema = new Schema<ApiKeyRecord>(
  {
    _id: { type: String, required: true },
    keyId: { type: String, required: true },
    hash: { type: String, required: true },
    shown: { type: String, required: true },
    createdAt: { type: Number, required: true },
  },
  { versionKey: false },
);
schema.index({ hash: 1 }, { unique: true });

export const apiKeyModel = (connection: Connection) =>
  connection.model<ApiKeyRecord>('accounts.apiKey', schema, 'accounts.apiKeys');
