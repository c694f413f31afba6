import { toFoundExcerpt, toMessageText, type ChatMessage, type ChatRoom, type ChatSearch } from '@meet/chat-contract';
import { useTexts } from '@meet/remote-kit';
import { Avatar, Box, HStack, Text } from '@meet/ui';
import { Paperclip } from '@meet/ui/icons';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { presentTime } from '../../people/presentTime.ts';
import { toRowStyle } from '../../people/toRowStyle.ts';
import { useAuthorName } from '../../people/useAuthorName.ts';
import { useRoomTitle } from '../../people/useRoomTitle.ts';
import { useNow } from '../../state/useNow.ts';

interface Props {
  readonly message: ChatMessage;
  /** Undefined if the room can't be read. */
  readonly room: ChatRoom | undefined;
  readonly search: ChatSearch;
  readonly isCurrent: boolean;
  /** Whether the person opened this message last, to which the focus returns. */
  readonly isOpened: boolean;
  readonly onOpen: () => void;
}

/** Shows a found message: its room, author and time, and the found words in their context. */
export function FoundMessage({ message, room, search, isCurrent, isOpened, onOpen }: Props) {
  const { i18n } = useTranslation();
  const now = useNow();
  const author = useAuthorName()(message);
  return (
    <Box
      as="button"
      {...{ type: 'button' }}
      data-opened={isOpened || undefined}
      aria-current={isCurrent || undefined}
      onClick={onOpen}
      {...toRowStyle(isCurrent)}
    >
      <Avatar name={author} email={message.email || author} photo={message.avatar} size={32} />
      <Box as="span" display="block" flex={1} minW={0}>
        <HStack as="span" gap={2}>
          <Text as="span" size="sm" weight="medium" truncate flex={1}>
            {author}
          </Text>
          <Text as="span" size="xs" tone="subtle" tabular flexShrink={0}>
            {presentTime(message.timestamp, now, i18n.language)}
          </Text>
        </HStack>
        {room && <RoomName room={room} />}
        <Excerpt message={message} search={search} />
      </Box>
    </Box>
  );
}

function RoomName({ room }: { readonly room: ChatRoom }) {
  const t = useTexts();
  return (
    <Text as="span" display="block" size="xs" tone="muted" truncate>
      {t('messageSearch.in', { room: useRoomTitle(room) })}
    </Text>
  );
}

function Excerpt({ message, search }: Pick<Props, 'message' | 'search'>) {
  const parts = useMemo(() => toFoundExcerpt(toMessageText(message), search), [message, search]);
  return (
    <Text as="span" display="block" size="sm" mt={0.5} lineClamp={3} overflowWrap="anywhere" {...{ dir: 'auto' }}>
      {message.file && (
        <Box as="span" display="inline-block" verticalAlign="-2px" me={1} color="fg.muted">
          <Paperclip size={14} aria-hidden />
        </Box>
      )}
      {parts.map(({ text, isFound }, at) =>
        isFound ? (
          <Box as="mark" key={at} bg="accent.muted" color="inherit" fontWeight="medium" borderRadius="mark">
            {text}
          </Box>
        ) : (
          text
        ),
      )}
    </Text>
  );
}
