import { chatMessageChanged, type ChatMessage } from '@meet/chat-contract';
import { getPinnedChatMessages } from '@meet/chat-contract/operations';
import { createLiveQuery, useHost, useLiveState, useScope, type LiveState } from '@meet/remote-kit';

type Pinned = readonly ChatMessage[];

export interface PinnedMessages extends Pick<LiveState<Pinned | undefined>, 'value' | 'status'> {
  readonly retry: () => void;
}

/** Loads the pinned messages of a room, the last pinned first, and keeps them up to date. */
export function usePinnedMessages(chatId: string): PinnedMessages {
  const { api, events } = useHost();
  const list = useScope(
    (scope) =>
      createLiveQuery<Pinned>(scope, {
        events,
        fetch: async (signal) => (await api.execute(getPinnedChatMessages, { chatId }, signal)).messages,
        reduce: (known, { type, payload }) =>
          type === chatMessageChanged.type ? withMessage(known, payload as ChatMessage, chatId) : known,
      }),
    chatId,
  );
  const { value, status } = useLiveState(list);
  return { value, status, retry: () => void list?.refetch() };
}

/** Applies a changed message to the list. Returns undefined if the message's position in the list is unknown. */
function withMessage(known: Pinned, message: ChatMessage, chatId: string): Pinned | undefined {
  if (message.chatId !== chatId) return known;
  const at = known.findIndex(({ sequence }) => sequence === message.sequence);
  if (at === -1) return message.isPinned ? undefined : known;
  if (message.change <= known[at]!.change) return known;
  return message.isPinned ? known.with(at, message) : known.toSpliced(at, 1);
}
