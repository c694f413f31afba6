import { type CallClient } from '@meet/contracts';
import { sendChatMessage, CHAT_MESSAGE_MAX } from '@meet/chat-contract';
import {
  getRoomChat,
  getRoomSettings,
  roomChanged,
  roomEnded,
  roomGuestMessage,
  roomLobbyChanged,
  roomParticipantJoined,
  roomParticipantLeft,
} from '@meet/meetings-contract';
import { SERVICE_CALLER, type Logger } from '@meet/service-kit';

interface Person {
  readonly id: string;
  readonly name: string;
  readonly participantKey: string;
  readonly email?: string | undefined;
}

/**
 * What a room server in this process tells and asks, put into this service's calls:
 * pass `hooks`, `settingsOf` and `chat` to the room server as they are.
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
    /** Guests write as people with an account do: the same length, the same rate. */
    chat: {
      textMax: CHAT_MESSAGE_MAX,
      rate: { attempts: sendChatMessage.rateLimit!.max, windowMs: sendChatMessage.rateLimit!.windowSeconds * 1000 },
      read: async (roomId: string) => (await client.call(getRoomChat, { roomId }, SERVICE_CALLER)).lines,
      write: (roomId: string, person: Person, { id: messageId, text: message }: { id: string; text: string }) =>
        client.call(roomGuestMessage, { ...signal(roomId, person), messageId, message }, SERVICE_CALLER),
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
