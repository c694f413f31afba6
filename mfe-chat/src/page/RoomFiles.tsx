import type { ChatMessage } from '@meet/chat-contract';
import { useTexts } from '@meet/remote-kit';
import { Box, Button, ErrorState, SkeletonRow, Stack, Text } from '@meet/ui';
import { FileMessage } from '../files/FileMessage.tsx';
import { AuthorAndTime } from '../people/AuthorAndTime.tsx';
import { useChat } from '../state/getChat.ts';
import { useRoomFiles } from './useRoomFiles.ts';

const SKELETON_ROWS = 2;

/** Lists the pictures, sounds and documents of a room, newest first. A click leads to the file's message. */
export function RoomFiles({ chatId }: { chatId: string }) {
  const t = useTexts();
  const { value, status, isFetching, more, retry } = useRoomFiles(chatId);
  if (status === 'loading') return <SkeletonRow rows={SKELETON_ROWS} />;
  if (status === 'failed') return <ErrorState compact title={t('details.filesFailed')} onRetry={retry} />;
  const { messages = [], hasMore = false } = value ?? {};
  return (
    <Stack gap={3}>
      {messages.length === 0 && (
        <Text size="sm" tone="muted">
          {t('details.noFiles')}
        </Text>
      )}
      <Stack as="ul" gap={3} listStyleType="none" hidden={messages.length === 0}>
        {messages.map((message) => (
          <SentFile key={message.sequence} message={message} />
        ))}
      </Stack>
      {hasMore && (
        <Button wide variant="ghost" loading={isFetching} onClick={more}>
          {t('members.more')}
        </Button>
      )}
    </Stack>
  );
}

function SentFile({ message }: { message: ChatMessage }) {
  const t = useTexts();
  const chat = useChat();
  const { chatId, file, sequence } = message;
  if (!file) return null;
  return (
    <Stack as="li" gap={1}>
      <FileMessage chatId={chatId} file={file} />
      <Box
        as="button"
        {...{ type: 'button' }}
        aria-label={t('details.toMessage', { name: file.name })}
        onClick={() => chat.select(chatId, sequence)}
        alignSelf="flex-start"
        maxW="full"
        px={1}
        borderRadius="control"
        cursor="pointer"
        _hover={{ textDecoration: 'underline' }}
      >
        <AuthorAndTime message={message} />
      </Box>
    </Stack>
  );
}
