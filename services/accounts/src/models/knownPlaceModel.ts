import { type Connection, Schema } from 'mongoose';

/** A network that an account signed in from. */
export interface KnownPlaceRecord {
  /** HMAC of e-mail and network: no address stands in the database. */
  _id: string;
  expiresAt: Date;
}

const schema = new Schema<KnownPlaceRecord>(
  { _id: { type: String, required: true }, expiresAt: { type: Date, required: true } },
  { versionKey: false },
);
schema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

export const knownPlaceModel = (connection: Connection) =>
  connection.model<KnownPlaceRecord>('accounts.known_places', schema, 'accounts.known_places');
