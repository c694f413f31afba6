import type { ChatMessage } from '@meet/chat-contract';
import { useTexts } from '@meet/remote-kit';
import { Box, Text } from '@meet/ui';
import { Composer } from '../../features/composer/Composer.tsx';
import { MessageLine } from '../../features/messages/MessageLine.tsx';
import { MessageList } from '../../features/messages/MessageList.tsx';
import { useFileDrop } from '../../files/useFileDrop.ts';
import { useChat } from '../../state/getChat.ts';

interface Props {
  readonly threadId: string;
  readonly start: ChatMessage;
  readonly isOwner: boolean;
  readonly mayManage: boolean;
  /** Undefined if the viewer may not write. */
  readonly composer: { readonly autoFocus: boolean } | undefined;
}

/** Shows the message that started a thread, the replies and the composer. Files can be dropped into it. */
export function ThreadConversation({ threadId, start, isOwner, mayManage, composer }: Props) {
  const t = useTexts();
  const { viewerEmail } = useChat();
  const files = useFileDrop(threadId, composer !== undefined);
  const isOwn = start.email === viewerEmail;
  const replies = start.thread?.replies ?? 0;
  const mayStart = start.deletedAt === null || replies > 0;
  return (
    <Box display="flex" flexDirection="column" flex={1} minW={0} minH={0} {...files.handlers}>
      <Box
        as="section"
        aria-label={t('thread.start')}
        flexShrink={0}
        maxH="40%"
        overflowY="auto"
        overscrollBehavior="contain"
        px={4}
        pb={2}
        borderBottomWidth="1px"
      >
        <MessageLine message={{ ...start, thread: null }} isFirst isOwn={isOwn} />
      </Box>
      <MessageList
        chatId={threadId}
        isOwner={isOwner}
        mayManage={mayManage}
        label={t('thread.log')}
        emptyText={t('thread.none')}
      />
      {composer && mayStart && <Composer chatId={threadId} autoFocus={composer.autoFocus} label={t('thread.reply')} />}
      {composer && !mayStart && (
        <Text size="sm" tone="muted" p={3} borderTopWidth="1px">
          {t('thread.deleted')}
        </Text>
      )}
    </Box>
  );
}
