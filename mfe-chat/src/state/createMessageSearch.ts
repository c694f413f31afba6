import {
  CHAT_SEARCH_MAX,
  CHAT_SEARCH_MIN,
  CHAT_SEARCH_PAGE,
  chatMemberRemoved,
  chatMessageChanged,
  chatRoomClosed,
  chatRoomLeft,
  getRoomId,
  toChatSearchPlace,
  type ChatMessage,
  type ChatRoom,
} from '@meet/chat-contract';
import { searchChatMessages } from '@meet/chat-contract/operations';
import type { PageClient } from '@meet/contracts/client';
import type { Behavior, HostEvents, Scope } from '@meet/remote-kit';
import { merge } from 'rxjs';

export interface FoundMessages {
  /** The search that found these messages. */
  readonly search: string;
  readonly status: 'none' | 'loading' | 'ready' | 'failed';
  /** The last first. */
  readonly messages: readonly ChatMessage[];
  /** Rooms of the messages by id; without those that can't be read. */
  readonly rooms: ReadonlyMap<string, ChatRoom>;
  readonly hasMore: boolean;
  /** Whether another search or the next page is under way while these messages are shown. */
  readonly isFetching: boolean;
  /** Error of the search, or of the next page; undefined if there is none. */
  readonly error: unknown;
}

export interface MessageSearch {
  readonly state$: Behavior<FoundMessages>;
  /** Message that the person opened last, by its place; undefined after another search. */
  readonly opened$: Behavior<string | undefined>;
  /** Searches, unless the search is the last one and did not fail. A search that is too short finds nothing. */
  readonly find: (search: string) => void;
  /** Loads the next page. */
  readonly more: () => void;
  readonly noteOpened: (message: ChatMessage) => void;
}

export interface MessageSearchDeps {
  readonly api: PageClient;
  readonly events: Pick<HostEvents, 'server'>;
  readonly viewerEmail: string;
  /** IANA time zone in which the days of a search begin and end. */
  readonly timeZone: string;
  readonly readRooms: (chatIds: ReadonlySet<string>, signal: AbortSignal) => Promise<ReadonlyMap<string, ChatRoom>>;
}

const NONE: FoundMessages = {
  search: '',
  status: 'none',
  messages: [],
  rooms: new Map(),
  hasMore: false,
  isFetching: false,
  error: undefined,
};

/**
 * Searches messages and keeps the found ones up to date: changed ones change, those that were deleted and those in rooms
 * that the person left disappear. New messages are not added.
 */
export function createMessageSearch(
  scope: Scope,
  { api, events, viewerEmail, timeZone, readRooms }: MessageSearchDeps,
): MessageSearch {
  const state$ = scope.state<FoundMessages>(NONE);
  const opened$ = scope.state<string | undefined>(undefined);
  let wanted = '';
  let abort = new AbortController();
  scope.onEnd(() => abort.abort());

  /** Reads a page, which replaces the shown messages if it is the first. */
  async function read(search: string, known: readonly ChatMessage[]): Promise<void> {
    abort.abort();
    abort = new AbortController();
    const { signal } = abort;
    const last = known.at(-1);
    try {
      // One message more shows whether there is a next page.
      const input = { search, timezone: timeZone, limit: CHAT_SEARCH_PAGE + 1, after: last && toChatSearchPlace(last) };
      const { messages: found } = await api.execute(searchChatMessages, input, signal);
      const page = found.slice(0, CHAT_SEARCH_PAGE);
      const missing = new Set(
        page.map(({ chatId }) => getRoomId(chatId)).filter((id) => !last || !state$.value.rooms.has(id)),
      );
      const rooms = await readRooms(missing, signal);
      if (signal.aborted) return;
      state$.next({
        search,
        status: 'ready',
        messages: last ? [...state$.value.messages, ...page] : page,
        rooms: last ? new Map([...state$.value.rooms, ...rooms]) : rooms,
        hasMore: found.length > page.length,
        isFetching: false,
        error: undefined,
      });
    } catch (error) {
      if (signal.aborted) return;
      if (last) state$.next({ ...state$.value, isFetching: false, error });
      else state$.next({ ...NONE, search, status: 'failed', error });
    }
  }

  function change(messages: readonly ChatMessage[]): void {
    if (
      messages.length !== state$.value.messages.length ||
      messages.some((one, at) => one !== state$.value.messages[at])
    )
      state$.next({ ...state$.value, messages });
  }
  const dropRoom = (chatId: string) =>
    change(state$.value.messages.filter((message) => getRoomId(message.chatId) !== chatId));

  scope.listen(events.server(chatMessageChanged), ({ payload }) =>
    change(
      state$.value.messages.flatMap((message) => {
        if (message.chatId !== payload.chatId || message.sequence !== payload.sequence) return [message];
        if (payload.change <= message.change) return [message];
        return payload.deletedAt === null ? [payload] : [];
      }),
    ),
  );
  scope.listen(events.server(chatRoomClosed), ({ payload }) => dropRoom(payload.chatId));
  scope.listen(merge(events.server(chatRoomLeft), events.server(chatMemberRemoved)), ({ payload }) => {
    if (payload.email === viewerEmail) dropRoom(payload.chatId);
  });

  return {
    state$,
    opened$,
    find(text) {
      const search = text.trim();
      if (search === wanted && state$.value.status !== 'failed') return;
      wanted = search;
      opened$.next(undefined);
      if (search.length < CHAT_SEARCH_MIN || search.length > CHAT_SEARCH_MAX) {
        abort.abort();
        state$.next(NONE);
        return;
      }
      const { value: before } = state$;
      state$.next({ ...(before.status === 'ready' ? before : { ...NONE, status: 'loading' }), isFetching: true });
      void read(search, []);
    },
    more() {
      const { search, status, messages, isFetching } = state$.value;
      if (status !== 'ready' || isFetching) return;
      state$.next({ ...state$.value, isFetching: true, error: undefined });
      void read(search, messages);
    },
    noteOpened: (message) => opened$.next(toChatSearchPlace(message)),
  };
}
