import type { Call, CallClient, InputOf } from '@meet/contracts';
import {
  roomChanged,
  roomEnded,
  roomLobbyChanged,
  roomOccupants,
  roomParticipantJoined,
  roomParticipantLeft,
  roomsOpened,
  writeRoomTranscript,
} from '@meet/meetings-contract';
import { createOutbox, SERVICE_CALLER, type Logger } from '@meet/service-kit';

export type Occupant = InputOf<typeof roomOccupants>['occupants'][number];

/** Report of a room. A list of participants is read when the report is sent. */
export type RoomReport =
  | { readonly kind: 'joined'; readonly input: InputOf<typeof roomParticipantJoined> }
  | { readonly kind: 'left'; readonly input: InputOf<typeof roomParticipantLeft> }
  | { readonly kind: 'ended'; readonly input: InputOf<typeof roomEnded> }
  | { readonly kind: 'lobby'; readonly input: InputOf<typeof roomLobbyChanged> }
  | { readonly kind: 'changed'; readonly input: InputOf<typeof roomChanged> }
  | { readonly kind: 'spoken'; readonly input: InputOf<typeof writeRoomTranscript> }
  | { readonly kind: 'occupants' }
  | { readonly kind: 'opened' };

export interface RoomReportsOptions {
  readonly client: CallClient;
  readonly log: Logger;
  now(): number;
  getOccupants(roomId: string): readonly Occupant[];
  /** Returns the maximum number of people in a room. */
  getRoomMax(): number;
  /** Called when the service keeps no captions of the room any more. */
  endTranscript(roomId: string): void;
}

/** Key for reports about all rooms; no room has this name. */
const ALL_ROOMS = '';
/**
 * Maximum waiting reports of a room. While this service is away, nobody gets new tokens, so rooms do not produce more.
 */
const MAX_WAITING = 500;

/** Maximum of waiting captions, the latest ones, once there are too many reports. */
const MAX_SPOKEN = MAX_WAITING / 2;

/** Reports events in rooms to the meetings service, in order for each room. Keeps them while the service is away. */
export function createRoomReports({ client, log, now, getOccupants, getRoomMax, endTranscript }: RoomReportsOptions) {
  const outbox = createOutbox<RoomReport>({
    to: 'meetings',
    log,
    maxWaiting: MAX_WAITING,
    deliver: (roomId, report) => deliver(roomId, report),
    shorten,
  });

  function deliver(roomId: string, report: RoomReport): Promise<unknown> {
    const call = <Input, Output>(one: Call<Input, Output>, input: Input) => client.call(one, input, SERVICE_CALLER);
    switch (report.kind) {
      case 'joined':
        return call(roomParticipantJoined, report.input);
      case 'left':
        return call(roomParticipantLeft, report.input);
      case 'ended':
        return call(roomEnded, report.input);
      case 'lobby':
        return call(roomLobbyChanged, report.input);
      case 'changed':
        return call(roomChanged, report.input);
      case 'spoken':
        return call(writeRoomTranscript, report.input).then(({ isKept }) => isKept || endTranscript(roomId));
      case 'occupants':
        return call(roomOccupants, { roomId, at: now(), occupants: [...getOccupants(roomId)], roomMax: getRoomMax() });
      case 'opened':
        return call(roomsOpened, {});
    }
  }

  return {
    send: (roomId: string, report: RoomReport) => outbox.send(roomId, report),
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
 * Shortens a room's waiting reports. Keeps the moderators' decisions, the latest captions and the last change of each
 * property. The list of participants replaces reports of entries and exits.
 */
function shorten(_roomId: string, waiting: readonly RoomReport[]): RoomReport[] {
  const decided = waiting.filter(
    (report) =>
      report.kind === 'ended' ||
      (report.kind === 'left' && report.input.removed) ||
      (report.kind === 'lobby' && report.input.refused),
  );
  const changes = waiting.filter((report) => report.kind === 'changed').map(({ input }) => input);
  const [first, ...later] = changes;
  return [
    ...decided,
    ...waiting.filter(({ kind }) => kind === 'spoken').slice(-MAX_SPOKEN),
    ...(first ? [{ kind: 'changed' as const, input: Object.assign({ ...first }, ...later) as typeof first }] : []),
    { kind: 'occupants' },
  ];
}
