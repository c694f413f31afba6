import { type Connection, Schema } from 'mongoose';

/** A single-use id that was used, kept until it would expire anyway. */
export interface SpentRecord {
  _id: string;
  expiresAt: Date;
}

const schema = new Schema<SpentRecord>(
  { _id: { type: String, required: true }, expiresAt: { type: Date, required: true } },
  { versionKey: false },
);
schema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

/** Solved captchas, by nonce. */
export const spentCaptchaModel = (connection: Connection) =>
  connection.model<SpentRecord>('accounts.spent_captchas', schema, 'accounts.spent_captchas');

/** ID tokens of third parties, by the SHA-256 of their signed part. */
export const spentIdTokenModel = (connection: Connection) =>
  connection.model<SpentRecord>('accounts.spent_id_tokens', schema, 'accounts.spent_id_tokens');
