import { ErrorState, IconButton } from '@meet/ui';
import { RotateCw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { KIT_NAMESPACE } from '../i18n/loadKitTexts.ts';
import type { RemoteHandle } from './RemoteHandle.ts';

interface Props {
  readonly handle: Pick<RemoteHandle, 'id' | 'version'>;
  readonly look: 'panel' | 'quiet';
  readonly onRetry: () => void;
}

/** What stands where a remote should: its name and version, and the way to try again. */
export function RemoteFault({ handle, look, onRetry }: Props) {
  const { t } = useTranslation(KIT_NAMESPACE);
  const names = { name: t(`remotes.${handle.id}`, { defaultValue: handle.id }), version: handle.version };
  if (look === 'quiet') return <IconButton icon={<RotateCw />} label={t('fault.quiet', names)} onClick={onRetry} />;
  return <ErrorState title={t('fault.title')} description={t('fault.description', names)} onRetry={onRetry} />;
}
