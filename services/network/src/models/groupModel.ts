import { Schema, type Connection, type Model } from 'mongoose';

export interface GroupRecord {
  _id: string;
  ownerId: string;
  ownerEmail: string;
  ownerName: string;
  groupName: string;
  /** Unix seconds. */
  createdAt: number;
  /** Increases after every change of the name or the members. */
  version: number;
}

const schema = new Schema<GroupRecord>(
  {
    _id: { type: String, required: true },
    ownerId: { type: String, required: true },
    ownerEmail: { type: String, required: true },
    ownerName: { type: String, required: true },
    groupName: { type: String, required: true },
    createdAt: { type: Number, required: true },
    version: { type: Number, default: 1 },
  },
  { collection: 'network.groups', versionKey: false },
);
schema.index({ ownerId: 1 });

export const groupModel = (connection: Connection): Model<GroupRecord> =>
  connection.model<GroupRecord>('NetworkGroup', schema);
