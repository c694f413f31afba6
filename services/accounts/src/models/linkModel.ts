import { type Connection, Schema } from 'mongoose';

export type LinkPurpose = 'reset' | 'login' | 'keep' | 'view-account';

/** A single-use link. Redeeming it deletes the record. */
export interface LinkRecord {
  /** SHA-256 of the link's secret part. */
  _id: string;
  purpose: LinkPurpose;
  accountId: string;
  /** The administrator of a `view-account` link. */
  adminId: string | null;
  expiresAt: Date;
}

const schema = new Schema<LinkRecord>(
  {
    _id: { type: String, required: true },
    purpose: { type: String, required: true },
    accountId: { type: String, required: true },
    adminId: { type: String, default: null },
    expiresAt: { type: Date, required: true },
  },
  { versionKey: false },
);
schema.index({ accountId: 1, purpose: 1 });
schema.index({ adminId: 1 });
schema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

export const linkModel = (connection: Connection) =>
  connection.model<LinkRecord>('accounts.links', schema, 'accounts.links');
