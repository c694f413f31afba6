import { Schema, type Connection, type Model } from 'mongoose';

/**
 * The number of contacts of an account, at least: an addition that failed may be counted. Nothing may be taken from it
 * but that there is room for more.
 */
export interface ContactCountRecord {
  /** The account's id. */
  _id: string;
  contacts: number;
}

const schema = new Schema<ContactCountRecord>(
  { _id: { type: String, required: true }, contacts: { type: Number, required: true } },
  { collection: 'network.contactcounts', versionKey: false },
);

export const contactCountModel = (connection: Connection): Model<ContactCountRecord> =>
  connection.model<ContactCountRecord>('NetworkContactCount', schema);
