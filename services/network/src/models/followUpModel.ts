import { Schema, type Connection, type Model } from 'mongoose';

/** Work that an event of another service asks for: contacts and groups are shown again to those who see the account. */
export interface FollowUpRecord {
  /** Hash of the event: one that arrives twice is followed once. */
  _id: string;
  /** Its queue. */
  kind: 'accounts' | 'mates';
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
}

const schema = new Schema<FollowUpRecord>(
  {
    _id: { type: String, required: true },
    kind: { type: String, required: true },
    type: { type: String, required: true },
    accountId: { type: String, required: true },
    email: String,
    mateIds: { type: [String], default: undefined },
    attempts: { type: Number, default: 0 },
    holder: { type: String, default: null },
    nextAttemptAt: { type: Number, required: true },
  },
  { collection: 'network.followups', versionKey: false },
);
schema.index({ kind: 1, nextAttemptAt: 1, _id: 1 });
schema.index({ kind: 1, holder: 1 }, { partialFilterExpression: { holder: { $gt: '' } } });

export const followUpModel = (connection: Connection): Model<FollowUpRecord> =>
  connection.model<FollowUpRecord>('NetworkFollowUp', schema);
