import type { ChannelKind } from '@meet/releases-contract';
import { Schema, type Connection, type Model } from 'mongoose';

export interface TokenDocument {
  _id: string;
  remote: string;
  name: string;
  /** HMAC of the value. */
  hash: string;
  channels: ChannelKind[];
  /** Account id of the administrator who created it. */
  issuerId: string;
  createdAt: number;
  expiresAt: number;
  lastUsedAt: number | null;
}

const schema = new Schema<TokenDocument>(
  {
    _id: { type: String, required: true },
    remote: { type: String, required: true },
    name: { type: String, required: true },
    hash: { type: String, required: true },
    channels: { type: [String], required: true } as never,
    issuerId: { type: String, required: true },
    createdAt: { type: Number, required: true },
    expiresAt: { type: Number, required: true },
    lastUsedAt: { type: Number, default: null },
  },
  { versionKey: false },
);
schema.index({ hash: 1 }, { unique: true });
schema.index({ remote: 1, createdAt: -1 });

export const tokensModel = (connection: Connection): Model<TokenDocument> =>
  connection.model<TokenDocument>('releases.tokens', schema, 'releases.publish_tokens');
