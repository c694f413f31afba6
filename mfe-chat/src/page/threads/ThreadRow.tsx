import { toMessagePreview, type ChatThread } from '@meet/chat-contract';
import { useTexts } from '@meet/remote-kit';
import { Avatar, Badge, Box, HStack, Text, VisuallyHidden } from '@meet/ui';
import { useTranslation } from 'react-i18next';
import { presentTime } from '../../people/presentTime.ts';
import { toRowStyle } from '../../people/toRowStyle.ts';
import { useAuthorName } from '../../people/useAuthorName.ts';
import { useNow } from '../../state/useNow.ts';

interface Props {
  readonly thread: ChatThread;
  readonly isCurrent: boolean;
  readonly onOpen: () => void;
}

/** Shows a followed thread: its room, its first message, and the number of replies and unread ones. */
export function ThreadRow({ thread: { start, roomTitle, unread, lastReplyAt }, isCurrent, onOpen }: Props) {
  const t = useTexts();
  const { i18n } = useTranslation();
  const now = useNow();
  const author = useAuthorName()(start);
  const { content, isDeleted } = toMessagePreview(start);
  return (
    <Box
      as="button"
      {...{ type: 'button' }}
      aria-current={isCurrent || undefined}
      onClick={onOpen}
      {...toRowStyle(isCurrent)}
    >
      <Avatar name={author} email={start.email || author} photo={start.avatar} size={32} />
      <Box as="span" display="block" flex={1} minW={0}>
        <HStack as="span" gap={2}>
          <Text as="span" size="sm" weight={unread > 0 ? 'bold' : 'medium'} truncate flex={1}>
            {author}
          </Text>
          <Text as="span" size="xs" tone={unread > 0 ? 'accent' : 'subtle'} tabular flexShrink={0}>
            {presentTime(lastReplyAt ?? start.timestamp, now, i18n.language)}
          </Text>
        </HStack>
        <Text as="span" display="block" size="xs" tone="muted" truncate>
          {t('messageSearch.in', { room: roomTitle })}
        </Text>
        <HStack as="span" gap={2}>
          <Text as="span" size="sm" truncate flex={1} {...{ dir: 'auto' }}>
            {isDeleted ? t('message.deleted') : content}
          </Text>
          <Badge count={unread} tone="accent" />
        </HStack>
        <Text as="span" display="block" size="xs" tone="muted">
          {t('thread.replies', { count: start.thread?.replies ?? 0 })}
        </Text>
        {unread > 0 && <VisuallyHidden>{t('thread.unread', { count: unread })}</VisuallyHidden>}
      </Box>
    </Box>
  );
}
