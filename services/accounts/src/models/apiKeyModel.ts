import { type Connection, Schema } from 'mongoose';

/** The one API key of an account. Its value is not stored. */
export interface ApiKeyRecord {
  /** The account's id. */
  _id: string;
  /** Identifies this key; earlier and later keys of the account have other ids. */
  keyId: string;
  /** HMAC of the value, for look-up. */
  hash: string;
  /** The two ends of the value, by which its owner recognises the key. */
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
