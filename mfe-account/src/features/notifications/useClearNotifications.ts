import { useHost, useTexts } from '@meet/remote-kit';
import type { Notifications } from '../../state/createNotifications.ts';

/** Deletes every notification, once the person has said that it is meant. */
export function useClearNotifications({ clear }: Notifications) {
  const t = useTexts();
  const { confirm } = useHost();
  return async () => {
    const isMeant = await confirm({
      title: t('notifications.clearQuestion'),
      message: t('notifications.clearText'),
      confirmText: t('notifications.clearAll'),
      tone: 'danger',
    });
    if (isMeant) await clear();
  };
}
