import { PERIODS } from '@meet/contracts';
import { checkIfSettingsExistOrCreate } from '@meet/notifications-contract/operations';
import { setNotificationExpire } from '@meet/notifications-contract/operations';
import { useCall, useHost, useIsViewing, useTexts } from '@meet/remote-kit';
import { Select, Skeleton, toast } from '@meet/ui';
import { useEffect } from 'react';

const CHOICES_DAYS = [1, 7, 30, 90];

/** Selects for how many days notifications are kept. A change is saved at once, and undone if that fails. */
export function ExpireSelect() {
  const t = useTexts();
  const { api, i18n, toast: showToast } = useHost();
  const isViewing = useIsViewing();
  const { value, error, setValue } = useCall(checkIfSettingsExistOrCreate, {});
  const days = value?.expire;
  const setDays = (expire: number | undefined) =>
    setValue((current) => (current && expire !== undefined ? { ...current, expire } : undefined));

  useEffect(() => {
    if (error) showToast({ type: 'error', message: i18n.errorText(error) });
  }, [error, i18n, showToast]);

  async function change(wanted: number) {
    const former = days;
    setDays(wanted);
    try {
      const { expire } = await api.execute(setNotificationExpire, { expire: wanted });
      setDays(expire);
      toast.snackbar(t('preferences.saved'), PERIODS.preferenceSavedMs);
    } catch (error) {
      setDays(former);
      showToast({ type: 'error', message: i18n.errorText(error) });
    }
  }

  if (days === undefined) return <Skeleton h={8} w={32} borderRadius="control" />;
  const choices = [...new Set([...CHOICES_DAYS, days])].sort((a, b) => a - b);
  return (
    <Select
      size="sm"
      w={32}
      aria-label={t('notifications.keptLabel')}
      disabled={isViewing}
      value={String(days)}
      onChange={(event) => void change(Number(event.currentTarget.value))}
      options={choices.map((count) => ({ value: String(count), label: t('notifications.days', { count }) }))}
    />
  );
}
