import { Schema, type Connection, type Model } from 'mongoose';

/**
 * An upper bound of an account's number of contacts: a failed addition may be counted. It may only be used to conclude
 * that there is space for more.
 */
export interface ContactCountRecord {
  /** The account's id. */
  _id: string;
  contacts: number;
  /** Time of the last reservation, whose contacts may not be stored yet, in milliseconds; 0 if there was none. */
  reservedAt: number;
}

const schema = new Schema<ContactCountRecord>(
  {
    _id: { type: String, required: true },
    contacts: { type: Number, required: true },
    reservedAt: { type: Number, default: 0 },
  },
  { collection: 'network.contactcounts', versionKey: false },
);

export const contactCountModel = (connection: Connection): Model<ContactCountRecord> =>
  connection.model<ContactCountRecord>('NetworkContactCount', schema);
