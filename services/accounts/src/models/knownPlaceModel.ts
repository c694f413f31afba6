import { type Connection, Schema } from 'mongoose';

/** A network from which an account signed in. */
export interface KnownPlaceRecord {
  /** HMAC of e-mail and network, so that the database contains no address. */
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
