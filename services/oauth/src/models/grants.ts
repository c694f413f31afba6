import type { OauthScope } from '@meet/oauth-contract';
import { Schema, type Connection, type Model } from 'mongoose';

/** Permission of a person for an application; its tokens live no longer than it. */
export interface GrantRecord {
  _id: string;
  accountId: string;
  clientId: string;
  scopes: OauthScope[];
  /** State of the protocol, encrypted. */
  sealed: string;
  /** Unix milliseconds, as the next two. */
  createdAt: number;
  /** When the application came for its tokens; null while it has none. */
  exchangedAt: number | null;
  lastUsedAt: number | null;
  /** From then on nothing can come of it. */
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
