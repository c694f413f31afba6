import type { Call, CallClient } from '@meet/contracts';
import {
  getRoomSettings,
  roomChanged,
  roomEnded,
  roomLobbyChanged,
  roomParticipantJoined,
  roomParticipantLeft,
} from '@meet/contracts/meetings';
import {
  authorizeByToken,
  meetingRoom,
  type IceServer,
  type MeetingRoom,
  type RoomTokenSettings,
} from '@meet/meeting-room';
import { SERVICE_CALLER } from '@meet/service-kit';
import type { FastifyInstance } from 'fastify';

export interface MeetingRoomSettings {
  readonly tokens: RoomTokenSettings;
  readonly iceServers: IceServer[];
  readonly allowedOrigins: readonly string[];
}

/** Serves the embedded meeting room; the meetings service decides what holds in a room and hears who is in it. */
export async function mountMeetingRoom(
  app: FastifyInstance,
  client: CallClient,
  settings: MeetingRoomSettings,
): Promise<MeetingRoom> {
  const tell = <Input>(call: Call<Input, object>, input: Input) => client.call(call, input, SERVICE_CALLER);
  await app.register(meetingRoom, {
    authorize: authorizeByToken(settings.tokens),
    settingsOf: (roomId) => tell(getRoomSettings, { roomId }),
    iceServers: settings.iceServers,
    allowedOrigins: settings.allowedOrigins,
    hooks: {
      onParticipantJoined: (roomId, { id, participantKey, name, email, role }) =>
        tell(roomParticipantJoined, {
          roomId,
          participantId: id,
          participantKey,
          name,
          email,
          isModerator: role === 'moderator',
        }),
      onParticipantLeft: (roomId, { id, participantKey, name }) =>
        tell(roomParticipantLeft, { roomId, participantId: id, participantKey, name }),
      onRoomEmpty: (roomId) => tell(roomEnded, { roomId, reason: 'empty' }),
      onMeetingEnded: (roomId, reason) => tell(roomEnded, { roomId, reason }),
      onLobbyRequest: (roomId, { participantKey, name }) =>
        tell(roomLobbyChanged, { roomId, participantKey, name, waits: true }),
      onLobbyLeft: (roomId, { participantKey, name }) =>
        tell(roomLobbyChanged, { roomId, participantKey, name, waits: false }),
      onRoomChanged: (roomId, change) => tell(roomChanged, { roomId, ...change }),
    },
  });
  return app.meetingRoom;
}
