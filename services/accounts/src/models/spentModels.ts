import { type Connection, Schema } from 'mongoose';

/** Something that counts once and was used; kept for as long as it would count. */
export interface SpentRecord {
  _id: string;
  expiresAt: Date;
}

const schema = new Schema<SpentRecord>(
  { _id: { type: String, required: true }, expiresAt: { type: Date, required: true } },
  { versionKey: false },
);
schema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

/** Solved puzzles, by their nonces. */
export const spentCaptchaModel = (connection: Connection) =>
  connection.model<SpentRecord>('accounts.spent_captchas', schema, 'accounts.spent_captchas');

/** Third parties' identity tokens, by the SHA-256 of what is signed in them. */
export const spentIdTokenModel = (connection: Connection) =>
  connection.model<SpentRecord>('accounts.spent_id_tokens', schema, 'accounts.spent_id_tokens');
