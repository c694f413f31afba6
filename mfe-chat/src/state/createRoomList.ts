import { applyChatEvent, missesChatChange, sortChatRooms, type ChatRoom } from '@meet/chat-contract';
import type { BusEvent } from '@meet/contracts/events';
import type { Behavior, HostEvents, Scope } from '@meet/remote-kit';
import { map } from 'rxjs';
import type { ChatApi } from './ChatApi.ts';

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
  /** Fetches everything anew; what arrives meanwhile is applied to the answer. */
  readonly load: () => Promise<void>;
  /** Takes a room that an answer brought, unless a newer one is known. */
  readonly put: (room: ChatRoom) => void;
  readonly refresh: (chatId: string) => Promise<void>;
  readonly remove: (chatId: string) => void;
  /** Counts as read here at once; the server is told by whoever calls. */
  readonly markRead: (chatId: string, readSequence: number) => void;
}

export interface RoomListDeps {
  readonly api: Pick<ChatApi, 'listRooms' | 'getRoom'>;
  readonly events: Pick<HostEvents, 'server$' | 'reconnected$'>;
  readonly viewerEmail: string;
}

/** The rooms of the signed-in person, kept equal to the server's by its events. */
export function createRoomList(scope: Scope, { api, events, viewerEmail }: RoomListDeps): RoomList {
  const state$ = scope.state<RoomListState>({ status: 'loading', rooms: [] });
  /** What arrived while an answer is on its way; undefined when none is. */
  let arrived: BusEvent[] | undefined;
  let latestLoad = 0;

  const setRooms = (rooms: readonly ChatRoom[]) => {
    if (rooms !== state$.value.rooms) state$.next({ ...state$.value, rooms });
  };

  async function load(): Promise<void> {
    const attempt = (latestLoad += 1);
    arrived = [];
    if (state$.value.status === 'failed') state$.next({ status: 'loading', rooms: [] });
    try {
      let rooms = await api.listRooms();
      if (attempt !== latestLoad || scope.ended) return;
      for (const event of arrived) rooms = applyChatEvent(rooms, event, viewerEmail);
      state$.next({ status: 'ready', rooms });
    } catch {
      if (attempt !== latestLoad || scope.ended) return;
      // What is known stays on the screen; the next reconnection tries again.
      if (state$.value.status !== 'ready') state$.next({ status: 'failed', rooms: [] });
    } finally {
      if (attempt === latestLoad) arrived = undefined;
    }
  }

  async function refresh(chatId: string): Promise<void> {
    try {
      put(await api.getRoom(chatId));
    } catch {
      await load();
    }
  }

  function put(room: ChatRoom): void {
    const known = state$.value.rooms.find(({ chatId }) => chatId === room.chatId);
    if (known && known.version > room.version) return;
    const kept = known && known.lastSequence > room.lastSequence ? withMessagesOf(room, known) : room;
    setRooms(sortChatRooms([...state$.value.rooms.filter(({ chatId }) => chatId !== room.chatId), kept]));
  }

  scope.listen(events.server$, (event) => {
    arrived?.push(event);
    const missed = missesChatChange(state$.value.rooms, event);
    if (missed) void refresh(missed);
    else setRooms(applyChatEvent(state$.value.rooms, event, viewerEmail));
  });
  scope.listen(events.reconnected$, () => void load());

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
    load,
    put,
    refresh,
    remove: (chatId) => setRooms(state$.value.rooms.filter((room) => room.chatId !== chatId)),
    markRead: (chatId, readSequence) =>
      setRooms(
        applyChatEvent(state$.value.rooms, { type: 'chatroomRead', payload: { chatId, readSequence } }, viewerEmail),
      ),
  };
}

function withMessagesOf(room: ChatRoom, { lastMessage, lastSequence, readSequence, ...known }: ChatRoom): ChatRoom {
  const { hasUnreadMessages, unreadMessages } = known;
  return { ...room, lastMessage, lastSequence, readSequence, hasUnreadMessages, unreadMessages };
}
