import type { ChatRoom, ThreadStart } from '@meet/chat-contract';
import { carriesContact, draggedContact, useHost, useIsViewing, useTexts } from '@meet/remote-kit';
import { Box, lazyPart, Text } from '@meet/ui';
import { useState, type DragEvent } from 'react';
import { Composer } from '../features/composer/Composer.tsx';
import { useFileDrop } from '../files/useFileDrop.ts';
import { MessageList } from '../features/messages/MessageList.tsx';
import { useAddMembers } from '../features/room-members/useRoomMembers.ts';
import { useMayManage } from '../people/useMayManage.ts';
import { useDialogTexts } from '../state/useDialogTexts.ts';
import { RoomHeader, type DetailsToggle } from './RoomHeader.tsx';
import type { RoomDialog } from './RoomMenu.tsx';

const ExportRoomDialog = lazyPart(
  async () => (await import('../features/export-room/ExportRoomDialog.tsx')).ExportRoomDialog,
  true,
);
const RenameRoomDialog = lazyPart(
  async () => (await import('../features/rename-room/RenameRoomDialog.tsx')).RenameRoomDialog,
  true,
);
const RoomMembersDialog = lazyPart(
  async () => (await import('../features/room-members/RoomMembersDialog.tsx')).RoomMembersDialog,
  true,
);
const RoomWebhooksDialog = lazyPart(
  async () => (await import('../features/room-webhooks/RoomWebhooksDialog.tsx')).RoomWebhooksDialog,
  true,
);

interface Props {
  readonly room: ChatRoom;
  readonly onBack?: () => void;
  readonly details?: DetailsToggle;
  /** Searches the room's messages on the chat's page; undefined if the person can't go there. */
  readonly onSearch?: (() => void) | undefined;
  /** Opens the thread of a message on the chat's page; undefined if the person can't go there. */
  readonly onThread?: ((start: ThreadStart) => void) | undefined;
}

/** Shows the selected room: its header, its messages and the composer. Contacts and files can be dropped into it. */
export function RoomPane(props: Props) {
  return useDialogTexts() ? <Pane {...props} /> : <Box flex={1} />;
}

function Pane({ room, onBack, details, onSearch, onThread }: Props) {
  const { flags } = useHost();
  const isViewing = useIsViewing();
  const [dialog, setDialog] = useState<RoomDialog>();
  const t = useTexts();
  const contacts = useContactDrop(room);
  const files = useFileDrop(room.chatId, !isViewing);
  const mayManage = useMayManage(room);
  const closeDialog = () => setDialog(undefined);

  return (
    <Box
      position="relative"
      display="flex"
      flexDirection="column"
      flex={1}
      minW={0}
      minH={0}
      {...joinHandlers(contacts.handlers, files.handlers)}
    >
      <RoomHeader room={room} onBack={onBack} details={details} onOpenDialog={setDialog} onSearch={onSearch} />
      <MessageList chatId={room.chatId} isOwner={room.isOwner} mayManage={mayManage} onThread={onThread} />
      {!isViewing && room.isInvited && <UnseenHint />}
      {!isViewing && <Composer chatId={room.chatId} autoFocus={!flags.mobile} />}
      <DropHint text={contacts.isOver ? t('room.dropContact') : files.isOver ? t('files.drop') : undefined} />
      {dialog === 'export' && <ExportRoomDialog room={room} onClose={closeDialog} />}
      {dialog === 'rename' && <RenameRoomDialog room={room} onClose={closeDialog} />}
      {dialog === 'members' && <RoomMembersDialog room={room} onClose={closeDialog} />}
      {dialog === 'webhooks' && mayManage && <RoomWebhooksDialog room={room} onClose={closeDialog} />}
    </Box>
  );
}

function UnseenHint() {
  const t = useTexts();
  return (
    <Text size="xs" tone="muted" px={3} py={2}>
      {t('room.unseen')}
    </Text>
  );
}

type Handlers = ReturnType<typeof useContactDrop>['handlers'];

/** Joins the handlers of two kinds of drags, of contacts and of files. Each hook ignores the other's drags. */
function joinHandlers(first: Handlers, second: Handlers): Handlers {
  const join = (name: keyof Handlers) => (event: DragEvent) => {
    first[name](event);
    second[name](event);
  };
  return { onDragOver: join('onDragOver'), onDragLeave: join('onDragLeave'), onDrop: join('onDrop') };
}

/** Shows what dropping here will do; hidden while nothing is dragged over the pane. */
function DropHint({ text }: { text: string | undefined }) {
  return (
    <Box
      role="status"
      hidden={text === undefined}
      position="absolute"
      inset={2}
      display="grid"
      placeItems="center"
      borderRadius="control"
      borderWidth="2px"
      borderStyle="dashed"
      borderColor="accent.ring"
      bg="accent.subtle"
      pointerEvents="none"
    >
      <Text tone="accent" weight="medium">
        {text}
      </Text>
    </Box>
  );
}

/**
 * Handles contacts that are dragged into the pane. A dropped contact becomes a member, if the viewer may add members.
 */
function useContactDrop(room: ChatRoom) {
  const { toast, i18n } = useHost();
  const add = useAddMembers(room.chatId, { toasts: true });
  const [isOver, setOver] = useState(false);
  const mayAdd = useMayManage(room);

  const handlers = {
    onDragOver(event: DragEvent) {
      if (!mayAdd || !carriesContact(event.dataTransfer)) return;
      event.preventDefault();
      event.dataTransfer.dropEffect = 'copy';
      setOver(true);
    },
    onDragLeave(event: DragEvent) {
      if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false);
    },
    onDrop(event: DragEvent) {
      setOver(false);
      const contact = mayAdd ? draggedContact(event.dataTransfer) : undefined;
      if (!contact) return;
      event.preventDefault();
      if (room.memberPreview.some(({ email }) => email === contact.email.toLowerCase())) {
        toast({ type: 'info', message: i18n.t('contracts:errors.CHAT_MEMBER_ALREADY_IN_ROOM') });
        return;
      }
      void add.run([contact.email]);
    },
  };
  return { isOver, handlers };
}
