import type { ChatNotificationPreferences, NotificationPreferences } from '@meet/accounts-contract';
import { NOTIFICATION_PREFERENCES } from '@meet/notifications-contract';
import type { PreferencesRecord } from '../models/preferencesModel.ts';

/** All four types in the table's order, each as chosen, else all on. */
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
