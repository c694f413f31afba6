import { useQuery } from '@apollo/client/react';
import { ROOM_TYPE } from '@meet/meetings-contract';
import { InfoNote } from '@meet/guidance';
import { useHost, useIsViewing, useTexts } from '@meet/remote-kit';
import { Button, Card, ErrorState, Heading, HStack, SkeletonCard, Stack, Text } from '@meet/ui';
import { Plus } from '@meet/ui/icons';
import { useState } from 'react';
import { asCallFailure } from '../../state/asCallFailure.ts';
import { MeetingsApollo } from '../../state/MeetingsApollo.tsx';
import { HostingCard } from './HostingCard.tsx';
import { OwnedRoom } from './OwnedRoom.tsx';
import { RoomDialog, type RoomDialogKind } from './RoomDialog.tsx';
import { RoomsAndHostingDocument } from './rooms.generated.ts';

/** The person's own rooms, and what holds in the meetings they host. */
export function RoomsPanel() {
  return (
    <MeetingsApollo>
      <Rooms />
    </MeetingsApollo>
  );
}

function Rooms() {
  const t = useTexts();
  const host = useHost();
  const isViewing = useIsViewing();
  // Other tabs may have changed them since they were last seen here.
  const { data, error, refetch } = useQuery(RoomsAndHostingDocument, { fetchPolicy: 'cache-and-network' });
  const [dialog, setDialog] = useState<RoomDialogKind>();

  if (error && !data) {
    return <ErrorState title={host.i18n.errorText(asCallFailure(error))} onRetry={() => void refetch()} />;
  }
  if (!data) return <SkeletonCard />;
  const { roomIds, alias } = data.ownedRooms;
  const personal = roomIds.find(({ type }) => type === ROOM_TYPE.personal);
  const labelled = roomIds.filter(({ type }) => type === ROOM_TYPE.labelled);
  return (
    <Stack gap={6}>
      <Card>
        <Heading size="sm" mb={1}>
          {t('rooms.personal')}
        </Heading>
        <Text tone="muted" mb={4}>
          {t('rooms.personalText')}
        </Text>
        {personal && <OwnedRoom room={personal} alias={alias} onEdit={() => setDialog({ edit: personal })} />}
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
              <OwnedRoom as="li" key={room.roomId} room={room} alias={alias} onEdit={() => setDialog({ edit: room })} />
            ))}
          </Stack>
        )}
      </Card>
      <HostingCard configuration={data.hostMeetingConfiguration} />
      {dialog && <RoomDialog kind={dialog} onClose={() => setDialog(undefined)} />}
    </Stack>
  );
}
