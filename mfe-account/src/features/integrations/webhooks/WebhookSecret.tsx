import type { Webhook } from '@meet/integrations-contract';
import { changeWebhook } from '@meet/integrations-contract/operations';
import { useHost, useTexts } from '@meet/remote-kit';
import { Box, Button, CopyField, Flex, Text } from '@meet/ui';
import { useState } from 'react';

const HIDDEN = '•'.repeat(24);

interface Props {
  readonly webhook: Webhook | undefined;
  readonly onRenewed: (webhook: Webhook) => void;
}

/** Shows the secret that signs requests. It is hidden at first and can be copied either way. A button replaces it. */
export function WebhookSecret({ webhook, onRenewed }: Props) {
  const t = useTexts();
  const host = useHost();
  const [isShown, setShown] = useState(false);
  const [busy, setBusy] = useState(false);
  if (!webhook) {
    return (
      <Text size="xs" tone="muted">
        {t('webhooks.secretAfter')}
      </Text>
    );
  }
  const { webhookId, secret } = webhook;

  async function renew() {
    const isMeant = await host.confirm({
      title: t('webhooks.renewQuestion'),
      message: t('webhooks.renewText'),
      confirmText: t('webhooks.renewSecret'),
      tone: 'danger',
    });
    if (!isMeant) return;
    setBusy(true);
    try {
      const answer = await host.api.execute(changeWebhook, { webhookId, renewSecret: true });
      onRenewed(answer.webhook);
      host.toast({ type: 'success', message: t('webhooks.renewed') });
    } catch (error) {
      host.toast({ type: 'error', message: host.i18n.errorText(error) });
    }
    setBusy(false);
  }

  return (
    <Box role="group" aria-label={t('webhooks.secret')}>
      <Text weight="medium">{t('webhooks.secret')}</Text>
      <Text size="xs" tone="muted" mb={2}>
        {t('webhooks.secretText')}
      </Text>
      <CopyField value={secret} display={isShown ? secret : HIDDEN} label={t('webhooks.copySecret')} />
      <Flex gap={2} mt={2}>
        <Button size="sm" variant="ghost" onClick={() => setShown(!isShown)}>
          {t(isShown ? 'webhooks.hideSecret' : 'webhooks.showSecret')}
        </Button>
        <Button size="sm" variant="ghost" loading={busy} onClick={() => void renew()}>
          {t('webhooks.renewSecret')}
        </Button>
      </Flex>
    </Box>
  );
}
