import { type Connection, Schema } from 'mongoose';

/** A code flow in progress. Finishing it deletes the record, so that a code with its state is valid once. */
export interface SignInAttemptRecord {
  /** SHA-256 of the state. */
  _id: string;
  /** The PKCE verifier and the nonce, encrypted. */
  sealed: string;
  expiresAt: Date;
}

const schema = new Schema<SignInAttemptRecord>(
  {
    _id: { type: String, required: true },
    sealed: { type: String, required: true },
    expiresAt: { type: Date, required: true },
  },
  { versionKey: false },
);
schema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

export const signInAttemptModel = (connection: Connection) =>
  connection.model<SignInAttemptRecord>('accounts.sign_in_attempts', schema, 'accounts.sign_in_attempts');
