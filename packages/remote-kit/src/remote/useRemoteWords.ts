import { useTranslation } from 'react-i18next';
import { KIT_NAMESPACE } from '../i18n/kitTexts.ts';
import type { RemoteHandle } from './RemoteHandle.ts';
import type { StandIn } from './StandIn.ts';

/** The kit's sentences about one remote; about some part of the page where nobody knows whose it is. */
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
