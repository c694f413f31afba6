import { Schema, type Connection, type Model } from 'mongoose';

/** A follow, or a request to follow. */
export interface FollowRecord {
  _id: string;
  /** The account that follows, and so is notified. */
  followerId: string;
  /** The followed address, in lower case. */
  followedEmail: string;
  /** Null until the follow request is accepted. */
  followedId: string | null;
  state: 'asked' | 'following';
  /** Unix milliseconds of the request or, once accepted, of its acceptance. */
  since: number;
  /** SHA-256 of the mailed link's secret; missing once the request was answered. */
  secretDigest?: string;
  /** Time at which a follow request is deleted; missing once it was accepted. */
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
schema.index({ followedEmail: 1 });
schema.index({ secretDigest: 1 }, { unique: true, partialFilterExpression: { secretDigest: { $exists: true } } });
schema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

export const followModel = (connection: Connection): Model<FollowRecord> =>
  connection.model<FollowRecord>('notifications.follows', schema, 'notifications.follows');
