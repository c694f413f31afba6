import type { ChatWebhook } from '@meet/chat-contract';
import { useTexts } from '@meet/remote-kit';
import { Avatar, Box, Flex, HStack, IconButton, Tag, Text } from '@meet/ui';
import { Trash2 } from '@meet/ui/icons';
import { useTranslation } from 'react-i18next';
import { presentTime } from '../../people/presentTime.ts';
import { useNow } from '../../state/useNow.ts';

interface Props {
  readonly webhook: ChatWebhook;
  readonly onRevoke: () => void;
}

/** Shows an incoming webhook: its name, its creator, its last use and what limits it. */
export function WebhookRow({ webhook, onRevoke }: Props) {
  const t = useTexts();
  const { i18n } = useTranslation();
  const now = useNow();
  const { name, creatorName, lastUsedAt, mayMentionAll, isPaused } = webhook;
  const used =
    lastUsedAt === null
      ? t('webhooks.neverUsed')
      : t('webhooks.lastUsed', { time: presentTime(lastUsedAt, now, i18n.language) });
  return (
    <Flex as="li" gap={3} py={3} alignItems="center" _notFirst={{ borderTopWidth: '1px' }}>
      <Avatar name={name} size={32} />
      <Box flex={1} minW={0}>
        <HStack gap={2} flexWrap="wrap">
          <Text weight="medium" overflowWrap="anywhere">
            {name}
          </Text>
          {mayMentionAll && <Tag tone="neutral">{t('webhooks.mentionsAll')}</Tag>}
          {isPaused && <Tag tone="warning">{t('webhooks.paused')}</Tag>}
        </HStack>
        <Text size="xs" tone="muted" overflowWrap="anywhere">
          {[creatorName && t('webhooks.createdBy', { name: creatorName }), used].filter(Boolean).join(' · ')}
        </Text>
        {isPaused && (
          <Text size="xs" tone="warning">
            {t('webhooks.pausedText')}
          </Text>
        )}
      </Box>
      <IconButton
        size="sm"
        label={t('webhooks.revokeNamed', { name })}
        tooltip={t('webhooks.revoke')}
        icon={<Trash2 aria-hidden />}
        onClick={onRevoke}
      />
    </Flex>
  );
}
