import type { Call, CallClient, InputOf } from '@meet/contracts';
import {
  roomChanged,
  roomEnded,
  roomLobbyChanged,
  roomOccupants,
  roomParticipantJoined,
  roomParticipantLeft,
  roomsOpened,
} from '@meet/meetings-contract';
import { createOutbox, SERVICE_CALLER, type Logger } from '@meet/service-kit';

export type Occupant = InputOf<typeof roomOccupants>['occupants'][number];

/** Report of a room. A list of participants is read when the report is sent. */
export type RoomNews =
  | { readonly kind: 'joined'; readonly input: InputOf<typeof roomParticipantJoined> }
  | { readonly kind: 'left'; readonly input: InputOf<typeof roomParticipantLeft> }
  | { readonly kind: 'ended'; readonly input: InputOf<typeof roomEnded> }
  | { readonly kind: 'lobby'; readonly input: InputOf<typeof roomLobbyChanged> }
  | { readonly kind: 'changed'; readonly input: InputOf<typeof roomChanged> }
  | { readonly kind: 'occupants' }
  | { readonly kind: 'opened' };

export interface RoomNewsOptions {
  readonly client: CallClient;
  readonly log: Logger;
  now(): number;
  getOccupants(roomId: string): readonly Occupant[];
  /** Returns the maximum number of people in a room. */
  getRoomMax(): number;
}

/** Key for reports about all rooms; no room has this name. */
const ALL_ROOMS = '';
/**
 * Maximum waiting reports of a room. While this service is away, nobody gets new tokens, so rooms do not produce more.
 */
const MAX_WAITING = 500;

/** Reports events in rooms to the meetings service, in order for each room. Keeps them while the service is away. */
export function createRoomNews({ client, log, now, getOccupants, getRoomMax }: RoomNewsOptions) {
  const outbox = createOutbox<RoomNews>({
    to: 'meetings',
    log,
    maxWaiting: MAX_WAITING,
    deliver: (roomId, news) => deliver(roomId, news),
    shorten,
  });

  function deliver(roomId: string, news: RoomNews): Promise<unknown> {
    const call = <Input>(one: Call<Input, unknown>, input: Input) => client.call(one, input, SERVICE_CALLER);
    switch (news.kind) {
      case 'joined':
        return call(roomParticipantJoined, news.input);
      case 'left':
        return call(roomParticipantLeft, news.input);
      case 'ended':
        return call(roomEnded, news.input);
      case 'lobby':
        return call(roomLobbyChanged, news.input);
      case 'changed':
        return call(roomChanged, news.input);
      case 'occupants':
        return call(roomOccupants, { roomId, at: now(), occupants: [...getOccupants(roomId)], roomMax: getRoomMax() });
      case 'opened':
        return call(roomsOpened, {});
    }
  }

  return {
    tell: (roomId: string, news: RoomNews) => outbox.send(roomId, news),
    open: () => outbox.send(ALL_ROOMS, { kind: 'opened' }),
    whenPublished: outbox.whenPublished,
    async notifyOccupants(roomIds: readonly string[]) {
      for (const roomId of roomIds) {
        if (outbox.waiting(roomId).at(-1)?.kind !== 'occupants') void outbox.send(roomId, { kind: 'occupants' });
      }
      await Promise.all(roomIds.map((roomId) => outbox.whenPublished(roomId)));
    },
    close: outbox.close,
  };
}

/**
 * Shortens a room's waiting reports. Keeps the moderators' decisions and the last change of each property. The list of
 * participants replaces reports of entries and exits.
 */
function shorten(_roomId: string, waiting: readonly RoomNews[]): RoomNews[] {
  const decided = waiting.filter(
    (news) =>
      news.kind === 'ended' ||
      (news.kind === 'left' && news.input.removed) ||
      (news.kind === 'lobby' && news.input.refused),
  );
  const changes = waiting.filter((news) => news.kind === 'changed').map(({ input }) => input);
  const [first, ...later] = changes;
  return [
    ...decided,
    ...(first ? [{ kind: 'changed' as const, input: Object.assign({ ...first }, ...later) as typeof first }] : []),
    { kind: 'occupants' },
  ];
}
