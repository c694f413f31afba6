import type { OauthClient } from '@meet/oauth-contract';
import { useTexts } from '@meet/remote-kit';
import { Box, Button, ErrorState, Flex, Heading, SkeletonRow, Stack, Surface, Text } from '@meet/ui';
import { Plus } from '@meet/ui/icons';
import { useRef, useState } from 'react';
import { ClientDialog } from './ClientDialog.tsx';
import { ClientRow } from './ClientRow.tsx';
import { ClientSecretDialog, type NewSecret } from './ClientSecretDialog.tsx';
import { useClients } from './useClients.ts';

type Opened = { readonly kind: 'form'; readonly client?: OauthClient } | ({ readonly kind: 'secret' } & NewSecret);

export function ClientsSection() {
  const t = useTexts();
  const { clients, failed, reload, put, remove } = useClients();
  const [opened, setOpened] = useState<Opened>();
  const addButton = useRef<HTMLButtonElement>(null);

  return (
    <Stack as="section" gap={4} aria-labelledby="clients-title">
      <Flex gap={3} flexWrap="wrap" alignItems="center">
        <Box flex="1 1 240px">
          <Heading id="clients-title" size="sm">
            {t('clients.title')}
          </Heading>
          <Text tone="muted">{t('clients.text')}</Text>
        </Box>
        <Button ref={addButton} size="sm" icon={<Plus aria-hidden />} onClick={() => setOpened({ kind: 'form' })}>
          {t('clients.add')}
        </Button>
      </Flex>
      <Surface as="div" pad="none">
        {failed ? (
          <ErrorState compact title={t('clients.failed')} onRetry={reload} />
        ) : !clients ? (
          <SkeletonRow rows={2} avatar={false} action />
        ) : (
          <Stack as="ul" gap={0} listStyleType="none" m={0} p={0}>
            {clients.map((client) => (
              <ClientRow
                key={client.clientId}
                client={client}
                onChange={() => setOpened({ kind: 'form', client })}
                onRenewed={(changed, secret) => {
                  put(changed);
                  setOpened({ kind: 'secret', client: changed, secret });
                }}
                onDeleted={() => {
                  remove(client);
                  // The focused button was removed with the application.
                  addButton.current?.focus();
                }}
                onFailed={reload}
              />
            ))}
          </Stack>
        )}
      </Surface>
      {opened?.kind === 'form' && (
        <ClientDialog
          client={opened.client}
          onSaved={(client, secret) => {
            put(client);
            setOpened(secret === null ? undefined : { kind: 'secret', client, secret });
          }}
          onClose={() => setOpened(undefined)}
        />
      )}
      {opened?.kind === 'secret' && <ClientSecretDialog {...opened} onClose={() => setOpened(undefined)} />}
    </Stack>
  );
}
