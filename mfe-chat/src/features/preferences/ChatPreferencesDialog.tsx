import type { ChatNotificationPreferences } from '@meet/accounts-contract';
import { getAccountPreferences, updateAccountPreferences } from '@meet/accounts-contract/operations';
import { PERIODS } from '@meet/contracts';
import { type SlotProps, useHost, useRequest, useTexts } from '@meet/remote-kit';
import { Dialog, ErrorState, SkeletonText, Stack, Switch, toast } from '@meet/ui';
import { useCallback } from 'react';
import { chatPreferences } from '../../state/chatPreferences.ts';
import { useDialogTexts } from '../../state/useDialogTexts.ts';

/**
 * Edits how this person is notified of new messages, and whether others see them type. Each change is saved at once.
 */
export function ChatPreferencesDialog({ onClose }: SlotProps<'chat.preferences/v1'>) {
  const t = useTexts();
  const hasTexts = useDialogTexts();
  const { api, i18n, toast: showToast } = useHost();
  const load = useCallback(
    async (signal: AbortSignal) => {
      const { preferences } = await api.execute(getAccountPreferences, { preferenceType: 'chatNotifications' }, signal);
      return preferences as ChatNotificationPreferences;
    },
    [api],
  );
  const { value: preferences, failed, retry, setValue: setPreferences } = useRequest(load);

  async function change(kind: keyof ChatNotificationPreferences, on: boolean): Promise<void> {
    if (!preferences) return;
    const next = { ...preferences, [kind]: on };
    setPreferences(next);
    try {
      await api.execute(updateAccountPreferences, { preferenceType: 'chatNotifications', configuration: next });
      chatPreferences.next(next);
      toast.snackbar(t('chatPreferences.saved'), PERIODS.preferenceSavedMs);
    } catch (error) {
      setPreferences(preferences);
      showToast({ type: 'error', message: i18n.errorText(error) });
    }
  }

  return (
    <Dialog open title={t('preferences.title')} onClose={() => onClose()} size="450px">
      {hasTexts && failed && <ErrorState compact title={t('chatPreferences.loadFailed')} onRetry={retry} />}
      {(!hasTexts || (!failed && !preferences)) && <SkeletonText lines={2} />}
      {hasTexts && !failed && preferences && (
        <Stack>
          <Switch
            label={t('chatPreferences.mail')}
            checked={preferences.mail}
            onChange={(event) => void change('mail', event.currentTarget.checked)}
          />
          <Switch
            label={t('chatPreferences.web')}
            checked={preferences.web}
            onChange={(event) => void change('web', event.currentTarget.checked)}
          />
          <Switch
            label={t('chatPreferences.showsTyping')}
            checked={preferences.showsTyping}
            onChange={(event) => void change('showsTyping', event.currentTarget.checked)}
          />
        </Stack>
      )}
    </Dialog>
  );
}
