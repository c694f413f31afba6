import { toThreadId, type ChatThread, type ThreadStart } from '@meet/chat-contract';
import { useTexts } from '@meet/remote-kit';
import { Box, Button, EmptyState, ErrorState, SkeletonRow } from '@meet/ui';
import { EmptyMessagesArt } from '@meet/ui/illustrations';
import { useEffect, useRef } from 'react';
import { AfterDialogTexts, ListPane } from '../../people/ListPane.tsx';
import { ThreadRow } from './ThreadRow.tsx';
import { useThreads } from './useThreads.ts';

interface Props {
  /** Whether the pane is alone on the page. */
  readonly isAlone: boolean;
  /** The open thread. */
  readonly shown: ThreadStart | undefined;
  readonly onOpen: (start: ThreadStart) => void;
  readonly onClose: () => void;
}

const WIDTH = '288px';

/** Lists the threads that the person follows, the latest reply first, in place of the rooms. */
export function ThreadsPane(props: Props) {
  return (
    <AfterDialogTexts isAlone={props.isAlone} width={WIDTH}>
      <Pane {...props} />
    </AfterDialogTexts>
  );
}

function Pane({ isAlone, shown, onOpen, onClose }: Props) {
  const t = useTexts();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <ListPane isAlone={isAlone} width={WIDTH} title={t('threads.title')} titleRef={title} onClose={onClose}>
      <Threads shown={shown} onOpen={onOpen} />
    </ListPane>
  );
}

function Threads({ shown, onOpen }: Pick<Props, 'shown' | 'onOpen'>) {
  const t = useTexts();
  const { value, status, isFetching, more, retry } = useThreads();
  if (status === 'loading') return <SkeletonRow rows={5} />;
  if (status === 'failed') return <ErrorState compact title={t('threads.loadFailed')} onRetry={retry} />;
  const { threads = [], hasMore = false } = value ?? {};
  if (threads.length === 0) {
    return (
      <EmptyState
        compact
        illustration={<EmptyMessagesArt />}
        title={t('threads.none')}
        description={t('threads.noneText')}
      />
    );
  }
  const shownId = shown && toThreadId(shown);
  return (
    <>
      <Box as="ul" aria-label={t('threads.title')} listStyleType="none">
        {threads.map((thread: ChatThread) => (
          <li key={thread.threadId}>
            <ThreadRow thread={thread} isCurrent={thread.threadId === shownId} onOpen={() => onOpen(thread.start)} />
          </li>
        ))}
      </Box>
      {hasMore && (
        <Button wide variant="ghost" loading={isFetching} onClick={more}>
          {t('members.more')}
        </Button>
      )}
    </>
  );
}
