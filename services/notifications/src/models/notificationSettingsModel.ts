import { Schema, type Connection, type Model } from 'mongoose';

/** One account's settings for all its notifications. */
export interface NotificationSettingsRecord {
  /** The account's id. */
  _id: string;
  /** Days that notifications are kept; null for the product's default. */
  expireDays: number | null;
}

const schema = new Schema<NotificationSettingsRecord>(
  { _id: { type: String, required: true }, expireDays: { type: Number, default: null } },
  { versionKey: false },
);

export const notificationSettingsModel = (connection: Connection): Model<NotificationSettingsRecord> =>
  connection.model<NotificationSettingsRecord>('notifications.settings', schema, 'notifications.settings');
