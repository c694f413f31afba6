import { type Connection, Schema } from 'mongoose';

/** A room that an account joined, for the list on the join page. */
export interface JoinRecord {
  accountId: string;
  roomId: string;
  subject: string;
  ownerEmail: string;
  isFavorite: boolean;
  joinedAt: number;
}

const schema = new Schema<JoinRecord>(
  {
    accountId: { type: String, required: true },
    roomId: { type: String, required: true },
    subject: { type: String, default: '' },
    ownerEmail: { type: String, required: true },
    isFavorite: { type: Boolean, default: false },
    joinedAt: { type: Number, required: true },
  },
  { versionKey: false },
)
  .index({ accountId: 1, roomId: 1 }, { unique: true })
  .index({ roomId: 1 })
  .index({ accountId: 1, isFavorite: -1, joinedAt: -1, _id: -1 });

export const joinModel = (connection: Connection) =>
  connection.model<JoinRecord>('meetings.join', schema, 'meetings.joins');
