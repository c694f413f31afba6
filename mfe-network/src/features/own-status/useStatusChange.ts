import { useHost, useTexts } from '@meet/remote-kit';
import type { StatusChange } from '../../state/createStatusViewModel.ts';
import { useNetwork } from '../../state/getNetwork.ts';

/**
 * Returns an action that changes the person's own status and confirms it in a toast. Resolves to false when the change
 * is refused.
 */
export function useStatusChange() {
  const t = useTexts();
  const host = useHost();
  const { ownStatus } = useNetwork();
  return async (change: StatusChange): Promise<boolean> => {
    try {
      await ownStatus.setStatus(change);
      host.toast({ type: 'success', message: t('ownStatus.updated') });
      return true;
    } catch (error) {
      host.toast({ type: 'error', message: host.i18n.errorText(error) });
      return false;
    }
  };
}
