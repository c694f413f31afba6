import type { ChatRoom } from '@meet/chat-contract';
import { useTexts } from '@meet/remote-kit';
import { Box, HStack, IconButton, Text } from '@meet/ui';
import { ChevronLeft, PanelRight, UserPlus } from '@meet/ui/icons';
import { RoomAvatar } from '../people/RoomAvatar.tsx';
import { othersIn } from '../people/getTitle.ts';
import { useMayManage } from '../people/useMayManage.ts';
import { useRoomTitle } from '../people/useRoomTitle.ts';
import { useTypists } from '../people/useTypists.ts';
import { RoomMenu, type RoomDialog } from './RoomMenu.tsx';

/** State of the pane with the room's members and files, and an action that opens or closes it. */
export interface DetailsToggle {
  readonly isOpen: boolean;
  readonly toggle: () => void;
}

interface Props {
  readonly room: ChatRoom;
  /** Returns to the list, if the room is shown in its place. */
  readonly onBack?: (() => void) | undefined;
  readonly details?: DetailsToggle | undefined;
  readonly onOpenDialog: (dialog: RoomDialog) => void;
  /** Searches the room's messages on the chat's page; undefined if the person can't go there. */
  readonly onSearch?: (() => void) | undefined;
}

/** Shows the room's other members, or those who are typing, and the room's actions. */
export function RoomHeader({ room, onBack, details, onOpenDialog, onSearch }: Props) {
  const t = useTexts();
  const mayManage = useMayManage(room);
  const title = useRoomTitle(room);
  const typists = useTypists(room.chatId);
  return (
    <HStack flexShrink={0} h={14} px={3} gap={3} borderBottomWidth="1px">
      {onBack && <IconButton label={t('widget.back')} icon={<ChevronLeft aria-hidden />} onClick={onBack} />}
      <RoomAvatar room={room} size={36} />
      <Box flex={1} minW={0}>
        <Text as="h3" weight="bold" truncate title={title}>
          {title}
        </Text>
        <Text size="xs" tone={typists ? 'accent' : 'muted'} truncate>
          {typists ??
            (room.isPeerToPeer ? othersIn(room)[0]?.email : t('room.memberCount', { count: room.memberCount }))}
        </Text>
      </Box>
      {mayManage && (
        <IconButton
          label={t('members.addLabel')}
          icon={<UserPlus aria-hidden />}
          onClick={() => onOpenDialog('members')}
        />
      )}
      {details && (
        <IconButton
          label={t('details.title')}
          icon={<PanelRight aria-hidden />}
          aria-expanded={details.isOpen}
          onClick={details.toggle}
        />
      )}
      <RoomMenu room={room} onOpenDialog={onOpenDialog} onSearch={onSearch} />
    </HStack>
  );
}
