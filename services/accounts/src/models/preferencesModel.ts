import type { ChatNotificationPreferences, NotificationPreferences } from '@meet/accounts-contract';
import { type Connection, Schema } from 'mongoose';

/** Choices of a person; a missing one has its default. */
export interface PreferencesRecord {
  /** The account. */
  _id: string;
  notification?: NotificationPreferences['options'];
  chatNotifications?: ChatNotificationPreferences;
  /** Guides that do not open by themselves any more. */
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
