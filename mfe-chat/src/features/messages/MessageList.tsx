import { parseThreadId, type ChatMessage, type ThreadStart } from '@meet/chat-contract';
import { useBehavior, useIsViewing, useTexts } from '@meet/remote-kit';
import { Box, Button, EmptyState, ErrorState, HStack, IconButton, lazyPart, Spinner } from '@meet/ui';
import { ArrowDown } from '@meet/ui/icons';
import { EmptyMessagesArt } from '@meet/ui/illustrations';
import { memo, useCallback, useEffect, useMemo, useState, type ReactNode } from 'react';
import { useChat } from '../../state/getChat.ts';
import type { MessageTarget } from '../../state/createChat.ts';
import { buildRows, isSameRow, type MessageRow } from './buildRows.ts';
import { DayLine } from './DayLine.tsx';
import { MessageActionsProvider, type MessageActions } from './MessageActions.ts';
import { MessageLine } from './MessageLine.tsx';
import { MessagesSkeleton } from './MessagesSkeleton.tsx';
import { NewMessageAnnouncer } from './NewMessageAnnouncer.tsx';
import { OutgoingLine } from './OutgoingLine.tsx';
import { useFocusedMessage } from './useFocusedMessage.ts';
import { useMessageScroll } from './useMessageScroll.ts';
import { ToFirstUnread } from './ToFirstUnread.tsx';
import { UnreadLine } from './UnreadLine.tsx';
import { useUnread, type Unread } from './useUnread.ts';
import { useMessageTarget, useOwnMessages } from './useMessageTarget.ts';

const VersionsDialog = lazyPart(async () => (await import('./VersionsDialog.tsx')).VersionsDialog, true);

interface Props {
  readonly chatId: string;
  /** Whether the viewer owns the room. */
  readonly isOwner?: boolean;
  /** Whether the viewer may delete messages of others. */
  readonly mayManage?: boolean;
  /** Opens the thread of a message; undefined where no page shows threads. */
  readonly onThread?: ((start: ThreadStart) => void) | undefined;
  /** Name of the list for screen readers. */
  readonly label?: string;
  /** Text in place of an empty list. */
  readonly emptyText?: string;
}

/** Shows the messages of a room with their menus, and announces new ones to screen readers. */
export function MessageList({ chatId, isOwner = false, mayManage = false, onThread, label, emptyText }: Props) {
  const chat = useChat();
  const { status, messages } = useBehavior(chat.getConversation(chatId).state$);
  const isReadOnly = useIsViewing();
  const [versioned, showVersions] = useState<ChatMessage>();
  const [focused, setFocused] = useState<number>();
  const actions = useMemo<MessageActions>(
    () => ({
      isReadOnly,
      isOwner,
      mayManage,
      isThread: parseThreadId(chatId) !== undefined,
      openThread: onThread,
      showVersions,
      jumpTo(sequence) {
        setFocused(sequence);
        chat.aimAt({ chatId, sequence });
      },
    }),
    [isReadOnly, isOwner, mayManage, onThread, chat, chatId],
  );
  return (
    <MessageActionsProvider value={actions}>
      <NewMessageAnnouncer messages={messages} isReady={status === 'ready'} />
      <Messages
        chatId={chatId}
        label={label}
        emptyText={emptyText}
        focused={focused}
        onFocused={() => setFocused(undefined)}
      />
      {versioned && <VersionsDialog message={versioned} onClose={() => showVersions(undefined)} />}
    </MessageActionsProvider>
  );
}

interface MessagesProps {
  readonly chatId: string;
  readonly label: string | undefined;
  readonly emptyText: string | undefined;
  /** Number of the message that gets the focus once it is in sight. */
  readonly focused: number | undefined;
  readonly onFocused: () => void;
}

/** Draws only the messages in sight, and loads older ones when the person scrolls near the top. */
function Messages({ chatId, label, emptyText, focused, onFocused }: MessagesProps) {
  const t = useTexts();
  const chat = useChat();
  const conversation = chat.getConversation(chatId);
  const { status, messages, loadingOlder, hasNewer, windowId } = useBehavior(conversation.state$);
  const outgoing = useBehavior(chat.outbox.messages$);
  const rows = useMemo(
    () =>
      buildRows(messages, hasNewer ? [] : outgoing.filter((message) => message.chatId === chatId), chat.viewerEmail),
    [messages, outgoing, hasNewer, chatId, chat.viewerEmail],
  );
  const target = useMessageTarget(chatId);
  const unread = useUnread(chatId, messages);
  const handleSeen = useCallback((sequence: number) => chat.see(chatId, sequence), [chat, chatId]);
  const goToNewest = useCallback(() => {
    chat.aimAt(null);
    conversation.goToNewest();
  }, [chat, conversation]);
  useOwnMessages(chatId, goToNewest);

  if (status === 'failed') {
    return (
      <Centred>
        <ErrorState compact title={t('message.loadFailed')} onRetry={conversation.retry} />
      </Centred>
    );
  }
  if (status === 'loading' && rows.length === 0) return <MessagesSkeleton />;
  if (rows.length === 0) {
    return (
      <Centred>
        <EmptyState compact illustration={<EmptyMessagesArt />} title={emptyText ?? t('message.none')} />
      </Centred>
    );
  }
  return (
    <Rows
      // A jump shows another part of the history, where the former scroll position has no meaning.
      key={windowId}
      rows={rows}
      target={target}
      unread={unread}
      isLoadingOlder={loadingOlder}
      onNearTop={() => void conversation.loadOlder()}
      onNearEnd={hasNewer ? () => void conversation.loadNewer() : undefined}
      onGoToNewest={goToNewest}
      onSeen={handleSeen}
      label={label}
      focused={focused}
      onFocused={onFocused}
    />
  );
}

interface RowsProps extends Pick<MessagesProps, 'focused' | 'onFocused' | 'label'> {
  readonly rows: readonly MessageRow[];
  readonly target: MessageTarget | undefined;
  readonly unread: Unread | undefined;
  readonly isLoadingOlder: boolean;
  readonly onNearTop: () => void;
  /** Loads newer messages; undefined if the list ends with the newest ones. */
  readonly onNearEnd: (() => void) | undefined;
  readonly onGoToNewest: () => void;
  /** Called with the number of the last message in sight. */
  readonly onSeen: (sequence: number) => void;
}

function Rows(props: RowsProps) {
  const { rows, target, unread, isLoadingOlder, onNearTop, onNearEnd, onGoToNewest, onSeen, focused, onFocused } =
    props;
  const t = useTexts();
  const scroll = useMessageScroll(rows, { onNearTop, onNearEnd, target });
  const { scroller, virtualizer, hasNewBelow, isFarUp, isPlaced, handleScroll } = scroll;
  // The search for the element lasts a second; the fetch of the message before it may last longer.
  const isLoaded = target?.sequence === focused && rows.some((row) => hasSequence(row, focused));
  useFocusedMessage(scroller, isPlaced && isLoaded ? focused : undefined, onFocused);
  const lastInSight = getLastInSight(rows, virtualizer.range?.endIndex ?? -1);
  useEffect(() => {
    if (lastInSight !== undefined) onSeen(lastInSight);
  }, [lastInSight, onSeen]);
  const goToEnd = () => (onNearEnd ? onGoToNewest() : scroll.goToEnd());
  return (
    <Box position="relative" flex={1} minH={0} display="flex">
      {isLoadingOlder && (
        <HStack position="absolute" top={2} insetX={0} justifyContent="center" zIndex="sticky" pointerEvents="none">
          <Spinner size="sm" />
        </HStack>
      )}
      <Box
        ref={scroller}
        role="log"
        aria-label={props.label ?? t('message.log')}
        // Edits, deletions and rows that scroll into sight must not be announced; the announcer reads new messages.
        aria-live="off"
        tabIndex={0}
        onScroll={handleScroll}
        flex={1}
        minW={0}
        display="flex"
        flexDirection="column"
        overflowY="auto"
        overscrollBehavior="contain"
        // The virtualizer keeps the scroll position itself; the browser's own anchoring would conflict with it.
        css={{ overflowAnchor: 'none' }}
      >
        <div style={{ height: virtualizer.getTotalSize(), position: 'relative', flexShrink: 0, marginTop: 'auto' }}>
          {virtualizer.getVirtualItems().map(({ index, key, start }) => (
            <Box
              key={key}
              ref={virtualizer.measureElement}
              data-index={index}
              position="absolute"
              top={0}
              insetX={0}
              px={4}
              style={{ transform: `translateY(${start}px)` }}
            >
              <Row
                row={rows[index]!}
                isFirstUnread={hasSequence(rows[index]!, unread?.first)}
                isWanted={hasSequence(rows[index]!, target?.sequence)}
              />
            </Box>
          ))}
        </div>
      </Box>
      {unread && isPlaced && (
        <ToFirstUnread unread={unread} isAbove={isAbove(rows, unread, virtualizer.range?.startIndex ?? 0)} />
      )}
      {hasNewBelow ? (
        <HStack position="absolute" bottom={3} insetX={0} justifyContent="center" pointerEvents="none">
          <Button size="sm" round icon={<ArrowDown aria-hidden />} pointerEvents="auto" onClick={goToEnd}>
            {t('message.newAvailable')}
          </Button>
        </HStack>
      ) : (
        (isFarUp || onNearEnd) && (
          <Box position="absolute" bottom={3} insetEnd={4}>
            <IconButton
              size="sm"
              round
              variant="secondary"
              label={t('message.toEnd')}
              icon={<ArrowDown aria-hidden />}
              onClick={goToEnd}
            />
          </Box>
        )
      )}
    </Box>
  );
}

const hasSequence = (row: MessageRow, sequence: number | undefined): boolean =>
  row.kind === 'message' && row.message.sequence === sequence;

/** Returns whether the first unread message is above those in sight, or is not loaded. */
function isAbove(rows: readonly MessageRow[], { first }: Unread, firstInSight: number): boolean {
  const index = rows.findIndex((row) => hasSequence(row, first));
  return index === -1 || index < firstInSight;
}

/** Returns the number of the last stored message up to a row. */
function getLastInSight(rows: readonly MessageRow[], endIndex: number): number | undefined {
  for (let index = Math.min(endIndex, rows.length - 1); index >= 0; index -= 1) {
    const row = rows[index]!;
    if (row.kind === 'message') return row.message.sequence;
  }
  return undefined;
}

function Centred({ children }: { children: ReactNode }) {
  return (
    <Box flex={1} minH={0} overflowY="auto" display="grid" placeItems="center">
      {children}
    </Box>
  );
}

/**
 * One row of the list. Scrolling and new messages lay out all rows again, so a row draws again only if its content
 * changed.
 */
const Row = memo(
  function Row({ row, isFirstUnread, isWanted }: RowProps) {
    return (
      <>
        {row.day !== undefined && <DayLine timestamp={row.day} />}
        {isFirstUnread && <UnreadLine />}
        <Box mx={-4} px={4} pb={isWanted ? 1 : 0} bg={isWanted ? 'accent.subtle' : undefined}>
          {row.kind === 'message' ? (
            <MessageLine message={row.message} isFirst={row.isFirst} isOwn={row.isOwn} />
          ) : (
            <OutgoingLine message={row.message} isFirst={row.isFirst} />
          )}
        </Box>
      </>
    );
  },
  (before, after) =>
    isSameRow(before.row, after.row) &&
    before.isFirstUnread === after.isFirstUnread &&
    before.isWanted === after.isWanted,
);

interface RowProps {
  readonly row: MessageRow;
  readonly isFirstUnread: boolean;
  /** Whether the person jumped to this message. */
  readonly isWanted: boolean;
}
