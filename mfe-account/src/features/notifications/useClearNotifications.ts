import { useHost, useTexts } from '@meet/remote-kit';
import type { Notifications } from '../../state/createNotifications.ts';

/** Returns an action that deletes all notifications after the person confirms it. */
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
