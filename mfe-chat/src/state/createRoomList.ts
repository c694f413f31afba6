import { applyChatEvent, chatRoomRead, missesChatChange, sortChatRooms, type ChatRoom } from '@meet/chat-contract';
import { createLiveQuery, type Behavior, type HostEvents, type LiveQueryOptions, type Scope } from '@meet/remote-kit';
import { map } from 'rxjs';
import type { ChatApi } from './createChatApi.ts';

export interface RoomListState {
  readonly status: 'loading' | 'ready' | 'failed';
  readonly rooms: readonly ChatRoom[];
}

export interface RoomList {
  readonly state$: Behavior<RoomListState>;
  /** Rooms with something unread. */
  readonly unreadRooms$: Behavior<number>;
  /** Messages unread in all rooms. */
  readonly unreadMessages$: Behavior<number>;
  /**
   * Fetches everything again; events that arrive meanwhile are applied to the answer. The first fetch needs no call.
   */
  readonly load: () => Promise<void>;
  /** Takes a room that an answer brought, unless a newer one is known. */
  readonly put: (room: ChatRoom) => void;
  readonly remove: (chatId: string) => void;
  /** Counts as read here at once; the server is told by whoever calls. */
  readonly markRead: (chatId: string, readSequence: number) => void;
}

export interface RoomListDeps {
  readonly api: Pick<ChatApi, 'listRooms'>;
  readonly events: Pick<HostEvents, 'server$' | 'connection$'>;
  readonly viewerEmail: string;
}

/** The rooms of the signed-in person, kept equal to the server's by its events. */
export function createRoomList(scope: Scope, { api, events, viewerEmail }: RoomListDeps): RoomList {
  const query = createLiveQuery<readonly ChatRoom[]>(scope, {
    events,
    initial: [],
    fetch: () => api.listRooms(),
    ...roomFolds(viewerEmail),
  });
  const state$ = scope.behavior<RoomListState>(
    { status: 'loading', rooms: [] },
    query.state$.pipe(map(({ status, value }) => ({ status, rooms: value }))),
    (a, b) => a.status === b.status && a.rooms === b.rooms,
  );

  function put(room: ChatRoom): void {
    query.update((rooms) => {
      const known = rooms.find(({ chatId }) => chatId === room.chatId);
      if (known && known.version > room.version) return rooms;
      const kept = known && known.lastSequence > room.lastSequence ? withMessagesOf(room, known) : room;
      return sortChatRooms([...rooms.filter(({ chatId }) => chatId !== room.chatId), kept]);
    });
  }

  return {
    state$,
    unreadRooms$: scope.behavior(
      0,
      state$.pipe(map(({ rooms }) => rooms.filter(({ hasUnreadMessages }) => hasUnreadMessages).length)),
    ),
    unreadMessages$: scope.behavior(
      0,
      state$.pipe(map(({ rooms }) => rooms.reduce((sum, { unreadMessages }) => sum + unreadMessages, 0))),
    ),
    load: query.refetch,
    put,
    remove: (chatId) => query.update((rooms) => rooms.filter((room) => room.chatId !== chatId)),
    markRead: (chatId, readSequence) => query.apply({ type: chatRoomRead.type, payload: { chatId, readSequence } }),
  };
}

/** Returns how events change the viewer's rooms; a lost change of a room requires a fetch. */
export function roomFolds(
  viewerEmail: string,
): Required<Pick<LiveQueryOptions<readonly ChatRoom[]>, 'fold' | 'version'>> {
  return {
    fold: (rooms, event) => (missesChatChange(rooms, event) ? undefined : applyChatEvent(rooms, event, viewerEmail)),
    version(rooms, { payload }) {
      const { chatId, version } = payload as { readonly chatId?: string; readonly version?: number };
      const room = version === undefined ? undefined : rooms.find((candidate) => candidate.chatId === chatId);
      return room && { known: room.version, told: version! };
    },
  };
}

function withMessagesOf(room: ChatRoom, { lastMessage, lastSequence, readSequence, ...known }: ChatRoom): ChatRoom {
  const { hasUnreadMessages, unreadMessages } = known;
  return { ...room, lastMessage, lastSequence, readSequence, hasUnreadMessages, unreadMessages };
}
