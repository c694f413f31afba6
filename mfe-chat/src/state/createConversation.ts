import { chatroomMessage, type ChatMessage } from '@meet/chat-contract';
import type { Behavior, HostEvents, Scope } from '@meet/remote-kit';
import type { ChatApi } from './ChatApi.ts';

export interface ConversationState {
  readonly status: 'loading' | 'ready' | 'failed';
  /** Oldest first, without a gap. */
  readonly messages: readonly ChatMessage[];
  readonly hasOlder: boolean;
  readonly loadingOlder: boolean;
}

export interface Conversation {
  readonly state$: Behavior<ConversationState>;
  /** Reads the newest page again after a failure. */
  readonly retry: () => void;
  /** Reads the page before the oldest message; does nothing while one is on its way or none is left. */
  readonly loadOlder: () => Promise<void>;
  /** Takes a message that an answer brought before its event. */
  readonly receive: (message: ChatMessage) => void;
}

export interface ConversationDeps {
  readonly api: Pick<ChatApi, 'readMessages'>;
  readonly events: Pick<HostEvents, 'server' | 'reconnected$'>;
  readonly chatId: string;
}

/** Beyond so many pages of missed messages the newest page is read anew; older ones come by scrolling. */
const RECOVERY_PAGES_MAX = 5;
/** Pause before a gap that could not be filled is tried again. */
const RETRY_MS = 2_000;

/**
 * The messages of one room. What arrives is put in by its number; a missing number, or a break of the connection, makes
 * it ask for what lies after the last one known. No message is shown twice, none is left out.
 */
export function createConversation(scope: Scope, { api, events, chatId }: ConversationDeps): Conversation {
  const state$ = scope.state<ConversationState>({
    status: 'loading',
    messages: [],
    hasOlder: false,
    loadingOlder: false,
  });
  const early = new Map<number, ChatMessage>();
  let reading = false;

  const lastKnown = () => state$.value.messages.at(-1)?.sequence ?? 0;
  const change = (change: Partial<ConversationState>) => {
    if (!scope.ended) state$.next({ ...state$.value, ...change });
  };

  /** Moves what came early to its place, as far as the numbers go on. */
  function settle(messages: readonly ChatMessage[]): ChatMessage[] {
    const settled = [...messages];
    let next = (settled.at(-1)?.sequence ?? 0) + 1;
    for (let message = early.get(next); message; message = early.get((next += 1))) settled.push(message);
    const last = settled.at(-1)?.sequence ?? 0;
    for (const sequence of early.keys()) if (sequence <= last) early.delete(sequence);
    return settled;
  }

  async function readNewest(): Promise<void> {
    const page = await api.readMessages(chatId, {});
    change({ status: 'ready', messages: settle(page.messages), hasOlder: page.hasMore });
  }

  /** Reads on from the last number known until nothing is missing. */
  async function recover(): Promise<void> {
    for (let pages = 0; pages < RECOVERY_PAGES_MAX; pages += 1) {
      const page = await api.readMessages(chatId, { after: lastKnown() });
      const fresh = page.messages.filter(({ sequence }) => sequence > lastKnown());
      change({ messages: settle([...state$.value.messages, ...fresh]) });
      if (!page.hasMore) return;
    }
    await readNewest();
  }

  /** One reading at a time; whatever asks meanwhile is served by looking for gaps once more at its end. */
  async function read(how: () => Promise<void>): Promise<void> {
    if (reading || scope.ended) return;
    reading = true;
    try {
      await how();
    } catch {
      if (state$.value.status !== 'ready') change({ status: 'failed' });
    } finally {
      reading = false;
    }
    const missing = early.size > 0 && state$.value.status === 'ready';
    if (missing && !scope.ended) setTimeout(() => void read(recover), RETRY_MS);
  }

  function receive(message: ChatMessage): void {
    if (message.chatId !== chatId || message.sequence <= lastKnown()) return;
    early.set(message.sequence, message);
    if (state$.value.status !== 'ready') return;
    const messages = settle(state$.value.messages);
    if (messages.length > state$.value.messages.length) change({ messages });
    if (early.size > 0) void read(recover);
  }

  scope.listen(events.server(chatroomMessage), ({ payload }) => receive(payload));
  scope.listen(events.reconnected$, () => void read(state$.value.status === 'ready' ? recover : readNewest));
  void read(readNewest);

  return {
    state$,
    receive,
    retry() {
      change({ status: 'loading' });
      void read(readNewest);
    },
    async loadOlder() {
      const { hasOlder, loadingOlder, messages } = state$.value;
      const oldest = messages[0];
      if (!hasOlder || loadingOlder || !oldest) return;
      change({ loadingOlder: true });
      try {
        const page = await api.readMessages(chatId, { before: oldest.sequence });
        const known = state$.value.messages;
        const older = page.messages.filter(({ sequence }) => sequence < (known[0]?.sequence ?? Infinity));
        change({ messages: [...older, ...known], hasOlder: page.hasMore && older.length > 0, loadingOlder: false });
      } catch {
        change({ loadingOlder: false });
      }
    },
  };
}
