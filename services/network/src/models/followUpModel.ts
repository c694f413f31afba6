import type { FollowUpQueue } from '@meet/network-contract';
import { Schema, type Connection, type Model } from 'mongoose';

/** Work that an event of another service asks for: contacts and groups are shown again to those who see the account. */
export interface FollowUpRecord {
  /** Hash of the event: one that arrives twice is followed once. */
  _id: string;
  queue: FollowUpQueue;
  /** A failed row was given up, and is kept until it expires. */
  state: 'queued' | 'failed';
  /** Type of the event. */
  type: string;
  accountId: string;
  /** Given for a new account. */
  email?: string;
  /** Some of the mates, given for somebody who came or left. */
  mateIds?: string[];
  attempts: number;
  /** The process that does it now. */
  holder: string | null;
  /** Unix milliseconds. */
  nextAttemptAt: number;
  /** Set once it is given up: its address and ids go then. */
  expiresAt?: Date;
}

const schema = new Schema<FollowUpRecord>(
  {
    _id: { type: String, required: true },
    queue: { type: String, required: true },
    state: { type: String, default: 'queued' },
    type: { type: String, required: true },
    accountId: { type: String, required: true },
    email: String,
    mateIds: { type: [String], default: undefined },
    attempts: { type: Number, default: 0 },
    holder: { type: String, default: null },
    nextAttemptAt: { type: Number, required: true },
    expiresAt: Date,
  },
  { collection: 'network.followups', versionKey: false },
);
schema.index({ queue: 1, state: 1, nextAttemptAt: 1, _id: 1 });
schema.index({ queue: 1, holder: 1 }, { partialFilterExpression: { holder: { $gt: '' } } });
schema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

export const followUpModel = (connection: Connection): Model<FollowUpRecord> =>
  connection.model<FollowUpRecord>('NetworkFollowUp', schema);
