import type { ChatMessage } from '@meet/chat-contract';
import { useBehavior } from '@meet/remote-kit';
import { useMemo } from 'react';
import type { UnreadMark } from '../../state/createChat.ts';
import { useChat } from '../../state/getChat.ts';

export interface Unread extends UnreadMark {
  /** Number of the first unread message of somebody else; undefined while it is not loaded. */
  readonly first: number | undefined;
}

/** Returns the room's messages that were unread when the person opened it; undefined if there were none. */
export function useUnread(chatId: string, messages: readonly ChatMessage[]): Unread | undefined {
  const chat = useChat();
  const mark = useBehavior(chat.unread$);
  const { viewerEmail } = chat;
  return useMemo(
    () => (mark?.chatId === chatId ? { ...mark, first: findFirst(messages, mark.after, viewerEmail) } : undefined),
    [mark, chatId, messages, viewerEmail],
  );
}

/**
 * Returns the number of the first unread message. It is known once the loaded messages reach back to the one after the
 * last read message.
 */
function findFirst(messages: readonly ChatMessage[], after: number, viewerEmail: string): number | undefined {
  if ((messages[0]?.sequence ?? Infinity) > after + 1) return undefined;
  return messages.find(({ sequence, email }) => sequence > after && email !== viewerEmail)?.sequence;
}
