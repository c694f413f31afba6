import { type Connection, Schema } from 'mongoose';

/** A re-encoded picture in each size that pages show, by its edge in pixels. */
export interface AvatarRecord {
  _id: string;
  accountId: string;
  /** Unix milliseconds. */
  createdAt: number;
  sizes: { edge: number; image: Buffer }[];
}

const schema = new Schema<AvatarRecord>(
  {
    _id: { type: String, required: true },
    accountId: { type: String, required: true },
    createdAt: { type: Number, required: true },
    sizes: { type: [{ _id: false, edge: Number, image: Buffer }], required: true },
  },
  { versionKey: false },
);
schema.index({ accountId: 1 });

export const avatarModel = (connection: Connection) =>
  connection.model<AvatarRecord>('accounts.avatars', schema, 'accounts.avatars');
