import { object, type InferType } from 'yup';
import { NOTIFICATION_PREFERENCES } from '@meet/notifications-contract';
import { flag, list, text } from '@meet/contracts';

export const notificationOption = object({
  notificationType: text().oneOf(NOTIFICATION_PREFERENCES, 'common.invalid').required('common.required'),
  mail: flag().required('common.required'),
  web: flag().required('common.required'),
  mobile: flag().required('common.required'),
});

/** Preferences of either kind: `options` by type for notifications; `mail`, and `web` for the sound, for chat. */
export const accountPreferences = (option: typeof notificationOption) =>
  object({ options: list(option.required()), mail: flag(), web: flag() });

export const notificationPreferences = object({ options: list(notificationOption.required()).required() });

export const chatNotificationPreferences = object({
  mail: flag().required('common.required'),
  /** Sound in the browser. */
  web: flag().required('common.required'),
});

export type NotificationPreferences = InferType<typeof notificationPreferences>;

export type ChatNotificationPreferences = InferType<typeof chatNotificationPreferences>;

export const preferenceType = () =>
  text()
    .oneOf(['notification', 'chatNotifications'] as const, 'common.invalid')
    .required('common.required');
