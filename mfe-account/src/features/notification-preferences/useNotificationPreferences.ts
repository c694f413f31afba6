import { PERIODS } from '@meet/contracts';
import type { NotificationPreferences } from '@meet/accounts-contract';
import { getAccountPreferences, updateAccountPreferences } from '@meet/accounts-contract/operations';
import type { NotificationPreference } from '@meet/notifications-contract';
import { useHost, useRequest, useTexts } from '@meet/remote-kit';
import { toast } from '@meet/ui';
import { useCallback } from 'react';

export const WAYS = ['mail', 'web', 'mobile'] as const;
export type Way = (typeof WAYS)[number];
type Option = NotificationPreferences['options'][number];

/** Keeps the person's choices. Each change is saved at once, and undone if that fails. */
export function useNotificationPreferences() {
  const t = useTexts();
  const { api, i18n, toast: showToast } = useHost();
  const load = useCallback(
    async (signal: AbortSignal): Promise<readonly Option[]> => {
      const { preferences } = await api.execute(getAccountPreferences, { preferenceType: 'notification' }, signal);
      return (preferences as NotificationPreferences).options;
    },
    [api],
  );
  const { value: options, failed, retry, setValue: setOptions } = useRequest(load);

  const set = (type: NotificationPreference, way: Way, on: boolean) =>
    setOptions((known) =>
      known?.map((option) => (option.notificationType === type ? { ...option, [way]: on } : option)),
    );

  async function change(type: NotificationPreference, way: Way, on: boolean): Promise<void> {
    const option = options?.find(({ notificationType }) => notificationType === type);
    if (!option) return;
    set(type, way, on);
    try {
      const configuration = { options: [{ ...option, [way]: on }] };
      await api.execute(updateAccountPreferences, { preferenceType: 'notification', configuration });
      toast.snackbar(t('preferences.saved'), PERIODS.preferenceSavedMs);
    } catch (error) {
      set(type, way, !on);
      showToast({ type: 'error', title: t('preferences.notSaved'), message: i18n.errorText(error) });
    }
  }

  return { options, failed, change, reload: retry };
}
