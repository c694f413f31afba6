import type { ChatRoom } from '@meet/chat-contract';
import { useBehavior, useIsViewing, useTexts } from '@meet/remote-kit';
import { Box, Button, EmptyState, ErrorState, IconButton, HStack, SearchInput, SkeletonRow, Stack } from '@meet/ui';
import { EmptyRoomsArt } from '@meet/ui/illustrations';
import { MessageSquarePlus } from '@meet/ui/icons';
import { VirtualList } from '@meet/ui/virtual-list';
import { useDeferredValue, useMemo, useState } from 'react';
import { useMemberName } from '../../people/useMemberWords.ts';
import { useChat } from '../../state/getChat.ts';
import { filterRooms } from './filterRooms.ts';
import { withRoomsBeyond } from '../../people/findRoomsBeyond.ts';
import { ThreadsEntry } from '../../people/ThreadsEntry.tsx';
import { useRoomsBeyond } from './useRoomsBeyond.ts';
import { RoomListItem } from '../../people/RoomListItem.tsx';

interface Props {
  readonly onCreateRoom: () => void;
  /** Shows the list of threads; undefined if the person can't go there. */
  readonly onThreads?: (() => void) | undefined;
}

/** Stands for any room, because the search needs the names in all rooms, whatever the person's rights in each. */
const ANY_ROOM = { isOwner: false, allowManage: false };

/** Shows the search field, the rooms, and the button that creates a room. */
export function RoomList({ onCreateRoom, onThreads }: Props) {
  const t = useTexts();
  const chat = useChat();
  const isViewing = useIsViewing();
  const { status, rooms, hasMore } = useBehavior(chat.rooms.state$);
  const selectedId = useBehavior(chat.selectedId$);
  const [search, setSearch] = useState('');
  const getName = useMemberName(search ? rooms.flatMap(({ memberPreview }) => memberPreview) : [], ANY_ROOM);
  const found = useRoomsBeyond(search);
  const foundIds = useMemo(() => new Set(found.map(({ chatId }) => chatId)), [found]);
  const shown = filterRooms(withRoomsBeyond(rooms, found), useDeferredValue(search), getName, foundIds);
  const open = (room: ChatRoom) =>
    rooms.some(({ chatId }) => chatId === room.chatId) ? chat.select(room.chatId) : chat.show(room);

  return (
    <Stack gap={2} h="full" minH={0} p={3}>
      <HStack gap={1.5}>
        <SearchInput size="sm" label={t('rooms.search')} value={search} onChange={setSearch} />
        {!isViewing && (
          <IconButton
            size="sm"
            variant="secondary"
            label={t('rooms.create')}
            icon={<MessageSquarePlus aria-hidden />}
            onClick={onCreateRoom}
          />
        )}
      </HStack>
      {onThreads && <ThreadsEntry onOpen={onThreads} />}
      {status === 'loading' && <SkeletonRow rows={5} />}
      {status === 'failed' && (
        <ErrorState compact title={t('rooms.loadFailed')} onRetry={() => void chat.rooms.load()} />
      )}
      {status === 'ready' && shown.length === 0 && search.trim() === '' && (
        <EmptyState
          compact
          illustration={<EmptyRoomsArt />}
          title={t('rooms.noneStarted')}
          action={
            !isViewing && (
              <Button size="sm" onClick={onCreateRoom}>
                {t('rooms.create')}
              </Button>
            )
          }
        />
      )}
      {status === 'ready' && shown.length === 0 && search.trim() !== '' && (
        <EmptyState compact title={t('rooms.noneFound')} />
      )}
      {shown.length > 0 && (
        <Box flex={1} minH={0} display="flex" flexDirection="column" mx={-1}>
          <VirtualList
            label={t('rooms.label')}
            items={shown}
            toKey={({ chatId }) => chatId}
            estimateSize={60}
            onActivate={open}
            onEndReached={hasMore ? () => void chat.rooms.loadMore() : undefined}
            renderItem={(room) => (
              <RoomListItem
                room={room}
                viewerEmail={chat.viewerEmail}
                selected={room.chatId === selectedId}
                onSelect={() => open(room)}
              />
            )}
          />
        </Box>
      )}
    </Stack>
  );
}
