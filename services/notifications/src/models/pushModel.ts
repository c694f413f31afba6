import { Schema, type Connection, type Model } from 'mongoose';

/** Something on its way to a browser. Gone as soon as its push service took it, or nobody would want it any more. */
export interface PushRecord {
  /** The browser and what it is about: of one thing, the latest waits. */
  _id: string;
  subscriptionId: string;
  accountId: string;
  /** Another one each time that it is put: what was sent is taken away only where nothing newer took its place. */
  version: string;
  /** Content for the browser, encrypted. */
  sealed: string;
  urgency: 'normal' | 'high';
  attempts: number;
  /** The process that is sending it. Nobody sends it again that died over it: it may have rung. */
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
