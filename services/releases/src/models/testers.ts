import { Schema, type Connection, type Model } from 'mongoose';

export interface TesterDocument {
  /** The account's address, in lower case. */
  _id: string;
}

const schema = new Schema<TesterDocument>({ _id: { type: String, required: true } }, { versionKey: false });

export const testersModel = (connection: Connection): Model<TesterDocument> =>
  connection.model<TesterDocument>('releases.testers', schema, 'releases.testers');
