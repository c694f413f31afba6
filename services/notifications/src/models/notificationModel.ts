import type { NotificationType } from '@meet/notifications-contract';
import { Schema, type Connection, type Model } from 'mongoose';

/** One notification of one person. */
export interface NotificationRecord {
  /** Sorts by time: a later notification has a greater id. */
  _id: string;
  accountId: string;
  notificationType: NotificationType;
  from: { fullName: string; email: string | null } | null;
  message: {
    /** If empty, the sentence of the type is written when the notification is read. */
    content: string;
    meetingRoom: string | null;
    meetingSubject: string | null;
    /** Unix milliseconds. */
    meetingStart: number | null;
    groupName: string | null;
    chatId?: string | null;
    chatSequence?: number | null;
  };
  /** The caller's key, by which it can be withdrawn; missing if the caller gave none. */
  key?: string;
  /** All searchable text, in lower case. */
  searchText: string;
  /** True if the bell was opened since the notification arrived. */
  isSeen: boolean;
  isRead: boolean;
  createdAt: number;
  expiresAt: Date;
}

const schema = new Schema<NotificationRecord>(
  {
    _id: { type: String, required: true },
    accountId: { type: String, required: true },
    notificationType: { type: String, required: true },
    from: { type: { fullName: String, email: String }, _id: false, default: null },
    message: {
      type: {
        content: String,
        meetingRoom: String,
        meetingSubject: String,
        meetingStart: Number,
        groupName: String,
        chatId: String,
        chatSequence: Number,
      },
      _id: false,
      required: true,
    },
    key: String,
    searchText: { type: String, default: '' },
    isSeen: { type: Boolean, required: true },
    isRead: { type: Boolean, required: true },
    createdAt: { type: Number, required: true },
    expiresAt: { type: Date, required: true },
  },
  { versionKey: false },
);
schema.index({ accountId: 1, _id: -1 });
// The counts of unseen and unread notifications read these two indexes alone, and no document.
schema.index({ accountId: 1, isSeen: 1, notificationType: 1, expiresAt: 1 });
schema.index({ accountId: 1, isRead: 1, notificationType: 1, expiresAt: 1 });
schema.index({ accountId: 1, isRead: 1, _id: -1 });
schema.index({ accountId: 1, notificationType: 1, _id: -1 });
schema.index({ key: 1 }, { partialFilterExpression: { key: { $exists: true } } });
schema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

export const notificationModel = (connection: Connection): Model<NotificationRecord> =>
  connection.model<NotificationRecord>('notifications.notifications', schema, 'notifications.notifications');
