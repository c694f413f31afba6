import { Schema, type Connection, type Model } from 'mongoose';

export interface CounterDocument {
  /** `mfe-chat/1.4.0-0123456789ab`. */
  _id: string;
  /** Number of counted sessions of signed-in people. */
  sessions: number;
  /** Number of these sessions that reported an error. */
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
