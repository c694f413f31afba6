import { toMessagePreview, type ChatMessage } from '@meet/chat-contract';
import { useTexts } from '@meet/remote-kit';
import { Box, ErrorState, SkeletonText, Stack, Text } from '@meet/ui';
import { AuthorAndTime } from '../people/AuthorAndTime.tsx';
import { useChat } from '../state/getChat.ts';
import { usePinnedMessages } from './usePinnedMessages.ts';

/** Lists the pinned messages of a room, the last pinned first. A click leads to the message in the conversation. */
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
  const chat = useChat();
  const { chatId, sequence } = message;
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
        <AuthorAndTime message={message} />
      </Box>
    </li>
  );
}
