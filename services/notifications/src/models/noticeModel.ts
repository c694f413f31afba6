import { Schema, type Connection, type Model } from 'mongoose';

/** That somebody was told something which must not be told twice; kept apart, because notifications can be deleted. */
export interface NoticeRecord {
  /** The account and the caller's key. */
  _id: string;
  expiresAt: Date;
}

const schema = new Schema<NoticeRecord>(
  { _id: { type: String, required: true }, expiresAt: { type: Date, required: true } },
  { versionKey: false },
);
schema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

export const noticeModel = (connection: Connection): Model<NoticeRecord> =>
  connection.model<NoticeRecord>('notifications.notices', schema, 'notifications.notices');
