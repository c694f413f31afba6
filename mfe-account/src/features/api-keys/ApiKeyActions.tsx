import { PERIODS } from '@meet/contracts';
import type { ApiKey } from '@meet/integrations-contract';
import { useHost, useTexts } from '@meet/remote-kit';
import { HStack, IconButton, toast, useCopy } from '@meet/ui';
import { Check, Copy, Trash2 } from '@meet/ui/icons';
import { useState } from 'react';

interface Props {
  readonly apiKey: ApiKey;
  readonly onDelete: (apiKey: ApiKey) => Promise<void>;
}

export function ApiKeyActions({ apiKey, onDelete }: Props) {
  const t = useTexts();
  const host = useHost();
  const { copied, copy } = useCopy();
  const [busy, setBusy] = useState(false);
  const { name } = apiKey;

  async function copyValue() {
    if (await copy(apiKey.apiKeyValue)) toast.snackbar(t('apiKeys.copied'), PERIODS.snackbarMs);
    else host.toast({ type: 'error', message: t('apiKeys.notCopied') });
  }

  async function remove() {
    const isMeant = await host.confirm({
      title: t('apiKeys.deleteQuestion'),
      message: t('apiKeys.deleteText', { name }),
      confirmText: t('apiKeys.delete'),
      tone: 'danger',
    });
    if (!isMeant) return;
    setBusy(true);
    await onDelete(apiKey);
    setBusy(false);
  }

  return (
    <HStack gap={1} justifyContent="flex-end">
      {apiKey.apiKeyValue && (
        <IconButton
          size="sm"
          label={t('apiKeys.copyNamed', { name })}
          icon={copied ? <Check aria-hidden /> : <Copy aria-hidden />}
          onClick={() => void copyValue()}
        />
      )}
      <IconButton
        size="sm"
        label={t('apiKeys.deleteNamed', { name })}
        icon={<Trash2 aria-hidden />}
        loading={busy}
        onClick={() => void remove()}
      />
    </HStack>
  );
}
