import { useTranslation } from 'react-i18next';
import { KIT_NAMESPACE } from '../i18n/kitTexts.ts';
import type { RemoteHandle } from './RemoteHandle.ts';
import type { StandIn } from './StandIn.ts';

/** Returns the kit's texts about one remote, or about an unnamed part of the page if the remote is unknown. */
export function useRemoteWords(remote: Pick<RemoteHandle, 'words'> | undefined) {
  const { t } = useTranslation(KIT_NAMESPACE);
  const name = remote?.words ?? t('remotes.other');
  const say = (key: string) => t(key, { name });
  return {
    say,
    standIn: (key: string, onRetry?: () => void): StandIn => ({
      text: say(key),
      label: onRetry ? `${say(key)} ${t('fault.retry')}` : say(key),
      onRetry,
    }),
  };
}
