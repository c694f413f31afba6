import { Schema, type Connection, type Model } from 'mongoose';

/** That one person follows another, or has asked to. */
export interface FollowRecord {
  _id: string;
  /** The account that is told. */
  followerId: string;
  /** Address that it follows, in lower case. */
  followedEmail: string;
  /** Null until the follow request is accepted. */
  followedId: string | null;
  state: 'asked' | 'following';
  /** Unix milliseconds: asked or accepted at. */
  since: number;
  /** SHA-256 of the mailed link's secret; absent once it was answered. */
  secretDigest?: string;
  /** When a follow request is forgotten; absent once it was accepted. */
  expiresAt?: Date;
}

const schema = new Schema<FollowRecord>(
  {
    _id: { type: String, required: true },
    followerId: { type: String, required: true },
    followedEmail: { type: String, required: true },
    followedId: { type: String, default: null },
    state: { type: String, required: true },
    since: { type: Number, required: true },
    secretDigest: String,
    expiresAt: Date,
  },
  { versionKey: false },
);
schema.index({ followerId: 1, followedEmail: 1 }, { unique: true });
schema.index({ followedId: 1 });
schema.index({ secretDigest: 1 }, { unique: true, partialFilterExpression: { secretDigest: { $exists: true } } });
schema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

export const followModel = (connection: Connection): Model<FollowRecord> =>
  connection.model<FollowRecord>('notifications.follows', schema, 'notifications.follows');
