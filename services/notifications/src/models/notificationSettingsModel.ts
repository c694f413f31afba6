import { Schema, type Connection, type Model } from 'mongoose';

/** Choices of one account about its notifications as a whole. */
export interface NotificationSettingsRecord {
  /** The account. */
  _id: string;
  /** Days that notifications are kept; null: as long as the product keeps them. */
  expireDays: number | null;
}

const schema = new Schema<NotificationSettingsRecord>(
  { _id: { type: String, required: true }, expireDays: { type: Number, default: null } },
  { versionKey: false },
);

export const notificationSettingsModel = (connection: Connection): Model<NotificationSettingsRecord> =>
  connection.model<NotificationSettingsRecord>('notifications.settings', schema, 'notifications.settings');
