import { type Connection, Schema } from 'mongoose';

/** A mail on its way, or kept in the development mailbox. Gone as soon as a mail server took it. */
export interface MailRecord {
  _id: string;
  /**
   * `taken` from the claim of a process until the server wants the text, `leaving` from then until the server's answer.
   * A mail without a known answer is `uncertain`, and is not sent again.
   */
  state: 'queued' | 'taken' | 'leaving' | 'uncertain' | 'kept' | 'given-up';
  /** Receiver, subject, text and HTML, encrypted: mails carry links that open accounts. */
  sealed: string;
  createdAt: number;
  /** Grows when a process takes it: what that process then writes counts as long as nobody took it since. */
  attempts: number;
  /** The process that has it in hand. */
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
