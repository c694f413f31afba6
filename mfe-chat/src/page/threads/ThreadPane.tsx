import { toThreadId, type ChatRoom, type ThreadStart } from '@meet/chat-contract';
import { useHost, useIsViewing, useTexts } from '@meet/remote-kit';
import { useAction } from '@meet/remote-kit/forms';
import { Box, ErrorState, Heading, IconButton, SkeletonText, Text, useUiTexts } from '@meet/ui';
import { Bell, BellOff } from '@meet/ui/icons';
import { useEffect, useId, useRef } from 'react';
import { useMayManage } from '../../people/useMayManage.ts';
import { useRoomTitle } from '../../people/useRoomTitle.ts';
import { useDialogTexts } from '../../state/useDialogTexts.ts';
import { SidePane, SidePaneHead } from '../SidePane.tsx';
import { ThreadConversation } from './ThreadConversation.tsx';
import { useThread } from './useThread.ts';

interface Props {
  readonly room: ChatRoom;
  readonly start: ThreadStart;
  /** Whether the pane is shown in place of the room. */
  readonly isAlone: boolean;
  readonly onClose: () => void;
}

const WIDTH = '360px';

/** Shows a thread beside its room: the message that started it, the replies and a composer. */
export function ThreadPane(props: Props) {
  const isReady = useDialogTexts();
  const titleId = useId();
  const { isAlone } = props;
  return (
    <SidePane titleId={titleId} isAlone={isAlone} width={WIDTH}>
      {isReady && <Pane {...props} titleId={titleId} />}
    </SidePane>
  );
}

function Pane({ room, start, isAlone, onClose, titleId }: Props & { readonly titleId: string }) {
  const t = useTexts();
  const { close } = useUiTexts();
  const { i18n } = useHost();
  const isViewing = useIsViewing();
  const mayManage = useMayManage(room);
  const roomTitle = useRoomTitle(room);
  const thread = useThread(start);
  const follow = useAction(thread.follow, { toasts: true });
  const threadId = toThreadId(start);
  const title = useRef<HTMLHeadingElement>(null);
  const { flags } = useHost();
  // A phone's keyboard would cover the thread, so the title takes the focus there.
  useEffect(() => {
    if (flags.mobile || isViewing) title.current?.focus();
  }, [flags.mobile, isViewing]);
  const { value, status } = thread;
  return (
    <>
      <SidePaneHead isAlone={isAlone} labels={{ back: t('thread.back'), close }} onClose={onClose}>
        <Box flex={1} minW={0}>
          <Heading ref={title} as="h2" tabIndex={-1} outline="none!" id={titleId} size="sm">
            {t('thread.title')}
          </Heading>
          <Text as="h3" size="xs" tone="muted" truncate>
            {roomTitle}
          </Text>
        </Box>
        {value && !isViewing && (
          <IconButton
            label={t(value.isFollowed ? 'thread.unfollow' : 'thread.follow')}
            icon={value.isFollowed ? <Bell aria-hidden /> : <BellOff aria-hidden />}
            onClick={() => void follow.run(!value.isFollowed)}
          />
        )}
      </SidePaneHead>
      {status === 'failed' && (
        <Box flex={1} display="grid" placeItems="center" p={4}>
          <ErrorState compact title={i18n.errorText(thread.failure)} onRetry={thread.retry} />
        </Box>
      )}
      {status === 'loading' && (
        <Box p={4} flex={1}>
          <SkeletonText lines={3} />
        </Box>
      )}
      {status === 'ready' && value && (
        <ThreadConversation
          threadId={threadId}
          start={value.start}
          isOwner={room.isOwner}
          mayManage={mayManage}
          composer={isViewing ? undefined : { autoFocus: !flags.mobile }}
        />
      )}
    </>
  );
}
