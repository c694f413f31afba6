import { type Connection, Schema } from 'mongoose';

/** One signed-in device. The token itself is not stored. */
export interface SessionRecord {
  _id: string;
  /** `<key id>:<HMAC-SHA-256>`. */
  tokenHash: string;
  kind: 'user' | 'admin' | 'impersonation';
  accountId: string;
  impersonatedBy: { accountId: string; fullName: string } | null;
  createdAt: number;
  lastUsedAt: number;
  /** The latest possible end of the session; inactivity ends it sooner. */
  expiresAt: Date;
  device: string;
  address: string;
}

const schema = new Schema<SessionRecord>(
  {
    _id: { type: String, required: true },
    tokenHash: { type: String, required: true },
    kind: { type: String, required: true },
    accountId: { type: String, required: true },
    impersonatedBy: {
      type: new Schema(
        { accountId: { type: String, required: true }, fullName: { type: String, default: '' } },
        { _id: false },
      ),
      default: null,
    },
    createdAt: { type: Number, required: true },
    lastUsedAt: { type: Number, required: true },
    expiresAt: { type: Date, required: true },
    device: { type: String, default: '' },
    address: { type: String, default: '' },
  },
  { versionKey: false },
);
schema.index({ tokenHash: 1 }, { unique: true });
schema.index({ accountId: 1, lastUsedAt: -1 });
schema.index({ 'impersonatedBy.accountId': 1 });
schema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

export const sessionModel = (connection: Connection) =>
  connection.model<SessionRecord>('accounts.sessions', schema, 'accounts.sessions');
