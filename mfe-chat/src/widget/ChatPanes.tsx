import { toThreadId } from '@meet/chat-contract';
import { useBehavior, useHost, useTexts } from '@meet/remote-kit';
import { Box, EmptyState, lazyPart } from '@meet/ui';
import { EmptyMessagesArt } from '@meet/ui/illustrations';
import { useState } from 'react';
import { RoomList } from '../features/room-list/RoomList.tsx';
import { toRoomFilter } from '../people/toRoomFilter.ts';
import { toChatHash } from '../state/chatHash.ts';
import { useChat } from '../state/getChat.ts';
import { ChatHeader } from './ChatHeader.tsx';
import { RoomPane } from './RoomPane.tsx';

const CreateRoomDialog = lazyPart(
  async () => (await import('../features/create-room/CreateRoomDialog.tsx')).CreateRoomDialog,
  true,
);

interface Props {
  /** Whether only the list or a room fits. */
  readonly isNarrow: boolean;
  /** Class of the handle by which the window is dragged. */
  readonly handleClass: string | undefined;
  readonly isInMeeting: boolean;
}

/** Shows the list beside the selected room, or one of them. */
export function ChatPanes({ isNarrow, handleClass, isInMeeting }: Props) {
  const t = useTexts();
  const { navigate, hrefFor, hasPage } = useHost();
  const chat = useChat();
  const { rooms } = useBehavior(chat.rooms.state$);
  const selectedId = useBehavior(chat.selectedId$);
  const [isCreating, setCreating] = useState(false);
  const room = rooms.find(({ chatId }) => chatId === selectedId);
  const showsList = !isNarrow || !room;

  const mayExpand = !isInMeeting && hasPage('chat');
  const expand = (hash = '') => navigate(`${hrefFor('chat', { '*': room?.chatId })}${hash}`);

  return (
    <>
      <ChatHeader
        handleClass={handleClass}
        onBack={isNarrow && room ? () => chat.select(null) : undefined}
        onExpand={mayExpand ? () => expand() : undefined}
      />
      <Box display="flex" flex={1} minH={0}>
        {showsList && (
          <Box w={isNarrow ? 'full' : '17rem'} flexShrink={0} minH={0} borderEndWidth={isNarrow ? 0 : '1px'}>
            <RoomList
              onCreateRoom={() => setCreating(true)}
              onThreads={mayExpand ? () => expand(toChatHash({ showsThreads: true })) : undefined}
            />
          </Box>
        )}
        {room && (
          <RoomPane
            key={room.chatId}
            room={room}
            onThread={mayExpand ? (start) => navigate(hrefFor('chat', { '*': toThreadId(start) })) : undefined}
            onSearch={mayExpand ? () => expand(toChatHash({ search: toRoomFilter(room) })) : undefined}
          />
        )}
        {!room && !isNarrow && (
          <Box flex={1} display="grid" placeItems="center" minW={0}>
            <EmptyState compact illustration={<EmptyMessagesArt />} title={t('room.selectOne')} />
          </Box>
        )}
      </Box>
      {isCreating && <CreateRoomDialog onClose={() => setCreating(false)} />}
    </>
  );
}
