import { useBehavior, useHost, useTexts } from '@meet/remote-kit';
import { Box, Heading, HStack, IconButton, lazyPart, Text } from '@meet/ui';
import { Bell, WifiOff } from '@meet/ui/icons';
import { useState } from 'react';
import { RoomList } from '../features/room-list/RoomList.tsx';

const CreateRoomDialog = lazyPart(
  async () => (await import('../features/create-room/CreateRoomDialog.tsx')).CreateRoomDialog,
  true,
);

/** The page's title and the rooms. */
export function RoomsPane({ isAlone }: { isAlone: boolean }) {
  const t = useTexts();
  const host = useHost();
  const connection = useBehavior(host.events.connection$);
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
        {connection === 'offline' && (
          <HStack role="status" gap={1.5} color="warning.fg">
            <WifiOff size={14} aria-hidden />
            <Text as="span" size="xs" tone="warning">
              {t('widget.offline')}
            </Text>
          </HStack>
        )}
        <IconButton
          label={t('preferences.title')}
          icon={<Bell aria-hidden />}
          onClick={() => void host.openDialog('chat.preferences/v1')}
        />
      </HStack>
      <Box flex={1} minH={0} mt={-3}>
        <RoomList onCreateRoom={() => setCreating(true)} />
      </Box>
      {isCreating && <CreateRoomDialog onClose={() => setCreating(false)} />}
    </Box>
  );
}
