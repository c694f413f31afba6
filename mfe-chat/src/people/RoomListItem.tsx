import type { ChatRoom } from '@meet/chat-contract';
import { isolate } from '@meet/contracts/texts';
import { useTexts } from '@meet/remote-kit';
import { Badge, Box, HStack, Text, VisuallyHidden } from '@meet/ui';
import { BellOff, Star } from '@meet/ui/icons';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { RoomAvatar } from './RoomAvatar.tsx';
import { useAuthorName } from './useAuthorName.ts';
import { useRoomTitle } from './useRoomTitle.ts';
import { isMuted } from '../state/muting.ts';
import { useNow } from '../state/useNow.ts';
import { presentTime } from './presentTime.ts';
import { toRowStyle } from './toRowStyle.ts';

interface Props {
  readonly room: ChatRoom;
  readonly viewerEmail: string;
  readonly selected: boolean;
  /** Whether the row is a tab stop of its own, because no list moves the focus through its rows. */
  readonly isTabStop?: boolean;
  readonly onSelect: () => void;
}

export function RoomListItem({ room, viewerEmail, selected, isTabStop = false, onSelect }: Props) {
  const t = useTexts();
  const { i18n } = useTranslation();
  const now = useNow();
  const authorName = useAuthorName();
  const title = useRoomTitle(room);
  const unread = room.hasUnreadMessages;
  const muted = isMuted(room);
  const last = room.lastMessage && {
    ...room.lastMessage,
    content: room.lastMessage.isDeleted ? t('message.deleted') : room.lastMessage.content,
  };
  return (
    <Box
      as="button"
      aria-current={selected || undefined}
      onClick={onSelect}
      tabIndex={isTabStop ? 0 : -1}
      alignItems="center"
      {...toRowStyle(selected)}
    >
      <RoomAvatar room={room} />
      <Box flex={1} minW={0}>
        <HStack gap={2}>
          <Text as="span" truncate flex={1} weight={unread && !muted ? 'bold' : 'medium'}>
            {title}
          </Text>
          {room.isFavourite && <Mark icon={<Star aria-hidden size={14} />} text={t('room.favourite')} />}
          {muted && <Mark icon={<BellOff aria-hidden size={14} />} text={t('room.muted')} />}
          {last && (
            <Text as="span" size="xs" tone={unread && !muted ? 'accent' : 'subtle'} tabular flexShrink={0}>
              {presentTime(last.timestamp, now, i18n.language)}
            </Text>
          )}
        </HStack>
        <HStack gap={2} minH={5}>
          <Text as="span" size="xs" tone={unread ? 'normal' : 'muted'} truncate flex={1}>
            {last ? preview(last, room.isPeerToPeer, viewerEmail, t('room.you'), authorName) : t('room.noMessagesYet')}
          </Text>
          {room.isArchived && (
            <Text as="span" size="xs" tone="subtle" flexShrink={0}>
              {t('room.archived')}
            </Text>
          )}
          <Badge count={room.unreadMessages} tone={muted ? 'quiet' : 'accent'} />
          {unread && <VisuallyHidden>{t('room.unread', { count: room.unreadMessages })}</VisuallyHidden>}
        </HStack>
      </Box>
    </Box>
  );
}

function Mark({ icon, text }: { readonly icon: ReactNode; readonly text: string }) {
  return (
    <Box as="span" color="fg.subtle" flexShrink={0}>
      {icon}
      <VisuallyHidden>{text}</VisuallyHidden>
    </Box>
  );
}

function preview(
  lastMessage: NonNullable<ChatRoom['lastMessage']>,
  isPeerToPeer: boolean,
  viewerEmail: string,
  you: string,
  authorName: ReturnType<typeof useAuthorName>,
): string {
  if (lastMessage.email === viewerEmail) return `${you}: ${isolate(lastMessage.content)}`;
  if (isPeerToPeer) return lastMessage.content;
  const [firstName = ''] = lastMessage.name.split(' ');
  const name = lastMessage.isBot ? lastMessage.name : firstName;
  return `${isolate(authorName({ ...lastMessage, name }))}: ${isolate(lastMessage.content)}`;
}
