import type { ChatRoom } from '@meet/chat-contract';
import { useTexts } from '@meet/remote-kit';
import { Box, Stack, Text } from '@meet/ui';
import { useChat } from '../../state/getChat.ts';
import { RoomListItem } from '../../people/RoomListItem.tsx';

const SHOWN_MAX = 5;

/** Shows the first unread rooms as links. The chat shows the others. */
export function UnreadRoomRows({ rooms }: { rooms: readonly ChatRoom[] }) {
  const t = useTexts();
  const chat = useChat();
  const further = rooms.length - SHOWN_MAX;
  return (
    <>
      <Stack as="ul" gap={0} listStyleType="none" m={0} p={0} mx={-2.5} aria-label={t('rooms.unreadLabel')}>
        {rooms.slice(0, SHOWN_MAX).map((room) => (
          <Box as="li" key={room.chatId}>
            <RoomListItem
              room={room}
              viewerEmail={chat.viewerEmail}
              selected={false}
              isTabStop
              onSelect={() => chat.show(room)}
            />
          </Box>
        ))}
      </Stack>
      {further > 0 && (
        <Text size="xs" tone="muted" mt={2}>
          {t('rooms.furtherUnread', { count: further })}
        </Text>
      )}
    </>
  );
}
