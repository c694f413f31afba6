import { useTexts } from '@meet/remote-kit';
import { Box, Heading, HStack, lazyPart } from '@meet/ui';
import { useState } from 'react';
import { RoomList } from '../features/room-list/RoomList.tsx';
import { HeaderTools } from '../widget/HeaderTools.tsx';

const CreateRoomDialog = lazyPart(
  async () => (await import('../features/create-room/CreateRoomDialog.tsx')).CreateRoomDialog,
  true,
);

/** Shows the page's title and the rooms. */
export function RoomsPane({ isAlone }: { isAlone: boolean }) {
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
        <HeaderTools />
      </HStack>
      <Box flex={1} minH={0} mt={-3}>
        <RoomList onCreateRoom={() => setCreating(true)} />
      </Box>
      {isCreating && <CreateRoomDialog onClose={() => setCreating(false)} />}
    </Box>
  );
}
