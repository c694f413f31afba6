import type { OauthScope } from '@meet/oauth-contract';
import { Schema, type Connection, type Model } from 'mongoose';

/** A person's permission for an application. Its tokens live no longer than the permission. */
export interface GrantRecord {
  _id: string;
  accountId: string;
  clientId: string;
  scopes: OauthScope[];
  /** State of the protocol, encrypted. */
  sealed: string;
  /** Unix milliseconds, like the next two. */
  createdAt: number;
  /** Time at which the application first exchanged its code for tokens; null before that. */
  exchangedAt: number | null;
  lastUsedAt: number | null;
  /** After this time no token can be issued. */
  expiresAt: Date;
}

const schema = new Schema<GrantRecord>(
  {
    _id: { type: String, required: true },
    accountId: { type: String, required: true },
    clientId: { type: String, required: true },
    scopes: { type: [String], required: true },
    sealed: { type: String, required: true },
    createdAt: { type: Number, required: true },
    exchangedAt: { type: Number, default: null },
    lastUsedAt: { type: Number, default: null },
    expiresAt: { type: Date, required: true },
  },
  { versionKey: false },
);
schema.index({ accountId: 1, clientId: 1 });
schema.index({ clientId: 1 });
schema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

export const grantsModel = (connection: Connection): Model<GrantRecord> =>
  connection.model<GrantRecord>('oauth.grants', schema, 'oauth.grants');
