import type { Locale } from '@meet/contracts';
import { type Connection, Schema } from 'mongoose';

/** Data of one person's sign-up. It becomes an account when its own link is opened; until then it reserves nothing. */
export interface SignUpRecord {
  _id: string;
  email: string;
  /** The address in lower case. Several sign-ups may wait for one address, because each is only a claim. */
  emailKey: string;
  fullName: string;
  locale: Locale;
  passwordHash: string;
  /** SHA-256 of the newest link's secret part. */
  tokenHash: string;
  /** Unix milliseconds. */
  createdAt: number;
  expiresAt: Date;
}

const schema = new Schema<SignUpRecord>(
  {
    _id: { type: String, required: true },
    email: { type: String, required: true },
    emailKey: { type: String, required: true },
    fullName: { type: String, required: true },
    locale: { type: String, required: true },
    passwordHash: { type: String, required: true },
    tokenHash: { type: String, required: true },
    createdAt: { type: Number, required: true },
    expiresAt: { type: Date, required: true },
  },
  { versionKey: false },
);
schema.index({ tokenHash: 1 }, { unique: true });
schema.index({ emailKey: 1, createdAt: -1 });
schema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

export const signUpModel = (connection: Connection) =>
  connection.model<SignUpRecord>('accounts.sign_ups', schema, 'accounts.sign_ups');
