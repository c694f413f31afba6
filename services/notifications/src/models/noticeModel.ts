import { Schema, type Connection, type Model } from 'mongoose';

/**
 * Records that a person was notified of something once only. It is separate from notifications, because these can be
 * deleted.
 */
export interface NoticeRecord {
  /** Account id and the caller's key. */
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
