import { Schema, type Connection, type Model } from 'mongoose';

/** A browser in which a person is told of things while they are away. */
export interface PushSubscriptionRecord {
  /** Digest of the browser's address: a browser is written to for one account at most. */
  _id: string;
  accountId: string;
  /** It was saved with this session, and ends with it. */
  sessionId: string;
  /** Address and keys, encrypted: who has them can write to the browser. */
  sealed: string;
  /** Unix milliseconds. */
  createdAt: number;
}

const schema = new Schema<PushSubscriptionRecord>(
  {
    _id: { type: String, required: true },
    accountId: { type: String, required: true },
    sessionId: { type: String, required: true },
    sealed: { type: String, required: true },
    createdAt: { type: Number, required: true },
  },
  { versionKey: false },
);
schema.index({ accountId: 1, createdAt: -1 });

export const pushSubscriptionModel = (connection: Connection): Model<PushSubscriptionRecord> =>
  connection.model<PushSubscriptionRecord>(
    'notifications.push_subscriptions',
    schema,
    'notifications.push_subscriptions',
  );
