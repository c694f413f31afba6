import { Schema, type Connection, type Model } from 'mongoose';

/** A deleted contact, for pages that request the changes since an earlier answer. */
export interface RemovedContactRecord {
  /** The contact's id. */
  _id: string;
  ownerId: string;
  removedAt: Date;
}

/** Longer than clients may refer to an earlier answer. */
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
