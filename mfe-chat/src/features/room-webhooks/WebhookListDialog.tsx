import { CHAT_WEBHOOKS_MAX } from '@meet/chat-contract';
import { useTexts } from '@meet/remote-kit';
import { Button, Dialog, EmptyState, ErrorState, SkeletonRow, Stack } from '@meet/ui';
import { Plus } from '@meet/ui/icons';
import { useRoomWebhooks } from './useRoomWebhooks.ts';
import { WebhookRow } from './WebhookRow.tsx';

interface Props {
  readonly chatId: string;
  readonly onAdd: () => void;
  readonly onClose: () => void;
}

/** Lists the incoming webhooks of a room. */
export function WebhookListDialog({ chatId, onAdd, onClose }: Props) {
  const t = useTexts();
  const { webhooks = [], status, reload, revoke } = useRoomWebhooks(chatId);
  const isFull = webhooks.length >= CHAT_WEBHOOKS_MAX;
  return (
    <Dialog
      open
      size="450px"
      title={t('webhooks.title')}
      description={t('webhooks.help')}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('webhooks.close')}</Button>
          <Button
            variant="primary"
            icon={<Plus aria-hidden />}
            disabledReason={isFull ? t('webhooks.full', { max: CHAT_WEBHOOKS_MAX }) : undefined}
            onClick={onAdd}
          >
            {t('webhooks.add')}
          </Button>
        </>
      }
    >
      {status === 'loading' && <SkeletonRow rows={2} action />}
      {status === 'failed' && <ErrorState compact title={t('webhooks.loadFailed')} onRetry={reload} />}
      {status !== 'loading' && status !== 'failed' && webhooks.length === 0 && (
        <EmptyState compact title={t('webhooks.none')} />
      )}
      {webhooks.length > 0 && (
        <Stack as="ul" aria-label={t('webhooks.title')} gap={0} listStyleType="none" m={0} p={0}>
          {webhooks.map((webhook) => (
            <WebhookRow key={webhook.webhookId} webhook={webhook} onRevoke={() => void revoke.run(webhook)} />
          ))}
        </Stack>
      )}
    </Dialog>
  );
}
