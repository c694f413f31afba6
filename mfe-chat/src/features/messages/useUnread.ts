import type { ChatMessage } from '@meet/chat-contract';
import { useBehavior } from '@meet/remote-kit';
import { useMemo } from 'react';
import type { UnreadMark } from '../../state/createChat.ts';
import { useChat } from '../../state/getChat.ts';

export interface Unread extends UnreadMark {
  /** Number of the first unread message of somebody else; undefined while it is not loaded. */
  readonly first: number | undefined;
}

/** Returns the messages of the room that were unread when the person came to it; undefined if there were none. */
export function useUnread(chatId: string, messages: readonly ChatMessage[]): Unread | undefined {
  const chat = useChat();
  const mark = useBehavior(chat.unread$);
  const { viewerEmail } = chat;
  return useMemo(
    () => (mark?.chatId === chatId ? { ...mark, first: findFirst(messages, mark.after, viewerEmail) } : undefined),
    [mark, chatId, messages, viewerEmail],
  );
}

/** The page that holds the last read message, or begins right after it, holds the first unread one as well. */
function findFirst(messages: readonly ChatMessage[], after: number, viewerEmail: string): number | undefined {
  if ((messages[0]?.sequence ?? Infinity) > after + 1) return undefined;
  return messages.find(({ sequence, email }) => sequence > after && email !== viewerEmail)?.sequence;
}
