import { Schema, type Connection, type Model } from 'mongoose';

/** A member's place in a thread that they follow or followed, or have read. */
export interface FollowerRecord {
  /** See `followerKey`. */
  _id: string;
  threadId: string;
  /** The room of the thread. */
  chatId: string;
  accountId: string;
  /** False once they no longer follow it; only an own reply makes them follow it again. */
  isFollowed: boolean;
  /** Whether a reply that is not deleted is after their read mark. */
  isUnread: boolean;
  /** Number of the last reply that they have read. */
  readSequence: number;
  /** Time of the thread's last reply, in Unix milliseconds; orders the threads of a person. */
  lastAt: number;
}

const schema = new Schema<FollowerRecord>(
  {
    _id: { type: String, required: true },
    threadId: { type: String, required: true },
    chatId: { type: String, required: true },
    accountId: { type: String, required: true },
    isFollowed: { type: Boolean, required: true },
    isUnread: { type: Boolean, required: true },
    readSequence: { type: Number, required: true },
    lastAt: { type: Number, required: true },
  },
  { collection: 'chat.followers', versionKey: false },
);
schema.index({ threadId: 1, isFollowed: 1 });
schema.index({ chatId: 1, accountId: 1 });
schema.index({ accountId: 1, isFollowed: 1, lastAt: -1, _id: 1 });
schema.index({ accountId: 1, isFollowed: 1, isUnread: 1 });

export const followerModel = (connection: Connection): Model<FollowerRecord> =>
  connection.model<FollowerRecord>('ChatFollower', schema);

export const followerKey = (threadId: string, accountId: string) => `${threadId} ${accountId}`;
