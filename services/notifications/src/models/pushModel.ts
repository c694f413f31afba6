import { Schema, type Connection, type Model } from 'mongoose';

/**
 * A push that waits for a browser. It is deleted as soon as the push service has accepted it, or it has become
 * pointless.
 */
export interface PushRecord {
  /** The browser's id and the push's tag: of pushes with one tag, only the latest waits. */
  _id: string;
  subscriptionId: string;
  accountId: string;
  /** Changes each time the record is replaced. A sent push is deleted only if no newer one has replaced it. */
  version: string;
  /** Content for the browser, encrypted. */
  sealed: string;
  urgency: 'normal' | 'high';
  attempts: number;
  /**
   * Id of the process that is sending it. If that process dies, the push is not sent again, because it may have rung.
   */
  holder: string | null;
  /** Unix milliseconds. */
  nextAttemptAt: number;
  /** Unix milliseconds. */
  endsAt: number;
  expiresAt: Date;
}

const schema = new Schema<PushRecord>(
  {
    _id: { type: String, required: true },
    subscriptionId: { type: String, required: true },
    accountId: { type: String, required: true },
    version: { type: String, required: true },
    sealed: { type: String, required: true },
    urgency: { type: String, required: true },
    attempts: { type: Number, required: true },
    holder: { type: String, default: null },
    nextAttemptAt: { type: Number, required: true },
    endsAt: { type: Number, required: true },
    expiresAt: { type: Date, required: true },
  },
  { versionKey: false },
);
schema.index({ nextAttemptAt: 1, _id: 1 });
schema.index({ holder: 1 }, { partialFilterExpression: { holder: { $gt: '' } } });
schema.index({ subscriptionId: 1 });
schema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

export const pushModel = (connection: Connection): Model<PushRecord> =>
  connection.model<PushRecord>('notifications.pushes', schema, 'notifications.pushes');
