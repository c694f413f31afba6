import type { FollowUpQueue } from '@meet/network-contract';
import { Schema, type Connection, type Model } from 'mongoose';

/** Work that a change causes: contacts and groups are sent again to those who see an account. */
export interface FollowUpRecord {
  /** Hash of another service's event, so that an event that arrives twice is handled once; otherwise a random id. */
  _id: string;
  queue: FollowUpQueue;
  /** A failed entry was given up, and is kept until it expires. */
  state: 'queued' | 'failed';
  /** Type of the event, or of the network's own change. */
  type: string;
  /** The account that changed; absent for a group. */
  accountId?: string;
  /** The group whose members changed. */
  groupId?: string;
  /** The new account's address; only for an activated account. */
  email?: string;
  /**
   * Some of the account's mates if the account joined or left something; the accounts that it added as contacts; or the
   * members who came into the group or left it.
   */
  mateIds?: string[];
  /** Those of `mateIds` who were pending in the group when they left it. */
  pendingIds?: string[];
  attempts: number;
  /** Id of the process that works on the entry; null for none. */
  holder: string | null;
  /** Unix milliseconds. */
  nextAttemptAt: number;
  /** Set when the entry is given up. Its address and ids are deleted at that time. */
  expiresAt?: Date;
}

const schema = new Schema<FollowUpRecord>(
  {
    _id: { type: String, required: true },
    queue: { type: String, required: true },
    state: { type: String, default: 'queued' },
    type: { type: String, required: true },
    accountId: String,
    groupId: String,
    email: String,
    mateIds: { type: [String], default: undefined },
    pendingIds: { type: [String], default: undefined },
    attempts: { type: Number, default: 0 },
    holder: { type: String, default: null },
    nextAttemptAt: { type: Number, required: true },
    expiresAt: Date,
  },
  { collection: 'network.followups', versionKey: false },
);
schema.index({ queue: 1, state: 1, nextAttemptAt: 1, _id: 1 });
schema.index({ queue: 1, holder: 1 }, { partialFilterExpression: { holder: { $gt: '' } } });
schema.index({ accountId: 1 });
schema.index({ mateIds: 1 });
schema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

export const followUpModel = (connection: Connection): Model<FollowUpRecord> =>
  connection.model<FollowUpRecord>('NetworkFollowUp', schema);
