import type { OauthScope } from '@meet/oauth-contract';
import { Schema, type Connection, type Model } from 'mongoose';

export interface ClientRecord {
  _id: string;
  name: string;
  redirectUris: string[];
  scopes: OauthScope[];
  /** HMAC of its secret; null for a public application. */
  secretHash: string | null;
  /** Unix milliseconds. */
  createdAt: number;
}

const schema = new Schema<ClientRecord>(
  {
    _id: { type: String, required: true },
    name: { type: String, required: true },
    redirectUris: { type: [String], required: true },
    scopes: { type: [String], required: true },
    secretHash: { type: String, default: null },
    createdAt: { type: Number, required: true },
  },
  { versionKey: false },
);
schema.index({ createdAt: 1, _id: 1 });

export const clientsModel = (connection: Connection): Model<ClientRecord> =>
  connection.model<ClientRecord>('oauth.clients', schema, 'oauth.clients');
