import { type CallClient, commonErrors, isRefusal } from '@meet/contracts';
import { CSP_REPORT_PATH } from '@meet/gateway';
import {
  AccessRefused,
  authorizeByToken,
  meetingRoom,
  type MeetingRoom,
  type PresentParticipant,
} from '@meet/meeting-room';
import {
  toNetwork,
  readSettings,
  type EventBus,
  type HandleUpgrade,
  type Logger,
  type Secrets,
} from '@meet/service-kit';
import {
  createRoomBridge,
  meetingsSettings,
  readRoomServer,
  type DeferredRoomControl,
  type RoomControl,
} from '@meet/service-meetings/rooms';
import type { FastifyInstance } from 'fastify';
import { createSeatSessions } from './createSeatSessions.ts';
import { reachRooms } from './distributed/reachRooms.ts';
import { servicesKey } from './distributed/servicesKey.ts';
import { openLiveKit } from './openLiveKit.ts';
import { readIceServers, roomSettings } from './roomSettings.ts';

export interface MeetingRoomOptions {
  readonly env: NodeJS.ProcessEnv;
  readonly secrets: Secrets;
  readonly client: CallClient;
  readonly control: DeferredRoomControl;
  readonly bus: EventBus;
  readonly log: Logger;
  /** Address of the gateway that runs the rooms, if it is not this one. */
  readonly elsewhere?: string | undefined;
  /** Address and port on which the product listens. */
  readonly host: string;
  readonly port: number;
  now(): number;
}

export interface MountedRooms {
  /** Accepts the sockets of the rooms; undefined if a Jitsi deployment runs them. */
  readonly handleUpgrade: HandleUpgrade | undefined;
  /** Origins of that deployment, for the pages' content security policy. */
  readonly origins: readonly string[];
  /** Address of a LiveKit server that this process runs. */
  readonly ownLiveKit?: string | undefined;
  /** Delivers the remaining signals of the rooms, then stops. */
  stop(): Promise<void>;
}

/** Serves the embedded meeting room, unless the environment names a Jitsi deployment. */
export async function mountMeetingRoom(app: FastifyInstance, options: MeetingRoomOptions): Promise<MountedRooms> {
  const { env, secrets, client, control, bus, log, now } = options;
  const server = readRoomServer({ settings: readSettings(meetingsSettings, env), secrets });
  if (!server.embedded)
    return {
      handleUpgrade: undefined,
      origins: [...new Set([`https://${server.domain}`, new URL(server.scriptUrl).origin])],
      stop: async () => {},
    };
  if (options.elsewhere) {
    const distant = reachRooms(app, { address: options.elsewhere, serviceKey: servicesKey(secrets), log });
    control.attach(distant.control);
    return { handleUpgrade: distant.handleUpgrade, origins: [], stop: async () => distant.stop() };
  }
  const rooms = readSettings(roomSettings, env);
  const liveKit = await openLiveKit({ settings: rooms, env, host: options.host, port: options.port, log });
  const { hooks, chat, polls, transcripts, notes, ...bridge } = createRoomBridge({
    client,
    log,
    now,
    openRooms: () => app.meetingRoom.rooms(),
    getOccupants: (roomId) => app.meetingRoom.occupancy(roomId)?.participants.map(toOccupant) ?? [],
    getRoomMax: () => app.meetingRoom.maxParticipants,
    endTranscript: (roomId) => void app.meetingRoom.endTranscript(roomId),
  });
  const seatSessions = createSeatSessions({ bus, client, rooms: () => app.meetingRoom, log, now });
  const authorize = seatSessions.guard(authorizeByToken(server.tokens, now));
  await app.register(meetingRoom, {
    authorize: (token, roomName) => authorize(token, roomName).catch(refuseWhileAway),
    hooks,
    getSettings: (roomId) => bridge.getSettings(roomId).catch(refuseWhileAway),
    chat,
    polls,
    transcripts,
    notes,
    now,
    reportPath: CSP_REPORT_PATH,
    getAddress: (request) => toNetwork(app.getAddress(request)),
    iceServers: readIceServers(rooms),
    ...(liveKit && {
      liveKit: { ...liveKit, namespace: `meet-${secrets.derive('livekit').toString('hex').slice(0, 12)}` },
      maxParticipants: rooms.LIVEKIT_ROOM_MAX,
      fallsBackToMesh: rooms.LIVEKIT_FALLBACK === 'mesh',
    }),
  });
  control.attach({ ...toRoomControl(app.meetingRoom), notifyOccupants: bridge.notifyOccupants });
  void bridge.open();
  return {
    handleUpgrade: app.meetingRoom.handleUpgrade,
    origins: [],
    ownLiveKit: liveKit?.isOwn ? liveKit.url : undefined,
    async stop() {
      seatSessions.stop();
      await bridge.close();
      await liveKit?.stop();
    },
  };
}

/**
 * Converts an unavailable service to a refusal. Nobody may enter while the room's password and lobby or the person's
 * session can't be checked.
 */
function refuseWhileAway(error: unknown): never {
  throw isRefusal(error, commonErrors.UNAVAILABLE) ? new AccessRefused('UNAVAILABLE') : error;
}

const toOccupant = ({ id, participantKey, name, email, joinedAt }: PresentParticipant) => ({
  ...{ participantId: id, participantKey, name, at: joinedAt },
  ...(email !== undefined && { email }),
});

/** Adapts the rooms for the meetings service, which does not need to know whether a command had an effect. */
function toRoomControl(rooms: MeetingRoom) {
  return {
    endMeeting: (roomId, reason, endedAt) => void rooms.endMeeting(roomId, reason, endedAt),
    setPassword: (...command) => void rooms.setPassword(...command),
    setLobby: (...command) => void rooms.setLobby(...command),
    setSubject: (...command) => void rooms.setSubject(...command),
    setRecorded: (...command) => void rooms.setRecorded(...command),
    showChat: (roomId, lines) => void rooms.showChat(roomId, lines),
  } satisfies Partial<RoomControl>;
}
