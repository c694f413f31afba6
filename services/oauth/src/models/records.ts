import { Schema, type Connection, type Model } from 'mongoose';

/** A request, code or token that the protocol's implementation stores. */
export interface ProtocolRecord {
  /** Kind, and an HMAC of the value, so that reading the database does not reveal usable values. */
  _id: string;
  /** All other data, encrypted. */
  sealed: string;
  grantId: string | null;
  /** Unix milliseconds of its use, after which it is invalid. It is kept so that a repeated use is detected. */
  consumedAt: number | null;
  expiresAt: Date;
}

const schema = new Schema<ProtocolRecord>(
  {
    _id: { type: String, required: true },
    sealed: { type: String, required: true },
    grantId: { type: String, default: null },
    consumedAt: { type: Number, default: null },
    expiresAt: { type: Date, required: true },
  },
  { versionKey: false },
);
schema.index({ grantId: 1 });
schema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

export const recordsModel = (connection: Connection): Model<ProtocolRecord> =>
  connection.model<ProtocolRecord>('oauth.records', schema, 'oauth.records');
