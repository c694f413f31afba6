import { type Connection, Schema } from 'mongoose';

/**
 * A mail that is being sent, or that the development mailbox keeps. It is deleted as soon as a mail server has accepted
 * it.
 */
export interface MailRecord {
  _id: string;
  /**
   * `taken` from the claim of a process until the server is ready for the text, `leaving` from then until the server's
   * answer. A mail without a known answer is `uncertain`, and is not sent again.
   */
  state: 'queued' | 'taken' | 'leaving' | 'uncertain' | 'kept' | 'given-up';
  /** Receiver, subject, text and HTML, encrypted: mails contain links that open accounts. */
  sealed: string;
  createdAt: number;
  /**
   * Increases with each claim. A process's later writes apply only while the number is unchanged, so only until the
   * next claim.
   */
  attempts: number;
  /** Id of the process that is sending the mail. */
  holder?: string | undefined;
  /** Unix milliseconds. */
  nextAttemptAt: number;
  expiresAt: Date;
}

const schema = new Schema<MailRecord>(
  {
    _id: { type: String, required: true },
    state: { type: String, required: true },
    sealed: { type: String, required: true },
    createdAt: { type: Number, required: true },
    attempts: { type: Number, required: true },
    holder: String,
    nextAttemptAt: { type: Number, required: true },
    expiresAt: { type: Date, required: true },
  },
  { versionKey: false },
);
schema.index({ state: 1, nextAttemptAt: 1, _id: 1 });
schema.index({ state: 1, createdAt: -1, _id: -1 });
schema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

export const mailModel = (connection: Connection) =>
  connection.model<MailRecord>('notifications.mails', schema, 'notifications.mails');
