import { Schema, type Connection, type Model } from 'mongoose';

export interface CounterDocument {
  /** `mfe-chat/1.4.0-0123456789ab`. */
  _id: string;
  /** Sessions of signed-in people, as far as they count. */
  sessions: number;
  /** Those of them that told of an error. */
  errorCount: number;
}

const schema = new Schema<CounterDocument>(
  {
    _id: { type: String, required: true },
    sessions: { type: Number, default: 0 },
    errorCount: { type: Number, default: 0 },
  },
  { versionKey: false },
);

export const countersModel = (connection: Connection): Model<CounterDocument> =>
  connection.model<CounterDocument>('releases.counters', schema, 'releases.counters');
