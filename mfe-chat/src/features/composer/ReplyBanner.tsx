import type { ChatMessage } from '@meet/chat-contract';
import { useTexts } from '@meet/remote-kit';
import { HStack, IconButton, Stack, Text } from '@meet/ui';
import { Reply, X } from '@meet/ui/icons';
import { useAuthorName } from '../../people/useAuthorName.ts';

interface Props {
  readonly message: ChatMessage;
  readonly onCancel: () => void;
}

/** Stands above the field while the next message is to be a reply. */
export function ReplyBanner({ message, onCancel }: Props) {
  const t = useTexts();
  const name = useAuthorName()(message);
  return (
    <HStack borderTopWidth="1px" px={3} py={2} gap={2} alignItems="center">
      <Reply size={16} aria-hidden />
      <Stack gap={0} flex={1} minW={0} role="status">
        <Text size="sm" weight="medium" truncate>
          {t('reply.to', { name })}
        </Text>
        <Text size="xs" tone="muted" truncate dir="auto">
          {message.deletedAt === null ? message.content : t('message.deleted')}
        </Text>
      </Stack>
      <IconButton size="sm" label={t('reply.cancel')} icon={<X aria-hidden />} onClick={onCancel} />
    </HStack>
  );
}
