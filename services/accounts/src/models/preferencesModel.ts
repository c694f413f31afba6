import type { ChatNotificationPreferences, NotificationPreferences } from '@meet/accounts-contract';
import { type Connection, Schema } from 'mongoose';

/** A person's choices; a missing choice has its default value. */
export interface PreferencesRecord {
  /** The account's id. */
  _id: string;
  notification?: NotificationPreferences['options'];
  chatNotifications?: ChatNotificationPreferences;
  /** Guides that no longer open by themselves. */
  hiddenGuides?: string[];
}

const schema = new Schema<PreferencesRecord>(
  {
    _id: { type: String, required: true },
    notification: { type: [{ _id: false, notificationType: String, mail: Boolean, web: Boolean, mobile: Boolean }] },
    chatNotifications: { type: { mail: Boolean, web: Boolean, showsTyping: Boolean }, _id: false },
    hiddenGuides: { type: [String], default: undefined },
  },
  { versionKey: false },
);

export const preferencesModel = (connection: Connection) =>
  connection.model<PreferencesRecord>('accounts.preferences', schema, 'accounts.preferences');
