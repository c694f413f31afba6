import { toThreadId, type ChatThreadSummary, type ThreadStart } from '@meet/chat-contract';
import { lazyPart } from '@meet/ui';
import { useMessageActions } from './MessageActions.ts';

const ThreadButton = lazyPart(async () => (await import('../../people/ThreadButton.tsx')).ThreadButton);

interface Props {
  readonly start: ThreadStart;
  readonly thread: ChatThreadSummary;
}

/** Shows the replies in the thread of a message, and opens it. */
export function ThreadSummary({ start: { chatId, sequence }, thread }: Props) {
  const { openThread } = useMessageActions();
  return (
    <ThreadButton
      id={toThreadId({ chatId, sequence })}
      thread={thread}
      onOpen={openThread && (() => openThread({ chatId, sequence }))}
    />
  );
}
