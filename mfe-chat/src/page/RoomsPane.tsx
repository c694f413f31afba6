import { useTexts } from '@meet/remote-kit';
import { Box, Heading, HStack, IconButton, lazyPart } from '@meet/ui';
import { Search } from '@meet/ui/icons';
import { useState } from 'react';
import { RoomList } from '../features/room-list/RoomList.tsx';
import { HeaderTools } from '../widget/HeaderTools.tsx';
import { SEARCH_KEYS } from './useSearchKey.ts';

const CreateRoomDialog = lazyPart(
  async () => (await import('../features/create-room/CreateRoomDialog.tsx')).CreateRoomDialog,
  true,
);

interface Props {
  readonly isAlone: boolean;
  readonly onSearch: () => void;
  readonly onThreads: () => void;
}

/** Shows the page's title and the rooms. */
export function RoomsPane({ isAlone, onSearch, onThreads }: Props) {
  const t = useTexts();
  const [isCreating, setCreating] = useState(false);
  return (
    <Box
      display="flex"
      flexDirection="column"
      w={isAlone ? 'full' : '288px'}
      flexShrink={0}
      minH={0}
      borderEndWidth={isAlone ? 0 : '1px'}
    >
      <HStack flexShrink={0} h={14} ps={4} pe={3} gap={2}>
        <Heading as="h1" size="md" flex={1} truncate>
          {t('widget.title')}
        </Heading>
        <IconButton
          label={t('search.title')}
          icon={<Search aria-hidden />}
          shortcut={SEARCH_KEYS}
          aria-keyshortcuts="Control+Shift+F Meta+Shift+F"
          onClick={onSearch}
        />
        <HeaderTools />
      </HStack>
      <Box flex={1} minH={0} mt={-3}>
        <RoomList onCreateRoom={() => setCreating(true)} onThreads={onThreads} />
      </Box>
      {isCreating && <CreateRoomDialog onClose={() => setCreating(false)} />}
    </Box>
  );
}
