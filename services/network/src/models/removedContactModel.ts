import { Schema, type Connection, type Model } from 'mongoose';

/** A contact that was deleted, for pages that ask what changed. */
export interface RemovedContactRecord {
  /** The contact's id. */
  _id: string;
  ownerId: string;
  removedAt: Date;
}

/** Longer than an answer may be referred to. */
const KEPT_SECONDS = 7_200;

const schema = new Schema<RemovedContactRecord>(
  {
    _id: { type: String, required: true },
    ownerId: { type: String, required: true },
    removedAt: { type: Date, required: true },
  },
  { collection: 'network.removedcontacts', versionKey: false },
);
schema.index({ ownerId: 1, removedAt: 1 });
schema.index({ removedAt: 1 }, { expireAfterSeconds: KEPT_SECONDS });

export const removedContactModel = (connection: Connection): Model<RemovedContactRecord> =>
  connection.model<RemovedContactRecord>('NetworkRemovedContact', schema);
