import { chatMessageChanged, chatroomMessage, type ChatMessage } from '@meet/chat-contract';
import { getRoomFiles } from '@meet/chat-contract/operations';
import type { PageClient } from '@meet/contracts/client';
import { createLiveQuery, useHost, useLiveState, useScope, type LiveState } from '@meet/remote-kit';

export interface RoomFiles extends Pick<LiveState<FilePages | undefined>, 'value' | 'status' | 'isFetching'> {
  /** Loads the next page. */
  readonly more: () => void;
  readonly retry: () => void;
}

interface FilePages {
  /** Newest first. */
  readonly messages: readonly ChatMessage[];
  readonly hasMore: boolean;
}

/** Loads the messages of a room that are files by pages, newest first, and keeps them up to date. */
export function useRoomFiles(chatId: string): RoomFiles {
  const { api, events } = useHost();
  const list = useScope((scope) => {
    let pages = 1;
    const query = createLiveQuery<FilePages>(scope, {
      events,
      fetch: (signal) => readPages(api, chatId, pages, signal),
      reduce: (known, { type, payload }) =>
        CHANGING.has(type) ? withMessage(known, payload as ChatMessage, chatId) : known,
    });
    const more = () => {
      pages += 1;
      void query.refetch();
    };
    return { state$: query.state$, more, retry: () => void query.refetch() };
  }, chatId);
  const { value, status, isFetching } = useLiveState(list);
  return { value, status, isFetching, more: list?.more ?? (() => {}), retry: list?.retry ?? (() => {}) };
}

const CHANGING: ReadonlySet<string> = new Set([chatroomMessage.type, chatMessageChanged.type]);

/** Inserts a file's message by its number, and removes that of a deleted one. */
function withMessage(known: FilePages, message: ChatMessage, chatId: string): FilePages {
  const { sequence, file } = message;
  const isKnown = known.messages.some((other) => other.sequence === sequence);
  if (message.chatId !== chatId || isKnown === (file !== null)) return known;
  if (isKnown) return { ...known, messages: known.messages.filter((other) => other.sequence !== sequence) };
  const at = known.messages.findIndex((other) => other.sequence < sequence);
  // The message is older than all loaded ones; a later page brings it.
  if (at === -1 && known.hasMore) return known;
  return { ...known, messages: known.messages.toSpliced(at === -1 ? known.messages.length : at, 0, message) };
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
