import { ROOM_TYPE, type HostMeetingConfiguration, type MeetingOption } from '@meet/meetings-contract';
import {
  createMeeting,
  deleteCustomRoom,
  editCustomRoom,
  editPersonalMeetingId,
  getHostMeetingConfiguration,
  getOwnedRoomIds,
  updateHostMeetingConfiguration,
} from '@meet/meetings-contract/operations';
import { createLiveQuery, type Behavior, type HostApi, type LiveState, type Scope } from '@meet/remote-kit';

export interface OwnRooms {
  /** Rooms in the server's order. */
  readonly rooms: readonly MeetingOption[];
  readonly alias: string | null;
  readonly hosting: HostMeetingConfiguration;
}

/** Keeps a person's own rooms and the settings of the meetings that they host. Changes throw CallFailure. */
export interface Rooms {
  readonly state$: Behavior<LiveState<OwnRooms | undefined>>;
  readonly reload: () => void;
  readonly add: (label: string, email: string) => Promise<void>;
  readonly rename: (roomId: string, label: string) => Promise<void>;
  /** Changes the id of the personal room. */
  readonly renumber: (roomId: string, personalMeetingId: string) => Promise<void>;
  readonly remove: (roomId: string) => Promise<void>;
  /** Shows the change at once, and undoes it if the server refuses it. */
  readonly changeHosting: (change: Partial<HostMeetingConfiguration>) => Promise<void>;
}

/**
 * The server sends no events about rooms. Changes made here are applied from their answers; changes made elsewhere
 * appear at the next visit.
 */
export function createRooms(scope: Scope, { api, events }: Pick<HostApi, 'api' | 'events'>): Rooms {
  const { state$, refetch, update } = createLiveQuery<OwnRooms>(scope, {
    events,
    reduce: (value) => value,
    fetch: async (signal) => {
      const [{ roomIds, alias }, hosting] = await Promise.all([
        api.execute(getOwnedRoomIds, {}, signal),
        api.execute(getHostMeetingConfiguration, {}, signal),
      ]);
      return { rooms: roomIds, alias, hosting };
    },
  });
  const change = (make: (rooms: readonly MeetingOption[]) => readonly MeetingOption[]) =>
    update((own) => ({ ...own, rooms: make(own.rooms).toSorted((a, b) => a.type - b.type || compareLabels(a, b)) }));
  const changeRoom = (roomId: string, part: Partial<MeetingOption>) =>
    change((rooms) => rooms.map((room) => (room.roomId === roomId ? { ...room, ...part } : room)));
  const showHosting = (part: Partial<HostMeetingConfiguration>) =>
    update((own) => ({ ...own, hosting: { ...own.hosting, ...part } }));

  return {
    state$,
    reload: () => void refetch(),
    async add(label, email) {
      const { roomId } = await api.execute(createMeeting, { label });
      change((rooms) => [...rooms, { roomId, type: ROOM_TYPE.labelled, label, email }]);
    },
    async rename(roomId, label) {
      await api.execute(editCustomRoom, { roomId, label });
      changeRoom(roomId, { label });
    },
    async renumber(roomId, personalMeetingId) {
      await api.execute(editPersonalMeetingId, { personalMeetingId });
      changeRoom(roomId, { roomId: personalMeetingId });
    },
    async remove(roomId) {
      await api.execute(deleteCustomRoom, { roomId });
      change((rooms) => rooms.filter((room) => room.roomId !== roomId));
    },
    async changeHosting(part) {
      const before = state$.value.value?.hosting;
      // Only these settings are restored: the others may have been changed since.
      const getMembers = (hosting: HostMeetingConfiguration) =>
        Object.fromEntries(Object.keys(part).map((name) => [name, hosting[name as keyof HostMeetingConfiguration]]));
      showHosting(part);
      try {
        showHosting(getMembers(await api.execute(updateHostMeetingConfiguration, part)));
      } catch (error) {
        if (before) showHosting(getMembers(before));
        throw error;
      }
    },
  };
}

function compareLabels(a: MeetingOption, b: MeetingOption): number {
  const [one, other] = [toKey(a), toKey(b)];
  return one < other ? -1 : Number(one > other);
}

const toKey = ({ label }: MeetingOption) => (label ?? '').toLowerCase();
