import type { OauthClient } from '@meet/oauth-contract';
import { changeOauthClient, deleteOauthClient } from '@meet/oauth-contract/operations';
import { useHost, useTexts } from '@meet/remote-kit';
import { Box, Button, CopyField, Flex, HStack, IconButton, Tag, Text } from '@meet/ui';
import { Pencil, Trash2 } from '@meet/ui/icons';
import { useState } from 'react';

interface Props {
  readonly client: OauthClient;
  readonly onChange: () => void;
  readonly onRenewed: (client: OauthClient, secret: string) => void;
  readonly onDeleted: () => void;
  /** Called after a refusal, which may come from an outdated list. */
  readonly onFailed: () => void;
}

/** Shows an application to administrators, with the actions on it. */
export function ClientRow({ client, onChange, onRenewed, onDeleted, onFailed }: Props) {
  const t = useTexts();
  const host = useHost();
  const [busy, setBusy] = useState<'renew' | 'delete'>();
  const { clientId, name, redirectUris, scopes, isPublic, isBuiltIn } = client;

  async function run(what: 'renew' | 'delete', work: () => Promise<void>) {
    const isMeant = await host.confirm({
      title: t(`clients.${what}Question`, { name }),
      message: t(`clients.${what}Text`, { name }),
      confirmText: t(`clients.${what}`),
      tone: 'danger',
    });
    if (!isMeant) return;
    setBusy(what);
    try {
      await work();
    } catch (error) {
      host.toast({ type: 'error', message: host.i18n.errorText(error) });
      onFailed();
    }
    setBusy(undefined);
  }

  const renew = () =>
    run('renew', async () => {
      const input = { clientId, name, redirectUris, scopes, renewSecret: true };
      const answer = await host.api.execute(changeOauthClient, input);
      onRenewed(answer.client, answer.clientSecret!);
    });
  const remove = () =>
    run('delete', async () => {
      await host.api.execute(deleteOauthClient, { clientId });
      host.toast({ type: 'success', message: t('clients.deleted', { name }) });
      onDeleted();
    });

  return (
    <Flex as="li" gap={3} px={4} py={3} flexWrap="wrap" alignItems="flex-start" _notFirst={{ borderTopWidth: '1px' }}>
      <Box flex="1 1 280px" minW={0}>
        <HStack gap={2} flexWrap="wrap">
          <Text weight="medium" overflowWrap="anywhere">
            {name}
          </Text>
          {isBuiltIn && <Tag tone="accent">{t('clients.builtIn')}</Tag>}
          <Tag tone="neutral">{t(isPublic ? 'clients.public' : 'clients.withSecret')}</Tag>
        </HStack>
        <Text size="xs" tone="muted" mt={1} overflowWrap="anywhere">
          {scopes.join(' · ')}
        </Text>
        {redirectUris.map((uri) => (
          <Text key={uri} size="xs" tone="muted" overflowWrap="anywhere">
            {uri}
          </Text>
        ))}
        <Box mt={2} maxW="400px">
          <CopyField value={clientId} label={t('clients.copyIdNamed', { name })} />
        </Box>
      </Box>
      {!isBuiltIn && (
        <HStack gap={1} flexWrap="wrap">
          {!isPublic && (
            <Button
              size="sm"
              loading={busy === 'renew'}
              aria-label={t('clients.renewNamed', { name })}
              onClick={() => void renew()}
            >
              {t('clients.renew')}
            </Button>
          )}
          <IconButton
            size="sm"
            label={t('clients.changeNamed', { name })}
            tooltip={t('clients.change')}
            icon={<Pencil aria-hidden />}
            onClick={onChange}
          />
          <IconButton
            size="sm"
            label={t('clients.deleteNamed', { name })}
            tooltip={t('clients.delete')}
            icon={<Trash2 aria-hidden />}
            loading={busy === 'delete'}
            onClick={() => void remove()}
          />
        </HStack>
      )}
    </Flex>
  );
}
