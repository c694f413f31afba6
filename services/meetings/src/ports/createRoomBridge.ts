import type { CallClient, OutputOf } from '@meet/contracts';
import { sendChatMessage, CHAT_MESSAGE_MAX } from '@meet/chat-contract';
import {
  endRoomPoll,
  getRoomChat,
  getRoomPolls,
  getRoomSettings,
  openRoomPoll,
  POLL_LIMITS,
  roomMessage,
  voteInRoomPoll,
} from '@meet/meetings-contract';
import { SERVICE_CALLER, type Logger } from '@meet/service-kit';
import { createRoomNews, type Occupant } from './createRoomNews.ts';

/** Polls, votes and ends that one participant may request: far more than a person can click. */
const POLL_RATE = { attempts: 60, windowMs: 60_000 };

interface PollDraft {
  readonly question: string;
  readonly options: string[];
  readonly isMultiple: boolean;
  readonly isAnonymous: boolean;
}

interface Person {
  readonly id: string;
  readonly name: string;
  readonly participantKey: string;
  readonly email?: string | undefined;
}

export interface RoomBridgeOptions {
  readonly client: CallClient;
  readonly log: Logger;
  now(): number;
  /** Returns the names of the rooms in use. */
  openRooms(): readonly string[];
  /** Returns the participants of a room. */
  getOccupants(roomId: string): readonly Occupant[];
  /** Returns the maximum number of people in a room. */
  getRoomMax(): number;
}

/**
 * Turns a room server's reports and requests into calls of this service, in any process. Pass `hooks`, `getSettings`,
 * `chat` and `polls` to the room server unchanged. A request is handled after the earlier reports of the same room.
 */
export function createRoomBridge({ client, log, now, openRooms, getOccupants, getRoomMax }: RoomBridgeOptions) {
  const news = createRoomNews({ client, log, now, getOccupants, getRoomMax });
  const { tell } = news;

  return {
    /** Returns a room's settings. Rejects with UNAVAILABLE while this service is away. */
    getSettings: async (roomId: string) => {
      await news.whenPublished(roomId);
      const { exists: _exists, ...settings } = await client.call(getRoomSettings, { roomId }, SERVICE_CALLER);
      return settings;
    },
    /** Messages from the room have the same limits of length and rate as in the chat itself. */
    chat: {
      textMax: CHAT_MESSAGE_MAX,
      rate: { attempts: sendChatMessage.rateLimit!.max, windowMs: sendChatMessage.rateLimit!.windowSeconds * 1000 },
      async read(roomId: string) {
        await news.whenPublished(roomId);
        return (await client.call(getRoomChat, { roomId }, SERVICE_CALLER)).lines;
      },
      async write(roomId: string, person: Person, { id: messageId, content }: { id: string; content: string }) {
        await news.whenPublished(roomId);
        const written = { roomId, ...toSignal(person), messageId, content };
        return client.call(roomMessage, written, SERVICE_CALLER);
      },
    },
    polls: {
      rules: POLL_LIMITS,
      rate: POLL_RATE,
      async read(roomId: string, { participantKey }: Person) {
        await news.whenPublished(roomId);
        return (await client.call(getRoomPolls, { roomId, participantKey }, SERVICE_CALLER)).polls;
      },
      async open(roomId: string, { participantKey }: Person, { id: pollId, ...draft }: { id: string } & PollDraft) {
        await news.whenPublished(roomId);
        const opened = { roomId, participantKey, pollId, ...draft };
        return toOutcome(await client.call(openRoomPoll, opened, SERVICE_CALLER));
      },
      async vote(
        roomId: string,
        { participantKey, name }: Person,
        { pollId, choices }: { pollId: string; choices: number[] },
      ) {
        await news.whenPublished(roomId);
        const vote = { roomId, participantKey, name, pollId, choices };
        return toOutcome(await client.call(voteInRoomPoll, vote, SERVICE_CALLER));
      },
      async end(roomId: string, { participantKey }: Person, pollId: string) {
        await news.whenPublished(roomId);
        return toOutcome(await client.call(endRoomPoll, { roomId, participantKey, pollId }, SERVICE_CALLER));
      },
    },
    hooks: {
      onParticipantJoined: (roomId: string, person: Person & { role: string; joinedAt: number }) => {
        const { email, role, joinedAt: at } = person;
        return tell(roomId, {
          kind: 'joined',
          input: { roomId, ...toSignal(person), email, isModerator: role === 'moderator', at, roomMax: getRoomMax() },
        });
      },
      onParticipantLeft: (roomId: string, person: Person, reason: string) =>
        tell(roomId, {
          kind: 'left',
          input: { roomId, ...toSignal(person), removed: reason === 'kicked', at: now() },
        }),
      onMeetingEnded: (roomId: string, reason: string) =>
        tell(roomId, { kind: 'ended', input: { roomId, reason, at: now() } }),
      onLobbyRequest: (roomId: string, { participantKey, name }: Person) =>
        tell(roomId, { kind: 'lobby', input: { roomId, participantKey, name, waits: true, at: now() } }),
      onLobbyLeft: (roomId: string, { participantKey, name }: Person, outcome: string) => {
        const left = { roomId, participantKey, name, waits: false, at: now() };
        return tell(roomId, { kind: 'lobby', input: { ...left, ...(outcome === 'refused' && { refused: true }) } });
      },
      onRoomChanged: (roomId: string, change: { password?: string; lobby?: boolean; subject?: string }) =>
        tell(roomId, { kind: 'changed', input: { roomId, ...change, at: now() } }),
    },
    /** Reports that the rooms were restarted. */
    open: news.open,
    /**
     * Reports the participants of the rooms in use and of the named ones. Resolves once the reports are accepted;
     * rejects with UNAVAILABLE while the service is away.
     */
    notifyOccupants: (roomIds: readonly string[]) => news.notifyOccupants([...new Set([...roomIds, ...openRooms()])]),
    /** Tries once more to deliver waiting reports. */
    close: news.close,
  };
}

type Outcome = OutputOf<typeof voteInRoomPoll>;

const toOutcome = ({ poll, refusal }: Outcome) =>
  poll ? { poll } : { why: refusal ?? ('unknown' satisfies Outcome['refusal']) };

const toSignal = ({ id, name, participantKey }: Person) => ({ participantId: id, participantKey, name });
