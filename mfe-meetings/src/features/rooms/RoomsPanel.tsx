import { ROOM_TYPE } from '@meet/meetings-contract';
import { InfoNote } from '@meet/guidance';
import { useBehavior, useHost, useIsViewing, useScope, useTexts } from '@meet/remote-kit';
import { Button, Card, ErrorState, Heading, HStack, SkeletonCard, Stack, Text } from '@meet/ui';
import { Plus } from '@meet/ui/icons';
import { useState } from 'react';
import { createRooms, type Rooms } from './createRooms.ts';
import { HostingCard } from './HostingCard.tsx';
import { OwnedRoom } from './OwnedRoom.tsx';
import { RoomDialog, type RoomDialogKind } from './RoomDialog.tsx';

/** Shows the person's own rooms, and the settings of the meetings that they host. */
export function RoomsPanel() {
  const host = useHost();
  const rooms = useScope((scope) => createRooms(scope, host));
  return rooms ? <OwnRooms rooms={rooms} /> : <SkeletonCard />;
}

function OwnRooms({ rooms }: { rooms: Rooms }) {
  const t = useTexts();
  const host = useHost();
  const isViewing = useIsViewing();
  const { status, value, failure } = useBehavior(rooms.state$);
  const [dialog, setDialog] = useState<RoomDialogKind>();

  if (status === 'failed') return <ErrorState title={host.i18n.errorText(failure)} onRetry={rooms.reload} />;
  if (!value) return <SkeletonCard />;
  const { alias, hosting } = value;
  const personal = value.rooms.find(({ type }) => type === ROOM_TYPE.personal);
  const labelled = value.rooms.filter(({ type }) => type === ROOM_TYPE.labelled);
  return (
    <Stack gap={6}>
      <Card>
        <Heading size="sm" mb={1}>
          {t('rooms.personal')}
        </Heading>
        <Text tone="muted" mb={4}>
          {t('rooms.personalText')}
        </Text>
        {personal && (
          <OwnedRoom rooms={rooms} room={personal} alias={alias} onEdit={() => setDialog({ edit: personal })} />
        )}
      </Card>
      <Card>
        <HStack justifyContent="space-between" mb={4} flexWrap="wrap">
          <Stack gap={1}>
            <HStack gap={1}>
              <Heading size="sm">{t('rooms.custom')}</Heading>
              <InfoNote elementId="dashboard.customRooms" about={t('rooms.custom')} />
            </HStack>
            <Text tone="muted">{t(alias ? 'rooms.customText' : 'rooms.customTextNoAlias')}</Text>
          </Stack>
          {!isViewing && (
            <Button icon={<Plus aria-hidden />} onClick={() => setDialog('new')}>
              {t('rooms.add')}
            </Button>
          )}
        </HStack>
        {labelled.length === 0 ? (
          <Text tone="muted">{t('rooms.noCustom')}</Text>
        ) : (
          <Stack as="ul" gap={3} listStyleType="none" m={0} p={0}>
            {labelled.map((room) => (
              <OwnedRoom
                as="li"
                key={room.roomId}
                rooms={rooms}
                room={room}
                alias={alias}
                onEdit={() => setDialog({ edit: room })}
              />
            ))}
          </Stack>
        )}
      </Card>
      <HostingCard configuration={hosting} onChange={rooms.changeHosting} />
      {dialog && <RoomDialog rooms={rooms} kind={dialog} onClose={() => setDialog(undefined)} />}
    </Stack>
  );
}
