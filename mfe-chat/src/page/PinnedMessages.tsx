import { toMessagePreview, type ChatMessage } from '@meet/chat-contract';
import { useTexts } from '@meet/remote-kit';
import { Box, ErrorState, SkeletonText, Stack, Text } from '@meet/ui';
import { useTranslation } from 'react-i18next';
import { presentTime } from '../people/presentTime.ts';
import { useAuthorName } from '../people/useAuthorName.ts';
import { useChat } from '../state/getChat.ts';
import { useNow } from '../state/useNow.ts';
import { usePinnedMessages } from './usePinnedMessages.ts';

/** Pinned messages of a room, the last pinned first; each leads to its place in the conversation. */
export function PinnedMessages({ chatId }: { chatId: string }) {
  const t = useTexts();
  const { value = [], status, retry } = usePinnedMessages(chatId);
  if (status === 'loading') return <SkeletonText lines={2} />;
  if (status === 'failed') return <ErrorState compact title={t('pins.loadFailed')} onRetry={retry} />;
  if (value.length === 0)
    return (
      <Text size="sm" tone="muted">
        {t('pins.none')}
      </Text>
    );
  return (
    <Stack as="ul" gap={1} listStyleType="none">
      {value.map((message) => (
        <PinnedMessage key={message.sequence} message={message} />
      ))}
    </Stack>
  );
}

function PinnedMessage({ message }: { message: ChatMessage }) {
  const { i18n } = useTranslation();
  const chat = useChat();
  const now = useNow();
  const author = useAuthorName()(message);
  const { chatId, sequence, timestamp } = message;
  return (
    <li>
      <Box
        as="button"
        {...{ type: 'button' }}
        onClick={() => chat.select(chatId, sequence)}
        w="full"
        px={2}
        py={1.5}
        borderRadius="control"
        textAlign="start"
        cursor="pointer"
        _hover={{ bg: 'bg.hover' }}
      >
        <Text as="span" display="block" size="sm" truncate {...{ dir: 'auto' }}>
          {toMessagePreview(message).content}
        </Text>
        <Text as="span" display="block" size="xs" tone="muted" truncate>
          {author} · {presentTime(timestamp, now, i18n.language)}
        </Text>
      </Box>
    </li>
  );
}
