import { type Connection, Schema } from 'mongoose';

/** Failed look-ups by address of one requester: an account, or a network address. */
export interface EmailLookupRecord {
  _id: string;
  windowStartedAt: number;
  failures: number;
  blockedUntil: number;
  /** Time when the database may delete the record. */
  expiresAt: Date;
}

const schema = new Schema<EmailLookupRecord>(
  {
    _id: { type: String, required: true },
    windowStartedAt: { type: Number, required: true },
    failures: { type: Number, required: true },
    blockedUntil: { type: Number, default: 0 },
    expiresAt: { type: Date, required: true },
  },
  { versionKey: false },
).index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

export const emailLookupModel = (connection: Connection) =>
  connection.model<EmailLookupRecord>('meetings.emailLookup', schema, 'meetings.emailLookups');
