import type { ApiKey } from '@meet/integrations-contract';
import { deleteApiKey } from '@meet/integrations-contract/operations';
import { type SlotProps, useHost, useIsViewing, useTexts } from '@meet/remote-kit';
import { Banner, Box, Button, DataGrid, Dialog, EmptyState, ErrorState, Stack } from '@meet/ui';
import { ChevronUp, Plus } from '@meet/ui/icons';
import { KeyArt } from '@meet/ui/illustrations';
import { useId, useRef, useState } from 'react';
import { ApiKeyForm } from './ApiKeyForm.tsx';
import { useApiKeyColumns } from './useApiKeyColumns.tsx';
import { useApiKeys } from './useApiKeys.ts';

/** Option for the keys of all services. */
const ALL_KEYS = 'All keys';

/** Dialog to create, copy and delete the person's API keys. The keys of the named service are highlighted. */
export function ApiKeysDialog({ serviceName, onClose }: SlotProps<'account.apiKeys/v1'>) {
  const t = useTexts();
  return (
    <Dialog open size="xl" title={t('apiKeys.title')} description={t('apiKeys.description')} onClose={() => onClose()}>
      {useIsViewing() ? (
        <Banner tone="info">{t('profile.notWhileViewing')}</Banner>
      ) : (
        <ApiKeys serviceName={serviceName === ALL_KEYS ? undefined : serviceName} />
      )}
    </Dialog>
  );
}

function ApiKeys({ serviceName }: { serviceName: string | undefined }) {
  const t = useTexts();
  const host = useHost();
  const formId = useId();
  const toggle = useRef<HTMLButtonElement>(null);
  const [isAdding, setAdding] = useState(false);
  const { list, failed, reload, add, remove } = useApiKeys();
  const [made, setMade] = useState<readonly ApiKey[]>([]);
  const columns = useApiKeyColumns(deleteKey);

  async function deleteKey(apiKey: ApiKey) {
    try {
      await host.api.execute(deleteApiKey, { apiKeyId: apiKey.apiKeyId });
      remove(apiKey);
      // The focused button was removed with the key.
      toggle.current?.focus();
      host.toast({ type: 'success', message: t('apiKeys.deleted') });
    } catch (error) {
      host.toast({ type: 'error', message: host.i18n.errorText(error) });
      // The failure may come from an outdated list.
      reload();
    }
  }

  function handleMade(apiKey: ApiKey) {
    add(apiKey);
    setMade((before) => [...before, apiKey]);
    setAdding(false);
    toggle.current?.focus();
  }

  if (failed) {
    return (
      <Box h="400px">
        <ErrorState title={t('apiKeys.failed')} onRetry={reload} />
      </Box>
    );
  }
  return (
    <Stack gap={4}>
      <Box>
        <Button
          ref={toggle}
          size="sm"
          icon={isAdding ? <ChevronUp aria-hidden /> : <Plus aria-hidden />}
          aria-expanded={isAdding}
          aria-controls={isAdding ? formId : undefined}
          disabled={!list}
          onClick={() => setAdding(!isAdding)}
        >
          {t(isAdding ? 'apiKeys.hide' : 'apiKeys.add')}
        </Button>
      </Box>
      {isAdding && list && (
        <Box id={formId}>
          <ApiKeyForm
            services={list.serviceNames}
            serviceId={list.serviceNames.find((service) => service.display_name === serviceName)?.id ?? ''}
            onMade={handleMade}
          />
        </Box>
      )}
      <DataGrid
        label={t('apiKeys.title')}
        height="400px"
        columns={columns}
        items={list?.apiKeys.map((apiKey) => withValue(apiKey, made))}
        toKey={({ apiKeyId }) => apiKeyId}
        isHighlighted={(apiKey) => apiKey.serviceName === serviceName}
        empty={
          <EmptyState compact illustration={<KeyArt />} title={t('apiKeys.none')} description={t('apiKeys.noneText')} />
        }
      />
    </Stack>
  );
}

/** Returns the key with its value if it was created in this dialog, even if the key is hidden. */
function withValue(apiKey: ApiKey, made: readonly ApiKey[]): ApiKey {
  const own = made.find(({ apiKeyId }) => apiKeyId === apiKey.apiKeyId);
  return own ? { ...apiKey, apiKeyValue: own.apiKeyValue } : apiKey;
}
