import type { ChatRoom } from '@meet/chat-contract';
import { useTexts } from '@meet/remote-kit';
import { Box, Heading, HStack, IconButton, Stack } from '@meet/ui';
import { ChevronLeft, X } from '@meet/ui/icons';
import { useEffect, useId, useRef, type ReactNode } from 'react';
import { RoomMembers } from '../features/room-members/RoomMembers.tsx';
import { useDialogTexts } from '../state/useDialogTexts.ts';
import { PinnedMessages } from './PinnedMessages.tsx';
import { RoomFiles } from './RoomFiles.tsx';

interface Props {
  readonly room: ChatRoom;
  /** Whether the pane is shown in place of the messages. */
  readonly isAlone: boolean;
  readonly onClose: () => void;
}

/** Shows the members, pinned messages and files of a room. */
export function RoomDetails(props: Props) {
  return useDialogTexts() ? <Details {...props} /> : null;
}

function Details({ room, isAlone, onClose }: Props) {
  const t = useTexts();
  const titleId = useId();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isAlone) title.current?.focus();
  }, [isAlone]);
  return (
    <Box
      as="section"
      aria-labelledby={titleId}
      display="flex"
      flexDirection="column"
      flex={isAlone ? 1 : undefined}
      w={isAlone ? undefined : '300px'}
      flexShrink={0}
      minW={0}
      minH={0}
      borderStartWidth={isAlone ? 0 : '1px'}
    >
      <HStack flexShrink={0} h={14} ps={isAlone ? 3 : 4} pe={3} gap={2} borderBottomWidth="1px">
        {isAlone && <IconButton label={t('details.back')} icon={<ChevronLeft aria-hidden />} onClick={onClose} />}
        <Heading ref={title} as="h2" tabIndex={-1} outline="none!" id={titleId} size="sm" flex={1}>
          {t('details.title')}
        </Heading>
        {!isAlone && <IconButton label={t('details.close')} icon={<X aria-hidden />} onClick={onClose} />}
      </HStack>
      <Stack gap={6} p={4} flex={1} minH={0} overflowY="auto" overscrollBehavior="contain">
        <Section title={t('members.title')}>
          <RoomMembers room={room} canAdd={false} />
        </Section>
        <Section title={t('pins.title')}>
          <PinnedMessages chatId={room.chatId} />
        </Section>
        <Section title={t('details.files')}>
          <RoomFiles chatId={room.chatId} />
        </Section>
      </Stack>
    </Box>
  );
}

function Section({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <Stack as="section" gap={3} aria-label={title}>
      <Heading as="h3" size="sm">
        {title}
      </Heading>
      {children}
    </Stack>
  );
}
