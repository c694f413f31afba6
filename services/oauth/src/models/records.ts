import { Schema, type Connection, type Model } from 'mongoose';

/** A request, code, token or the like, as the protocol's implementation keeps them. */
export interface ProtocolRecord {
  /** Its kind, and an HMAC of the value that names it: whoever reads the database can present none. */
  _id: string;
  /** All else about it, encrypted. */
  sealed: string;
  grantId: string | null;
  /** Unix milliseconds: it was used, and counts no more; it stays to be recognised. */
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
