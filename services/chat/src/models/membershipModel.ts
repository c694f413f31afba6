import { Schema, type Connection, type Model } from 'mongoose';

/** Version of an account's room list, which counts its changes; missing before the first change. */
export interface MembershipRecord {
  /** The account's id. */
  _id: string;
  version: number;
}

const schema = new Schema<MembershipRecord>(
  { _id: { type: String, required: true }, version: { type: Number, required: true } },
  { collection: 'chat.memberships', versionKey: false },
);

export const membershipModel = (connection: Connection): Model<MembershipRecord> =>
  connection.model<MembershipRecord>('ChatMembership', schema);
