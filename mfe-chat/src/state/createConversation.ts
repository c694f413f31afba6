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
  /**
   * Whether newer messages exist that are not loaded. Then these are a part of the history to which somebody jumped.
   */
  readonly hasNewer: boolean;
  /** Changes with each jump, also with the one back to the newest messages. */
  readonly windowId: number;
}

export interface Conversation {
  readonly state$: Behavior<ConversationState>;
  /** Loads the newest page again after a failure. */
  readonly retry: () => void;
  /** Loads the page before the oldest message. Does nothing while one is loading or none is left. */
  readonly loadOlder: () => Promise<void>;
  /**
   * Shows a message by its number, however far back it is. Resolves to false if it does not exist. Throws what the call
   * throws.
   */
  readonly goTo: (sequence: number) => Promise<boolean>;
  /** Loads the messages after those of a jump. */
  readonly loadNewer: () => Promise<void>;
  /** Shows the newest messages again after a jump. */
  readonly goToNewest: () => void;
  /** Adds a message that an answer contained before its event arrived. */
  readonly receive: (message: ChatMessage) => void;
  /** Applies a changed message that an answer contained before its event arrived. */
  readonly receiveChange: (message: ChatMessage) => void;
}

export interface ConversationDeps {
  readonly api: Pick<ChatApi, 'readMessages' | 'readChanges'>;
  readonly events: Pick<HostEvents, 'server$' | 'connection$'>;
  readonly chatId: string;
}

/** The newest messages of a room, without a gap. */
export interface KnownMessages {
  readonly messages: readonly ChatMessage[];
  readonly hasOlder: boolean;
  /** The messages contain the room's changes up to this number. */
  readonly lastChange: number;
}

/**
 * Maximum number of pages of missed messages. Beyond them the newest page is fetched instead; scrolling loads older
 * ones.
 */
const RECOVERY_PAGES_MAX = 5;
/** Pause before another attempt to load missing messages. */
const RETRY_MS = 2_000;

/**
 * Keeps the messages of one room, sorted by number. After a missing number, or a break of the connection, it requests
 * the messages after the last known one. No message is shown twice, none is left out. Changes of messages have their
 * own numbers. After a missing one it requests the messages that changed since.
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
      // The page may be older than the changes that arrived meanwhile.
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
        // Scrolling on sends the request again.
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

/** Reads messages and changes of one room. */
export interface MessageReader {
  read(range: Range): Promise<Page>;
  readChanges(after: number): Promise<Page>;
}

/**
 * Reads the changes of the known messages, then newer messages until none is missing. If nothing is known, or too many
 * pages are missing, reads the newest page. In this order the messages may contain later changes than `lastChange`
 * says, and never fewer.
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

/** Reads page after page. Returns undefined if more than `RECOVERY_PAGES_MAX` follow. */
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
 * Replaces older states of changed messages, also in quotes. Messages that are not known are updated in quotes only.
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

/** Updates the quotes of a message in the replies to it. */
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
    // The event of the new message is still to come, and contains an older state of it.
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
  chatroomThread: unchanged,
  chatroomTyping: unchanged,
});

/**
 * Returns the reducer of the known messages of a room, and the numbers by which it finds repeated and missing messages.
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

/** Puts a page before the known messages, unless other messages were put there while it was loading. */
function withOlder(known: KnownMessages, before: number, page: Page): KnownMessages {
  if (known.messages[0]?.sequence !== before) return known;
  const older = page.messages.filter(({ sequence }) => sequence < before);
  return { ...known, messages: [...older, ...known.messages], hasOlder: page.hasMore && older.length > 0 };
}

/** Puts a part of the history that reaches the newest messages before them. */
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
