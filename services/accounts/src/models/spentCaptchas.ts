import { type Connection, Schema } from 'mongoose';

/** A solved puzzle that was used; kept for as long as it would count. */
export interface SpentCaptchaRecord {
  /** The puzzle's nonce. */
  _id: string;
  expiresAt: Date;
}

const schema = new Schema<SpentCaptchaRecord>(
  { _id: { type: String, required: true }, expiresAt: { type: Date, required: true } },
  { versionKey: false },
);
schema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

export const spentCaptchasModel = (connection: Connection) =>
  connection.model<SpentCaptchaRecord>('accounts.spent_captchas', schema, 'accounts.spent_captchas');
