import type { Webhook } from '@meet/integrations-contract';
import { deleteWebhook, pingWebhook } from '@meet/integrations-contract/operations';
import { useHost, useTexts } from '@meet/remote-kit';
import { Box, Button, Flex, HStack, IconButton, Tag, Text } from '@meet/ui';
import { Check, CirclePause, History, Pencil, Send, Trash2 } from '@meet/ui/icons';
import { useState } from 'react';

interface Props {
  readonly webhook: Webhook;
  readonly onChange: () => void;
  /** Opens the list of deliveries. */
  readonly onLog: () => void;
  readonly onDeleted: () => void;
  /** Called after a refusal, which may come from an outdated list. */
  readonly onFailed: () => void;
}

/** Shows a webhook: its address, its events and its state. */
export function WebhookRow({ webhook, onChange, onLog, onDeleted, onFailed }: Props) {
  const t = useTexts();
  const host = useHost();
  const [busy, setBusy] = useState<'ping' | 'delete'>();
  const { webhookId, url, description, events, enabled, disabledReason } = webhook;

  async function run(what: 'ping' | 'delete', work: () => Promise<unknown>, done: () => void) {
    setBusy(what);
    try {
      await work();
      done();
    } catch (error) {
      host.toast({ type: 'error', message: host.i18n.errorText(error) });
      onFailed();
    }
    setBusy(undefined);
  }

  async function remove() {
    const isMeant = await host.confirm({
      title: t('webhooks.deleteQuestion'),
      message: t('webhooks.deleteText', { url }),
      confirmText: t('webhooks.delete'),
      tone: 'danger',
    });
    if (!isMeant) return;
    await run(
      'delete',
      () => host.api.execute(deleteWebhook, { webhookId }),
      () => {
        host.toast({ type: 'success', message: t('webhooks.deleted') });
        onDeleted();
      },
    );
  }

  return (
    <Flex as="li" gap={3} px={4} py={3} flexWrap="wrap" alignItems="center" _notFirst={{ borderTopWidth: '1px' }}>
      <Box flex="1 1 280px" minW={0}>
        <HStack gap={2}>
          <Text weight="medium" truncate title={url}>
            {url}
          </Text>
          <Tag tone={enabled ? 'success' : 'warning'}>
            {enabled ? <Check aria-hidden /> : <CirclePause aria-hidden />}
            {t(enabled ? 'webhooks.enabled' : 'webhooks.disabled')}
          </Tag>
        </HStack>
        {description && <Text overflowWrap="anywhere">{description}</Text>}
        <Text size="xs" tone="muted" mt={1}>
          {events.map((event) => t(`webhooks.events.${event}`, { defaultValue: event })).join(' · ')}
        </Text>
        {disabledReason && (
          <Text size="xs" tone="warning" mt={1}>
            {t(`webhooks.reasons.${disabledReason}`)}
          </Text>
        )}
      </Box>
      <HStack gap={1} flexWrap="wrap">
        <Button
          size="sm"
          icon={<Send size={16} aria-hidden />}
          aria-label={t('webhooks.pingNamed', { url })}
          disabledReason={enabled ? undefined : t('webhooks.pingDisabled')}
          loading={busy === 'ping'}
          onClick={() => void run('ping', () => host.api.execute(pingWebhook, { webhookId }), onLog)}
        >
          {t('webhooks.ping')}
        </Button>
        <Button
          size="sm"
          icon={<History size={16} aria-hidden />}
          aria-label={t('webhooks.logNamed', { url })}
          onClick={onLog}
        >
          {t('webhooks.log')}
        </Button>
        <IconButton
          size="sm"
          label={t('webhooks.changeNamed', { url })}
          tooltip={t('webhooks.change')}
          icon={<Pencil aria-hidden />}
          onClick={onChange}
        />
        <IconButton
          size="sm"
          label={t('webhooks.deleteNamed', { url })}
          tooltip={t('webhooks.delete')}
          icon={<Trash2 aria-hidden />}
          loading={busy === 'delete'}
          onClick={() => void remove()}
        />
      </HStack>
    </Flex>
  );
}
