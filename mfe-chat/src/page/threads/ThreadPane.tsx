import { toThreadId, type ChatRoom, type ThreadStart } from '@meet/chat-contract';
import { useHost, useIsViewing, useTexts } from '@meet/remote-kit';
import { useAction } from '@meet/remote-kit/forms';
import { Box, ErrorState, Heading, HStack, IconButton, SkeletonText, Text, useUiTexts } from '@meet/ui';
import { Bell, BellOff, ChevronLeft, X } from '@meet/ui/icons';
import { useEffect, useId, useRef } from 'react';
import { useMayManage } from '../../people/useMayManage.ts';
import { useRoomTitle } from '../../people/useRoomTitle.ts';
import { useDialogTexts } from '../../state/useDialogTexts.ts';
import { ThreadConversation } from './ThreadConversation.tsx';
import { useThread } from './useThread.ts';

interface Props {
  readonly room: ChatRoom;
  readonly start: ThreadStart;
  /** Whether the pane is shown in place of the room. */
  readonly isAlone: boolean;
  readonly onClose: () => void;
}

const PANE_PX = 360;

/** Shows a thread beside its room: the message that started it, the replies and a composer. */
export function ThreadPane(props: Props) {
  const isReady = useDialogTexts();
  const titleId = useId();
  const { isAlone } = props;
  return (
    <Box
      as="section"
      aria-labelledby={titleId}
      display="flex"
      flexDirection="column"
      flex={isAlone ? 1 : undefined}
      style={isAlone ? undefined : { width: PANE_PX }}
      flexShrink={0}
      minW={0}
      minH={0}
      borderStartWidth={isAlone ? 0 : '1px'}
    >
      {isReady && <Pane {...props} titleId={titleId} />}
    </Box>
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
      <HStack flexShrink={0} h={14} ps={isAlone ? 3 : 4} pe={3} gap={2} borderBottomWidth="1px">
        {isAlone && <IconButton label={t('thread.back')} icon={<ChevronLeft aria-hidden />} onClick={onClose} />}
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
        {!isAlone && <IconButton label={close} icon={<X aria-hidden />} onClick={onClose} />}
      </HStack>
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
