import {
  applyChatEvent,
  CHAT_ROOM_PAGE,
  CHAT_ROOM_PAGE_MAX,
  chatErrors,
  chatRoomArchived,
  chatroomMessage,
  chatRoomRead,
  chatRoomSettingsChanged,
  needsRoomFetch,
  parseThreadId,
  sortChatRooms,
  type ChatRoom,
} from '@meet/chat-contract';
import { CallFailure } from '@meet/contracts/client';
import { createLiveQuery, type Behavior, type HostEvents, type LiveQueryOptions, type Scope } from '@meet/remote-kit';
import { map } from 'rxjs';
import type { ChatApi } from './createChatApi.ts';
import { hasUnmutedUnread } from './muting.ts';

export interface RoomListState {
  readonly status: 'loading' | 'ready' | 'failed';
  /** The loaded rooms in the order of the list, and unread ones from further down. */
  readonly rooms: readonly ChatRoom[];
  /** Whether older rooms exist that are not loaded. */
  readonly hasMore: boolean;
}

export interface RoomList {
  readonly state$: Behavior<RoomListState>;
  /** Number of rooms with unread messages, without muted ones. */
  readonly unreadRooms$: Behavior<number>;
  /** Number of unread messages in all rooms, without muted ones. */
  readonly unreadMessages$: Behavior<number>;
  /**
   * Fetches the loaded rooms again. Events that arrive meanwhile are applied to the answer. The first fetch starts
   * without a call.
   */
  readonly load: () => Promise<void>;
  /**
   * Loads the next older rooms. Does nothing while a page is loading. After a failure, the next call loads the same
   * page.
   */
  readonly loadMore: () => Promise<void>;
  /** Adds or updates a room that an answer contained, unless a newer state is known. */
  readonly put: (room: ChatRoom) => void;
  /** Keeps a room that the person opens in the list, even if the pages of a later fetch end before it. */
  readonly keep: (chatId: string) => void;
  readonly remove: (chatId: string) => void;
  /** Marks a room as read in this page at once. The caller sends the mark to the server. */
  readonly markRead: (chatId: string, readSequence: number) => void;
}

export interface RoomListDeps {
  readonly api: Pick<ChatApi, 'readRooms' | 'getRoom'>;
  readonly events: Pick<HostEvents, 'server$' | 'connection$'>;
  readonly viewerEmail: string;
}

/** Rooms from the top of the list on, and the end of the loaded pages. */
export interface KnownRooms {
  readonly rooms: readonly ChatRoom[];
  readonly next: string | null;
  /** Number of rooms that were requested by pages. */
  readonly paged: number;
  /** Ids of rooms that the person opened, the last one last. */
  readonly opened: readonly string[];
}

/** Maximum number of opened rooms that a fetch also reads if its pages end before them. */
const OPENED_MAX = 5;

/** The person's rooms from the latest message on. Events keep them equal to the server's. */
export function createRoomList(scope: Scope, { api, events, viewerEmail }: RoomListDeps): RoomList {
  const query = createLiveQuery<KnownRooms>(scope, {
    events,
    initial: { rooms: [], next: null, paged: CHAT_ROOM_PAGE, opened: [] },
    async fetch(_signal, known) {
      const { opened, ...before } = known()!;
      const paged = Math.min(before.paged, CHAT_ROOM_PAGE_MAX);
      const { chatrooms, next } = await api.readRooms({ limit: paged });
      const isPaged = new Set(chatrooms.map(({ chatId }) => chatId));
      const unpaged = opened.filter((chatId) => !isPaged.has(chatId));
      const read = await Promise.all(unpaged.map((chatId) => readRoom(chatId, known()!.rooms)));
      const rooms = addRooms(chatrooms, read.flat());
      const isThere = new Set(rooms.map(({ chatId }) => chatId));
      return { rooms, next, paged, opened: opened.filter((chatId) => isThere.has(chatId)) };
    },
    ...roomReducers(viewerEmail),
  });
  const state$ = scope.behavior<RoomListState>(
    { status: 'loading', rooms: [], hasMore: false },
    query.state$.pipe(map(({ status, value }) => ({ status, rooms: value.rooms, hasMore: value.next !== null }))),
    (a, b) => a.status === b.status && a.rooms === b.rooms && a.hasMore === b.hasMore,
  );
  const changeRooms = (change: (rooms: readonly ChatRoom[]) => readonly ChatRoom[]) =>
    query.update((known) => ({ ...known, rooms: change(known.rooms) }));

  /** Reads a room. Returns the known one if the call fails, and none if the person is no longer in it. */
  async function readRoom(chatId: string, known: readonly ChatRoom[]): Promise<readonly ChatRoom[]> {
    try {
      return [await api.getRoom(chatId)];
    } catch (error) {
      const isGone = error instanceof CallFailure && error.code === chatErrors.CHAT_ROOM_NOT_FOUND.code;
      return isGone ? [] : known.filter((room) => room.chatId === chatId);
    }
  }

  let isLoadingMore = false;
  async function loadMore(): Promise<void> {
    const { next: after } = query.state$.value.value;
    if (isLoadingMore || after === null || scope.ended) return;
    isLoadingMore = true;
    const child = scope.child();
    const missed: { readonly type: string; readonly payload: unknown }[] = [];
    child.listen(events.server$, (event) => void missed.push(event));
    try {
      const { chatrooms, next } = await api.readRooms({ after });
      query.update((known) =>
        // After another fetch meanwhile, the list ends elsewhere and this page does not fit.
        known.next === after
          ? { ...known, rooms: addRooms(known.rooms, chatrooms), next, paged: known.paged + CHAT_ROOM_PAGE }
          : known,
      );
      // The events may be newer than the answer. Rooms that already contain them do not change.
      for (const event of missed) query.apply(event);
    } catch {
      // The page is requested again when the person reaches the list's end again.
    } finally {
      child.end();
      isLoadingMore = false;
    }
  }

  return {
    state$,
    unreadRooms$: scope.behavior(0, state$.pipe(map(({ rooms }) => rooms.filter(hasUnmutedUnread).length))),
    unreadMessages$: scope.behavior(
      0,
      state$.pipe(
        map(({ rooms }) => rooms.filter(hasUnmutedUnread).reduce((sum, room) => sum + room.unreadMessages, 0)),
      ),
    ),
    load: query.refetch,
    loadMore,
    put: (room) =>
      query.update(({ rooms, opened, ...value }) => {
        const known = rooms.find(({ chatId }) => chatId === room.chatId);
        const isNewer = known && known.version > room.version;
        const isBehind = known && (known.lastSequence > room.lastSequence || known.lastChange > room.lastChange);
        const kept = isBehind ? withMessagesFrom(room, known) : room;
        const others = rooms.filter(({ chatId }) => chatId !== room.chatId);
        return {
          ...value,
          rooms: isNewer ? rooms : sortChatRooms([...others, kept]),
          opened: withOpened(opened, room.chatId),
        };
      }),
    keep(chatId) {
      const room = query.state$.value.value.rooms.find((candidate) => candidate.chatId === chatId);
      if (!room) return;
      // The answer of a fetch under way may end before this room.
      query.update((known) => ({
        ...known,
        rooms: known.rooms.some((candidate) => candidate.chatId === chatId)
          ? known.rooms
          : addRooms(known.rooms, [room]),
        opened: withOpened(known.opened, chatId),
      }));
    },
    remove: (chatId) => changeRooms((rooms) => rooms.filter((room) => room.chatId !== chatId)),
    markRead: (chatId, readSequence) => query.apply({ type: chatRoomRead.type, payload: { chatId, readSequence } }),
  };
}

/**
 * Returns the reducer of the viewer's rooms. A missed change of a room, or an event of a room not loaded, requires a
 * fetch.
 */
export function roomReducers(viewerEmail: string): Required<Pick<LiveQueryOptions<KnownRooms>, 'reduce' | 'version'>> {
  return {
    reduce(known, event) {
      const room = findRoom(known, event.payload);
      if (room ? needsRoomFetch(room, event) : movesUnloaded(known, event)) return undefined;
      const rooms = applyChatEvent(known.rooms, event, viewerEmail);
      return rooms === known.rooms ? known : { ...known, rooms };
    },
    version(known, { payload }) {
      const { version } = payload as { readonly version?: number };
      const room = version === undefined ? undefined : findRoom(known, payload);
      return room && { known: room.version, received: version! };
    },
  };
}

const findRoom = ({ rooms }: KnownRooms, payload: unknown): ChatRoom | undefined =>
  rooms.find(({ chatId }) => chatId === (payload as { readonly chatId?: string }).chatId);

interface Event {
  readonly type: string;
  readonly payload: unknown;
}

/** Events that move a room up the list. While older rooms are not loaded, an unknown room may be one of them. */
const MOVING: ReadonlySet<string> = new Set([
  chatroomMessage.type,
  chatRoomArchived.type,
  chatRoomSettingsChanged.type,
]);

const movesUnloaded = ({ next }: KnownRooms, { type, payload }: Event): boolean =>
  MOVING.has(type) && next !== null && !parseThreadId((payload as { readonly chatId: string }).chatId);

const withOpened = (opened: readonly string[], chatId: string): readonly string[] =>
  [...opened.filter((other) => other !== chatId), chatId].slice(-OPENED_MAX);

/** Adds older rooms. Known rooms win: events have been applied to them. */
function addRooms(known: readonly ChatRoom[], older: readonly ChatRoom[]): ChatRoom[] {
  const ids = new Set(known.map(({ chatId }) => chatId));
  return sortChatRooms([...known, ...older.filter(({ chatId }) => !ids.has(chatId))]);
}

function withMessagesFrom(room: ChatRoom, known: ChatRoom): ChatRoom {
  const { lastMessage, lastSequence, lastChange, deletedSequences, readSequence } = known;
  const { hasUnreadMessages, unreadMessages } = known;
  const messages = { lastMessage, lastSequence, lastChange, deletedSequences };
  return { ...room, ...messages, readSequence, hasUnreadMessages, unreadMessages };
}
