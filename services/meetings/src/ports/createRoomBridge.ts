import type { CallClient } from '@meet/contracts';
import {
  getRoomSettings,
  roomChanged,
  roomEnded,
  roomLobbyChanged,
  roomParticipantJoined,
  roomParticipantLeft,
} from '@meet/contracts/meetings';
import { SERVICE_CALLER, type Logger } from '@meet/service-kit';

interface Person {
  readonly id: string;
  readonly name: string;
  readonly participantKey: string;
  readonly email?: string | undefined;
}

/**
 * What a room server in this process tells and asks, put into this service's calls:
 * pass `hooks` and `settingsOf` to the room server as they are.
 */
export function createRoomBridge(client: CallClient, log: Logger) {
  const tell = <Input>(call: Parameters<typeof client.call<Input, unknown>>[0], input: Input) =>
    client
      .call(call, input, SERVICE_CALLER)
      .catch((error: unknown) => log.error({ err: error, call: call.name }, 'the room’s message was not taken'));

  const signal = (roomId: string, { id, name, participantKey }: Person) => ({
    roomId,
    participantId: id,
    participantKey,
    name,
  });

  return {
    settingsOf: async (roomId: string) => {
      const { exists: _exists, ...settings } = await client.call(getRoomSettings, { roomId }, SERVICE_CALLER);
      return settings;
    },
    hooks: {
      onParticipantJoined: (roomId: string, person: Person & { role: string }) =>
        tell(roomParticipantJoined, {
          ...signal(roomId, person),
          email: person.email,
          isModerator: person.role === 'moderator',
        }),
      onParticipantLeft: (roomId: string, person: Person, reason: string) =>
        tell(roomParticipantLeft, { ...signal(roomId, person), removed: reason === 'kicked' }),
      onMeetingEnded: (roomId: string, reason: string) => tell(roomEnded, { roomId, reason }),
      onLobbyRequest: (roomId: string, { participantKey, name }: Person) =>
        tell(roomLobbyChanged, { roomId, participantKey, name, waits: true }),
      onLobbyLeft: (roomId: string, { participantKey, name }: Person) =>
        tell(roomLobbyChanged, { roomId, participantKey, name, waits: false }),
      onRoomChanged: (roomId: string, change: { password?: string; lobby?: boolean; subject?: string }) =>
        tell(roomChanged, { roomId, ...change }),
    },
  };
}
