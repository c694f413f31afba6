import type { ChatNotificationPreferences, NotificationPreferences } from '@meet/accounts-contract';
import { NOTIFICATION_PREFERENCES } from '@meet/notifications-contract';
import type { PreferencesRecord } from '../models/preferencesModel.ts';

/** Returns all notification types in the table's order, with the person's choices; the default is on. */
export function presentNotification(record: PreferencesRecord | null | undefined): NotificationPreferences {
  return {
    options: NOTIFICATION_PREFERENCES.map((notificationType) => {
      const chosen = record?.notification?.find((option) => option.notificationType === notificationType);
      return {
        notificationType,
        mail: chosen?.mail ?? true,
        web: chosen?.web ?? true,
        mobile: chosen?.mobile ?? true,
      };
    }),
  };
}

export function presentChatNotifications(record: PreferencesRecord | null | undefined): ChatNotificationPreferences {
  const { mail = true, web = true, showsTyping = true } = record?.chatNotifications ?? {};
  return { mail, web, showsTyping };
}
