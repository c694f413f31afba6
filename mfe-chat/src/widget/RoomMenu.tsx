import { CHAT_NOTIFICATION_LEVELS, type ChatRoom } from '@meet/chat-contract';
import { useHost, useIsViewing, useTexts } from '@meet/remote-kit';
import { IconButton, Menu } from '@meet/ui';
import {
  Archive,
  ArchiveRestore,
  Bell,
  BellOff,
  CircleX,
  EllipsisVertical,
  FileDown,
  LogOut,
  Mail,
  Pencil,
  Search,
  Star,
  StarOff,
  UserCog,
  Users,
  Video,
  Webhook,
} from '@meet/ui/icons';
import { useAllowManage } from '../features/allow-manage/useAllowManage.ts';
import { useArchiveRoom } from '../features/archive-room/useArchiveRoom.ts';
import { useLeaveRoom } from '../features/leave-room/useLeaveRoom.ts';
import { useRoomSettings } from '../features/room-settings/useRoomSettings.ts';
import { useMayManage } from '../people/useMayManage.ts';
import { SEND_CHAT_MEETING_INFO, START_CHAT_MEETING } from '../state/meetingKinds.ts';
import { useOffers } from '../people/useOffers.tsx';
import { useRoomTitle } from '../people/useRoomTitle.ts';
import { isMuted } from '../state/muting.ts';

export type RoomDialog = 'rename' | 'members' | 'export' | 'webhooks' | undefined;

interface Props {
  readonly room: ChatRoom;
  readonly onOpenDialog: (dialog: RoomDialog) => void;
  /** Searches the room's messages on the chat's page; undefined if the person can't go there. */
  readonly onSearch: (() => void) | undefined;
}

/**
 * Menu of a room. Everyone sees meetings, settings, archiving and leaving; members who may manage it see webhooks; only
 * the owner sees name, rights, export and closing.
 */
export function RoomMenu({ room, onOpenDialog, onSearch }: Props) {
  const t = useTexts();
  const { openDialog } = useHost();
  const { leave, close } = useLeaveRoom(room);
  const allowManage = useAllowManage(room.chatId);
  const archive = useArchiveRoom(room);
  const { favour, notify } = useRoomSettings(room);
  const { chatId, isOwner, isPeerToPeer } = room;
  const isViewing = useIsViewing();
  const mayManage = useMayManage(room);

  const offers = useOffers('chat.roomMenu/v1', { chatId, roomName: useRoomTitle(room), isOwner });

  return (
    <>
      <Menu
        placement="bottom-end"
        onOpenChange={offers.onOpenChange}
        trigger={<IconButton label={t('room.options')} icon={<EllipsisVertical aria-hidden />} />}
        items={[
          !isViewing && {
            id: 'start',
            label: t('room.startMeeting'),
            icon: <Video aria-hidden />,
            onSelect: () => void openDialog('meetings.details/v1', { kind: START_CHAT_MEETING, chatId }),
          },
          !isViewing && {
            id: 'info',
            label: t('room.sendMeetingInfo'),
            icon: <Mail aria-hidden />,
            onSelect: () => void openDialog('meetings.details/v1', { kind: SEND_CHAT_MEETING_INFO, chatId }),
          },
          onSearch && {
            id: 'search',
            label: t('search.inRoom'),
            icon: <Search aria-hidden />,
            onSelect: onSearch,
          },
          {
            id: 'members',
            label: t('members.title'),
            icon: <Users aria-hidden />,
            onSelect: () => onOpenDialog('members'),
          },
          mayManage && {
            id: 'webhooks',
            label: t('room.webhooks'),
            icon: <Webhook aria-hidden />,
            onSelect: () => onOpenDialog('webhooks'),
          },
          isOwner &&
            !isViewing && {
              group: '',
              items: [
                {
                  id: 'rename',
                  label: t('renameRoom.title'),
                  icon: <Pencil aria-hidden />,
                  onSelect: () => onOpenDialog('rename'),
                },
                ...(isPeerToPeer
                  ? []
                  : [
                      {
                        id: 'allow',
                        label: t('room.allowManage'),
                        icon: <UserCog aria-hidden />,
                        checked: room.allowManage,
                        onSelect: () => void allowManage.run(!room.allowManage),
                      },
                    ]),
                {
                  id: 'export',
                  label: t('exportRoom.open'),
                  icon: <FileDown aria-hidden />,
                  onSelect: () => onOpenDialog('export'),
                },
              ],
            },
          !isViewing && {
            group: '',
            items: [
              {
                id: 'notifications',
                label: t('roomSettings.notifications'),
                icon: isMuted(room) ? <BellOff aria-hidden /> : <Bell aria-hidden />,
                items: CHAT_NOTIFICATION_LEVELS.map((level) => ({
                  id: level,
                  label: t(`roomSettings.levels.${level}`),
                  checked: room.notificationLevel === level,
                  onSelect: () => void notify.run(level),
                })),
              },
              {
                id: 'favourite',
                label: t(room.isFavourite ? 'roomSettings.unfavour' : 'roomSettings.favour'),
                icon: room.isFavourite ? <StarOff aria-hidden /> : <Star aria-hidden />,
                onSelect: () => void favour.run(),
              },
              {
                id: 'archive',
                label: t(room.isArchived ? 'archiveRoom.restore' : 'archiveRoom.archive'),
                icon: room.isArchived ? <ArchiveRestore aria-hidden /> : <Archive aria-hidden />,
                onSelect: () => void archive.run(),
              },
              {
                id: 'leave',
                label: t('leaveRoom.submit'),
                icon: <LogOut aria-hidden />,
                onSelect: () => void leave.run(),
              },
              ...(isOwner
                ? [
                    {
                      id: 'close',
                      label: t('closeRoom.submit'),
                      icon: <CircleX aria-hidden />,
                      danger: true,
                      onSelect: () => void close.run(),
                    },
                  ]
                : []),
            ],
          },
          offers.group,
        ]}
      />
      {offers.fillers}
    </>
  );
}
