import type { Webhook } from '@meet/integrations-contract';
import { useTexts } from '@meet/remote-kit';
import { Box, Button, EmptyState, ErrorState, Flex, Heading, SkeletonRow, Stack, Surface, Text } from '@meet/ui';
import { Plus } from '@meet/ui/icons';
import { IntegrationsArt } from '@meet/ui/illustrations';
import { useRef, useState } from 'react';
import { DeliveriesDialog } from './DeliveriesDialog.tsx';
import { useWebhooks } from './useWebhooks.ts';
import { WebhookDialog } from './WebhookDialog.tsx';
import { WebhookRow } from './WebhookRow.tsx';

type Opened =
  { readonly kind: 'form'; readonly webhookId?: string } | { readonly kind: 'log'; readonly webhook: Webhook };

/** Lists the person's webhooks. */
export function WebhooksSection() {
  const t = useTexts();
  const { webhooks, failed, reload, put, remove } = useWebhooks();
  const [opened, setOpened] = useState<Opened>();
  const addButton = useRef<HTMLButtonElement>(null);
  const close = () => setOpened(undefined);

  return (
    <Stack as="section" gap={4} aria-labelledby="webhooks-title">
      <Flex gap={3} flexWrap="wrap" alignItems="center">
        <Box flex="1 1 240px">
          <Heading id="webhooks-title" size="sm">
            {t('webhooks.title')}
          </Heading>
          <Text tone="muted">{t('webhooks.text')}</Text>
        </Box>
        <Button ref={addButton} size="sm" icon={<Plus aria-hidden />} onClick={() => setOpened({ kind: 'form' })}>
          {t('webhooks.add')}
        </Button>
      </Flex>
      <Surface as="div" pad="none">
        {failed ? (
          <ErrorState compact title={t('webhooks.failed')} onRetry={reload} />
        ) : !webhooks ? (
          <SkeletonRow rows={2} avatar={false} action />
        ) : webhooks.length === 0 ? (
          <EmptyState
            compact
            illustration={<IntegrationsArt />}
            title={t('webhooks.none')}
            description={t('webhooks.noneText')}
          />
        ) : (
          <Stack as="ul" gap={0} listStyleType="none" m={0} p={0}>
            {webhooks.map((webhook) => (
              <WebhookRow
                key={webhook.webhookId}
                webhook={webhook}
                onChange={() => setOpened({ kind: 'form', webhookId: webhook.webhookId })}
                onLog={() => setOpened({ kind: 'log', webhook })}
                onDeleted={() => {
                  remove(webhook);
                  // The focused button was removed with the webhook.
                  addButton.current?.focus();
                }}
                onFailed={reload}
              />
            ))}
          </Stack>
        )}
      </Surface>
      {opened?.kind === 'form' && (
        <WebhookDialog
          webhook={webhooks?.find(({ webhookId }) => webhookId === opened.webhookId)}
          onSaved={put}
          onClose={close}
        />
      )}
      {opened?.kind === 'log' && <DeliveriesDialog webhook={opened.webhook} onClose={close} />}
    </Stack>
  );
}
