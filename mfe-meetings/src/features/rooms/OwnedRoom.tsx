import { ROOM_TYPE, type MeetingOption } from '@meet/meetings-contract';
import { useHost, useIsViewing, useTexts } from '@meet/remote-kit';
import { Box, Button, CopyField, HStack, IconButton, Text } from '@meet/ui';
import { Pencil, Trash2, Video } from '@meet/ui/icons';
import { goToMeeting } from '../../state/goToMeeting.ts';
import { toRoomLink } from '../../state/toRoomLink.ts';
import type { Rooms } from './createRooms.ts';

interface OwnedRoomProps {
  rooms: Rooms;
  room: MeetingOption;
  alias: string | null;
  onEdit: () => void;
  as?: 'li';
}

export function OwnedRoom({ rooms, room, alias, onEdit, as }: OwnedRoomProps) {
  const t = useTexts();
  const host = useHost();
  const isViewing = useIsViewing();
  const isPersonal = room.type === ROOM_TYPE.personal;
  const name = room.label ?? room.roomId;

  const remove = async () => {
    const sure = await host.confirm({
      title: t('rooms.deleteTitle', { name }),
      message: t('rooms.deleteText'),
      confirmText: t('rooms.delete'),
      tone: 'danger',
    });
    if (!sure) return;
    try {
      await rooms.remove(room.roomId);
    } catch (error) {
      host.toast({ type: 'error', message: host.i18n.errorText(error) });
    }
  };

  return (
    <HStack as={as} gap={3} flexWrap="wrap">
      <Box flex="0 0 140px" minW={0}>
        <Text weight="medium" truncate tabular>
          {name}
        </Text>
        {room.label && (
          <Text size="xs" tone="muted" tabular>
            {room.roomId}
          </Text>
        )}
      </Box>
      <Box flex="1 1 220px" minW={0}>
        <CopyField value={toRoomLink(room, alias)} label={t('copyLink')} />
      </Box>
      {!isViewing && (
        <HStack gap={1}>
          <Button
            variant="secondary"
            icon={<Video aria-hidden />}
            onClick={() => void goToMeeting(host, 'meetingStart', room.roomId)}
          >
            {t('schedule.start')}
          </Button>
          <IconButton
            label={t(isPersonal ? 'rooms.editPersonal' : 'rooms.rename', { name })}
            icon={<Pencil />}
            onClick={onEdit}
          />
          {!isPersonal && (
            <IconButton label={t('rooms.deleteNamed', { name })} icon={<Trash2 />} onClick={() => void remove()} />
          )}
        </HStack>
      )}
    </HStack>
  );
}
