import { timestamp } from '@meet/contracts';
import { boolean, number, object, string, type InferType } from 'yup';
import { NOTIFICATION_TYPES } from './notificationTypes.ts';

export const notificationShape = object({
  notificationId: string().required(),
  notificationType: string().oneOf(Object.values(NOTIFICATION_TYPES)).required(),
  /** Null if no person caused it, such as for a reminder. */
  from: object({
    firstName: string().defined(),
    lastName: string().defined(),
    email: string().nullable().defined(),
    /** URL of the picture without a size. */
    avatar: string().nullable().defined(),
  })
    .meta({ name: 'NotificationSender' })
    .default(undefined)
    .nullable()
    .defined(),
  message: object({
    /** A complete sentence in plain text. */
    content: string().defined(),
    meetingRoom: string().nullable().defined(),
    meetingSubject: string().nullable().defined(),
    /** Unix milliseconds. */
    meetingStart: timestamp().nullable(),
    groupName: string().nullable().defined(),
    /** Chat room and number of the message that the notification is about. */
    chatId: string().nullable().defined(),
    chatSequence: number().nullable().defined(),
  }).meta({ name: 'NotificationMessage' }),
  isRead: boolean().required(),
  /** Unix milliseconds. */
  timestamp: timestamp(),
}).meta({ name: 'Notification' });

export type Notification = InferType<typeof notificationShape>;
