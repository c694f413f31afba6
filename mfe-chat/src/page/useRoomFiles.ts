import { chatroomMessage, type ChatMessage } from '@meet/chat-contract';
import { getRoomFiles } from '@meet/chat-contract/operations';
import type { PageClient } from '@meet/contracts/client';
import type { PayloadOf } from '@meet/contracts/events';
import { constant, createLiveQuery, useBehavior, useHost, useScope, type LiveState } from '@meet/remote-kit';

export interface RoomFiles extends Pick<LiveState<FilePages | undefined>, 'value' | 'status' | 'isFetching'> {
  /** Reads one page more. */
  readonly more: () => void;
  readonly retry: () => void;
}

interface FilePages {
  /** Newest first. */
  readonly messages: readonly ChatMessage[];
  readonly hasMore: boolean;
}

const LOADING = constant<LiveState<FilePages | undefined>>({
  status: 'loading',
  value: undefined,
  isFetching: true,
  isStale: false,
  failure: undefined,
});

/** Keeps the messages of a room that are files, newest first, by pages. */
export function useRoomFiles(chatId: string): RoomFiles {
  const { api, events } = useHost();
  const list = useScope((scope) => {
    let pages = 1;
    const query = createLiveQuery<FilePages>(scope, {
      events,
      fetch: (signal) => readPages(api, chatId, pages, signal),
      reduce: (known, { type, payload }) =>
        type === chatroomMessage.type ? withMessage(known, payload, chatId) : known,
    });
    const more = () => {
      pages += 1;
      void query.refetch();
    };
    return { state$: query.state$, more, retry: () => void query.refetch() };
  }, chatId);
  const { value, status, isFetching } = useBehavior(list?.state$ ?? LOADING);
  return { value, status, isFetching, more: list?.more ?? (() => {}), retry: list?.retry ?? (() => {}) };
}

function withMessage(known: FilePages, payload: unknown, chatId: string): FilePages {
  const message = payload as PayloadOf<typeof chatroomMessage>;
  const newest = known.messages[0]?.sequence ?? 0;
  if (message.chatId !== chatId || !message.file || message.sequence <= newest) return known;
  return { ...known, messages: [message, ...known.messages] };
}

async function readPages(api: PageClient, chatId: string, pages: number, signal: AbortSignal): Promise<FilePages> {
  let messages: readonly ChatMessage[] = [];
  for (let page = 1; ; page += 1) {
    const beforeSequence = messages.at(-1)?.sequence;
    const answer = await api.execute(getRoomFiles, { chatId, beforeSequence }, signal);
    messages = [...messages, ...answer.messages];
    if (!answer.hasMore || page === pages) return { messages, hasMore: answer.hasMore };
  }
}
