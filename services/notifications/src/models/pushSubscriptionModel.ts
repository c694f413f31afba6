import { Schema, type Connection, type Model } from 'mongoose';

/** A browser in which a person is notified while they are away. */
export interface PushSubscriptionRecord {
  /** Digest of the browser's address, so that a browser belongs to one account at most. */
  _id: string;
  accountId: string;
  /** The session in which it was saved. It ends with this session. */
  sessionId: string;
  /** Address and keys, encrypted: anybody who has them can send to the browser. */
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
