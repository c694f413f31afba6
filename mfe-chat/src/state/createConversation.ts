import {
  chatMessageChanged,
  chatroomMessage,
  toMessagePreview,
  type ChatMessage,
  type chatEvents,
} from '@meet/chat-contract';
import { defineReducers, unchanged, type PayloadOf } from '@meet/contracts/events';
import { createLiveQuery, type Behavior, type HostEvents, type LiveQueryOptions, type Scope } from '@meet/remote-kit';
import { combineLatest, map } from 'rxjs';
import type { ChatApi } from './createChatApi.ts';
import { createHistoryWindow, type HistoryPart } from './createHistoryWindow.ts';

export interface ConversationState {
  readonly status: 'loading' | 'ready' | 'failed';
  /** Oldest first, without a gap. */
  readonly messages: readonly ChatMessage[];
  readonly hasOlder: boolean;
  readonly loadingOlder: boolean;
  /** Newer messages follow that are not among these: they are a part of the history, which somebody jumped to. */
  readonly hasNewer: boolean;
  /** Another number after each jump, there and back. */
  readonly windowId: number;
}

export interface Conversation {
  readonly state$: Behavior<ConversationState>;
  /** Reads the newest page again after a failure. */
  readonly retry: () => void;
  /** Reads the page before the oldest message; does nothing while one is on its way or none is left. */
  readonly loadOlder: () => Promise<void>;
  /** Shows a message by its number, however far back it is. Resolves false if there is none; throws what the call throws. */
  readonly goTo: (sequence: number) => Promise<boolean>;
  /** Reads what follows the messages of a jump. */
  readonly loadNewer: () => Promise<void>;
  /** Shows the newest messages again after a jump. */
  readonly goToNewest: () => void;
  /** Takes a message that an answer brought before its event. */
  readonly receive: (message: ChatMessage) => void;
  /** Takes a changed message that an answer brought before its event. */
  readonly receiveChange: (message: ChatMessage) => void;
}

export interface ConversationDeps {
  readonly api: Pick<ChatApi, 'readMessages' | 'readChanges'>;
  readonly events: Pick<HostEvents, 'server$' | 'connection$'>;
  readonly chatId: string;
}

/** Known messages of a room: the newest ones, without a gap. */
export interface KnownMessages {
  readonly messages: readonly ChatMessage[];
  readonly hasOlder: boolean;
  /** The messages contain the room's changes up to this number. */
  readonly lastChange: number;
}

/** Pages of missed messages beyond which the newest page is fetched again; older ones come by scrolling. */
const RECOVERY_PAGES_MAX = 5;
/** Pause before a gap that could not be filled is tried again. */
const RETRY_MS = 2_000;

/**
 * Keeps the messages of one room. Each arrives at the place of its number. After a missing number, or a break of the
 * connection, it requests the messages after the last one known. No message is shown twice, none is left out. Changes of
 * messages have numbers of their own: after a missing one it requests the messages that changed since.
 */
export function createConversation(scope: Scope, { api, events, chatId }: ConversationDeps): Conversation {
  const query = createLiveQuery<KnownMessages>(scope, {
    events,
    fetch: (signal, known) =>
      readOn(
        {
          read: (range) => api.readMessages(chatId, range),
          readChanges: (after) => api.readChanges(chatId, after),
        },
        known(),
        signal,
      ),
    retryMs: RETRY_MS,
    ...messageReducers(chatId),
  });
  const history = createHistoryWindow(scope, {
    api,
    events,
    chatId,
    reduce: (part, { type, payload }) =>
      type === chatMessageChanged.type ? withChanged(part, [payload as ChatMessage]) : part,
    getFirstNewest: () => query.state$.value.value?.messages[0]?.sequence,
    join: (part) => query.update((known) => withHistory(known, part)),
  });
  const loadingOlder$ = scope.state(false);
  const state$ = scope.behavior<ConversationState>(
    { status: 'loading', messages: [], hasOlder: false, loadingOlder: false, hasNewer: false, windowId: 0 },
    combineLatest([query.state$, loadingOlder$, history.window$]).pipe(
      map(([{ status, value }, loadingOlder, { id, part }]) => ({
        status: part ? ('ready' as const) : status,
        messages: (part ?? value)?.messages ?? NONE,
        hasOlder: (part ?? value)?.hasOlder ?? false,
        loadingOlder,
        hasNewer: part !== null,
        windowId: id,
      })),
    ),
    isSame,
  );

  async function loadBefore(sequence: number): Promise<void> {
    const child = scope.child();
    const changed: ChatMessage[] = [];
    child.listen(events.server$, ({ type, payload }) => {
      if (type === chatMessageChanged.type) changed.push(payload as ChatMessage);
    });
    try {
      const page = await api.readMessages(chatId, { before: sequence });
      // The page may be older than the changes that came meanwhile.
      query.update((known) => withChanged(withOlder(known, sequence, page), changed));
    } finally {
      child.end();
    }
  }

  return {
    state$,
    loadNewer: history.loadNewer,
    goToNewest: history.close,
    async goTo(sequence) {
      if (state$.value.messages.some((message) => message.sequence === sequence)) return true;
      return history.open(sequence);
    },
    receive: (message) => query.apply({ type: chatroomMessage.type, payload: message }),
    receiveChange(message) {
      history.receive({ type: chatMessageChanged.type, payload: message });
      query.update((known) => withChanged(known, [message]));
    },
    retry: () => void query.refetch(),
    async loadOlder() {
      const { hasOlder, loadingOlder, messages } = state$.value;
      const oldest = messages[0];
      if (!hasOlder || loadingOlder || !oldest) return;
      loadingOlder$.next(true);
      try {
        if (history.window$.value.part) await history.loadOlder();
        else await loadBefore(oldest.sequence);
      } catch {
        // Scrolling on asks again.
      }
      if (!scope.ended) loadingOlder$.next(false);
    },
  };
}

const NONE: readonly ChatMessage[] = [];

interface Page {
  readonly messages: readonly ChatMessage[];
  readonly hasMore: boolean;
  readonly lastChange: number;
}
type Range = { readonly after: number } | Record<never, never>;

/** Reads of one room. */
export interface MessageReader {
  read(range: Range): Promise<Page>;
  readChanges(after: number): Promise<Page>;
}

/**
 * Reads what changed of the known messages, then on from the last one until nothing is missing; the newest page if nothing
 * is known, or too little. In this order a message read last may contain more than the number says, and never less.
 */
export async function readOn(
  { read, readChanges }: MessageReader,
  known: KnownMessages | undefined,
  signal: AbortSignal,
): Promise<KnownMessages> {
  let next = known && (await readPages(known, signal, (at) => readChanges(at.lastChange), withChanges));
  next &&= await readPages(next, signal, (at) => read({ after: getLast(at.messages) }), withNewer);
  if (next) return next;
  const { messages, hasMore, lastChange } = await read({});
  return { messages, hasOlder: hasMore, lastChange };
}

/** Reads page after page; undefined if too many follow. */
async function readPages(
  known: KnownMessages,
  signal: AbortSignal,
  read: (known: KnownMessages) => Promise<Page>,
  join: (known: KnownMessages, page: Page) => KnownMessages,
): Promise<KnownMessages | undefined> {
  let joined = known;
  for (let pages = 0; pages < RECOVERY_PAGES_MAX && !signal.aborted; pages += 1) {
    const page = await read(joined);
    joined = join(joined, page);
    if (!page.hasMore) return joined;
  }
  return undefined;
}

function withNewer(known: KnownMessages, page: Page): KnownMessages {
  const last = getLast(known.messages);
  return { ...known, messages: [...known.messages, ...page.messages.filter(({ sequence }) => sequence > last)] };
}

function withChanges(known: KnownMessages, page: Page): KnownMessages {
  return { ...withChanged(known, page.messages), lastChange: Math.max(known.lastChange, page.lastChange) };
}

/**
 * Puts changed messages in the place of older states of the same, and into quotes of them. Those that are not known are
 * in quotes alone.
 */
function withChanged<Known extends { readonly messages: readonly ChatMessage[] }>(
  known: Known,
  changed: readonly ChatMessage[],
): Known {
  const [first] = known.messages;
  if (!first) return known;
  let messages = known.messages;
  for (const message of changed) {
    const at = message.sequence - first.sequence;
    const old = messages[at];
    if (message.chatId !== first.chatId || (old && message.change <= old.change)) continue;
    if (old) messages = messages.with(at, message);
    messages = withQuote(messages, message);
  }
  return messages === known.messages ? known : { ...known, messages };
}

/** Lets the replies to a message quote it as it is. */
function withQuote(messages: readonly ChatMessage[], quoted: ChatMessage): readonly ChatMessage[] {
  if (!messages.some(({ replyTo }) => replyTo?.sequence === quoted.sequence)) return messages;
  const quote = toMessagePreview(quoted);
  return messages.map((message) =>
    message.replyTo?.sequence === quoted.sequence ? { ...message, replyTo: quote } : message,
  );
}

const reduce = defineReducers<KnownMessages, typeof chatEvents, [chatId: string]>()({
  chatroomMessage(known, message, chatId) {
    if (message.chatId !== chatId) return known;
    const isNext = message.sequence === getLast(known.messages) + 1;
    return isNext ? { ...known, messages: [...known.messages, message] } : undefined;
  },
  chatroomMessageChanged(known, message, chatId) {
    if (message.chatId !== chatId) return known;
    // Its own event is still to come, and tells an older state of it.
    const isUnknown = message.sequence > getLast(known.messages);
    if (isUnknown || message.change > known.lastChange + 1) return undefined;
    if (message.change <= known.lastChange) return known;
    return { ...withChanged(known, [message]), lastChange: message.change };
  },
  CREATE_CHATROOM: unchanged,
  ADD_PARTICIPANT: unchanged,
  REMOVE_PARTICIPANT: unchanged,
  LEAVE_CHATROOM: unchanged,
  CLOSE_CHATROOM: unchanged,
  RENAME_CHATROOM: unchanged,
  ALLOW_MANAGE_PARTICIPANT: unchanged,
  chatroomRead: unchanged,
  chatroomMarkedUnread: unchanged,
  chatroomReactionsChanged: unchanged,
  chatroomArchived: unchanged,
  chatroomSettingsChanged: unchanged,
  chatroomTyping: unchanged,
});

/**
 * Returns how events change the known messages of a room; numbers show which were there before, and which are missing.
 */
export function messageReducers(chatId: string): Required<Pick<LiveQueryOptions<KnownMessages>, 'reduce' | 'version'>> {
  return {
    reduce: (known, event) => reduce(known, event, chatId),
    version({ messages }, { type, payload }) {
      if (type !== chatroomMessage.type) return undefined;
      const message = payload as PayloadOf<typeof chatroomMessage>;
      return message.chatId === chatId ? { known: getLast(messages), received: message.sequence } : undefined;
    },
  };
}

/** Puts a page before what is known, unless something else has come to stand there since it was asked for. */
function withOlder(known: KnownMessages, before: number, page: Page): KnownMessages {
  if (known.messages[0]?.sequence !== before) return known;
  const older = page.messages.filter(({ sequence }) => sequence < before);
  return { ...known, messages: [...older, ...known.messages], hasOlder: page.hasMore && older.length > 0 };
}

/** Puts a part of the history, which reaches the newest messages, before them. */
function withHistory(known: KnownMessages, { messages, hasOlder }: HistoryPart): KnownMessages {
  const first = known.messages[0]?.sequence ?? Infinity;
  const older = messages.filter(({ sequence }) => sequence < first);
  return older.length > 0 ? { ...known, messages: [...older, ...known.messages], hasOlder } : known;
}

function getLast(messages: readonly ChatMessage[]): number {
  return messages.at(-1)?.sequence ?? 0;
}

function isSame(a: ConversationState, b: ConversationState): boolean {
  const keys = Object.keys(a) as (keyof ConversationState)[];
  return keys.every((key) => a[key] === b[key]);
}
