import { authorizeByToken, meetingRoom, type MeetingRoom } from '@meet/meeting-room';
import { networkOf, readSettings, type Logger, type Secrets } from '@meet/service-kit';
import {
  createRoomBridge,
  meetingsSettings,
  readRoomServer,
  type DeferredRoomControl,
  type RoomControl,
} from '@meet/service-meetings';
import type { CallClient } from '@meet/contracts';
import type { FastifyInstance } from 'fastify';
import { CSP_REPORT_PATH } from '@meet/gateway';
import { readIceServers, roomSettings } from './roomSettings.ts';

export interface MeetingRoomOptions {
  readonly env: NodeJS.ProcessEnv;
  readonly secrets: Secrets;
  readonly client: CallClient;
  readonly control: DeferredRoomControl;
  readonly log: Logger;
  now(): number;
}

export interface MountedRooms {
  /** Undefined where a Jitsi deployment runs the rooms. */
  readonly embedded: MeetingRoom | undefined;
  /** Origins of that deployment, for the pages' policy. */
  readonly origins: readonly string[];
}

/** Serves the embedded meeting room, unless the environment names a Jitsi deployment. */
export async function mountMeetingRoom(app: FastifyInstance, options: MeetingRoomOptions): Promise<MountedRooms> {
  const { env, secrets, client, control, log, now } = options;
  const server = readRoomServer({ settings: readSettings(meetingsSettings, env), secrets });
  if (!server.embedded)
    return {
      embedded: undefined,
      origins: [...new Set([`https://${server.domain}`, new URL(server.scriptUrl).origin])],
    };
  const { hooks, settingsOf, chat } = createRoomBridge(client, log);
  await app.register(meetingRoom, {
    authorize: authorizeByToken(server.tokens, now),
    hooks,
    settingsOf,
    chat,
    now,
    reportPath: CSP_REPORT_PATH,
    addressOf: (request) => networkOf(app.addressOf(request)),
    iceServers: readIceServers(readSettings(roomSettings, env)),
  });
  control.attach(toRoomControl(app.meetingRoom));
  return { embedded: app.meetingRoom, origins: [] };
}

/** Rooms answer whether there was anything to act on; the meetings service doesn't ask. */
function toRoomControl(rooms: MeetingRoom): RoomControl {
  return {
    endMeeting: (roomId, reason) => void rooms.endMeeting(roomId, reason),
    setPassword: (roomId, password) => void rooms.setPassword(roomId, password),
    setLobby: (roomId, enabled) => void rooms.setLobby(roomId, enabled),
    setSubject: (roomId, subject) => void rooms.setSubject(roomId, subject),
    showChat: (roomId, lines) => void rooms.showChat(roomId, lines),
    occupancy: (roomId) => rooms.occupancy(roomId)?.participants,
  };
}
