import { chatMessageChanged, type ChatMessage, type ChatThread } from '@meet/chat-contract';
import { getChatThreads } from '@meet/chat-contract/operations';
import type { PageClient } from '@meet/contracts/client';
import { createLiveQuery, useHost, useLiveState, useScope, type LiveState } from '@meet/remote-kit';
import { changesThreads } from '../../state/changesThreads.ts';
import { withStart } from './useThread.ts';

interface ThreadPages {
  /** The latest reply first. */
  readonly threads: readonly ChatThread[];
  readonly hasMore: boolean;
}

export interface ThreadList extends Pick<LiveState<ThreadPages | undefined>, 'value' | 'status' | 'isFetching'> {
  /** Loads the next page. */
  readonly more: () => void;
  readonly retry: () => void;
}

/** Loads the threads that the person follows by pages, and keeps them up to date. */
export function useThreads(): ThreadList {
  const { api, events } = useHost();
  const list = useScope((scope) => {
    let pages = 1;
    const query = createLiveQuery<ThreadPages>(scope, {
      events,
      fetch: (signal) => readPages(api, pages, signal),
      reduce(known, event) {
        if (changesThreads(event)) return undefined;
        return event.type === chatMessageChanged.type ? withMessage(known, event.payload as ChatMessage) : known;
      },
    });
    const more = () => {
      pages += 1;
      void query.refetch();
    };
    return { state$: query.state$, more, retry: () => void query.refetch() };
  });
  const { value, status, isFetching } = useLiveState(list);
  return { value, status, isFetching, more: list?.more ?? (() => {}), retry: list?.retry ?? (() => {}) };
}

function withMessage(known: ThreadPages, message: ChatMessage): ThreadPages {
  const threads = known.threads.map((thread) => withStart(thread, message));
  return threads.some((thread, at) => thread !== known.threads[at]) ? { ...known, threads } : known;
}

async function readPages(api: PageClient, pages: number, signal: AbortSignal): Promise<ThreadPages> {
  let threads: readonly ChatThread[] = [];
  let after: string | undefined;
  for (let page = 1; ; page += 1) {
    const answer = await api.execute(getChatThreads, { after }, signal);
    threads = [...threads, ...answer.threads];
    if (answer.next === null || page === pages) return { threads, hasMore: answer.next !== null };
    after = answer.next;
  }
}
