import { Schema, type Connection, type Model } from 'mongoose';

/** A connection that keeps its account online until the lease expires. */
export interface LeaseRecord {
  /** Id of the connection. */
  _id: string;
  accountId: string;
  /** Unix milliseconds. */
  expiresAt: number;
}

const schema = new Schema<LeaseRecord>(
  {
    _id: { type: String, required: true },
    accountId: { type: String, required: true },
    expiresAt: { type: Number, required: true },
  },
  { collection: 'network.leases', versionKey: false },
);
schema.index({ accountId: 1, expiresAt: 1 });
schema.index({ expiresAt: 1 });

export const leaseModel = (connection: Connection): Model<LeaseRecord> =>
  connection.model<LeaseRecord>('NetworkLease', schema);
