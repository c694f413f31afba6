import {
  chatMessageChanged,
  chatThreadChanged,
  toThreadId,
  type ChatMessage,
  type ChatThread,
  type ThreadStart,
} from '@meet/chat-contract';
import { followChatThread, getChatThread } from '@meet/chat-contract/operations';
import { createLiveQuery, useHost, useLiveState, useScope, type LiveState } from '@meet/remote-kit';

export interface ThreadModel extends Pick<LiveState<ChatThread | undefined>, 'value' | 'status' | 'failure'> {
  readonly retry: () => void;
  /** Follows the thread, or no longer. Throws what the call throws. */
  readonly follow: (isFollowed: boolean) => Promise<void>;
}

/** Loads the thread of a message, and keeps it up to date. */
export function useThread({ chatId, sequence }: ThreadStart): ThreadModel {
  const { api, events } = useHost();
  const threadId = toThreadId({ chatId, sequence });
  const list = useScope((scope) => {
    const query = createLiveQuery<ChatThread>(scope, {
      events,
      fetch: async (signal) => (await api.execute(getChatThread, { chatId, sequence }, signal)).thread,
      reduce(known, { type, payload }) {
        if (type === chatThreadChanged.type) {
          return (payload as { readonly threadId: string }).threadId === threadId ? undefined : known;
        }
        return type === chatMessageChanged.type ? withStart(known, payload as ChatMessage) : known;
      },
    });
    return {
      state$: query.state$,
      retry: () => void query.refetch(),
      async follow(isFollowed: boolean) {
        const { thread } = await api.execute(followChatThread, { chatId, sequence, isFollowed });
        query.update(() => thread);
      },
    };
  }, threadId);
  const { value, status, failure } = useLiveState(list);
  return {
    value,
    status,
    failure,
    retry: list?.retry ?? (() => {}),
    follow: list?.follow ?? (() => Promise.resolve()),
  };
}

/** Replaces the message that started the thread if it changed. */
export function withStart(known: ChatThread, message: ChatMessage): ChatThread {
  const { start } = known;
  const isStart = message.chatId === start.chatId && message.sequence === start.sequence;
  return isStart && message.change > start.change ? { ...known, start: message } : known;
}
