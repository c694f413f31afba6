import type { ChatRoom } from '@meet/chat-contract';
import { useTexts } from '@meet/remote-kit';
import { Heading, Stack } from '@meet/ui';
import { useEffect, useId, useRef, type ReactNode } from 'react';
import { RoomMembers } from '../features/room-members/RoomMembers.tsx';
import { useDialogTexts } from '../state/useDialogTexts.ts';
import { PinnedMessages } from './PinnedMessages.tsx';
import { RoomFiles } from './RoomFiles.tsx';
import { SidePane, SidePaneHead } from './SidePane.tsx';

interface Props {
  readonly room: ChatRoom;
  /** Whether the pane is shown in place of the messages. */
  readonly isAlone: boolean;
  readonly onClose: () => void;
}

const WIDTH = '300px';

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
    <SidePane titleId={titleId} isAlone={isAlone} width={WIDTH}>
      <SidePaneHead isAlone={isAlone} labels={{ back: t('details.back'), close: t('details.close') }} onClose={onClose}>
        <Heading ref={title} as="h2" tabIndex={-1} outline="none!" id={titleId} size="sm" flex={1}>
          {t('details.title')}
        </Heading>
      </SidePaneHead>
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
    </SidePane>
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
