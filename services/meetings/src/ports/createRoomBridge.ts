import type { Call, CallClient, OutputOf } from '@meet/contracts';
import { sendChatMessage, CHAT_MESSAGE_MAX } from '@meet/chat-contract';
import {
  endRoomPoll,
  getRoomChat,
  getRoomNotes,
  getRoomPolls,
  getRoomSettings,
  keepRoomTranscript,
  NOTES_LIMITS,
  openRoomPoll,
  POLL_LIMITS,
  roomMessage,
  voteInRoomPoll,
  writeRoomNotes,
} from '@meet/meetings-contract';
import { SERVICE_CALLER, type Logger } from '@meet/service-kit';
import { createRoomReports, type Occupant } from './createRoomReports.ts';

/** Polls, votes and ends that one participant may request: far more than a person can click. */
const POLL_RATE = { attempts: 60, windowMs: 60_000 };

/** Times that one host may turn the transcript on or off. */
const TRANSCRIPT_RATE = { attempts: 20, windowMs: 60_000 };
/** Changes of the notes that one participant may send. A page sends at most four per second. */
const NOTES_RATE = { attempts: 300, windowMs: 60_000 };
/** Times that one participant may request the notes. A page requests them again after each lost seat. */
const NOTES_READ_RATE = { attempts: 12, windowMs: 60_000 };

interface PollDraft {
  readonly question: string;
  readonly options: string[];
  readonly isMultiple: boolean;
  readonly isAnonymous: boolean;
}

interface Speech {
  readonly id: string;
  readonly text: string;
  readonly startedAt: number;
  readonly endedAt: number;
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
  /** Shows the people in a room that captions are not kept any more. */
  endTranscript(roomId: string): void;
}

/**
 * Turns a room server's reports and requests into calls of this service, in any process. Pass `hooks`, `getSettings`,
 * `chat`, `polls`, `transcripts` and `notes` to the room server unchanged. A request is handled after the earlier
 * reports of the same room.
 */
export function createRoomBridge(options: RoomBridgeOptions) {
  const { client, now, openRooms, getRoomMax } = options;
  const reports = createRoomReports(options);
  const { send } = reports;

  async function request<Input extends { readonly roomId: string }, Output>(
    call: Call<Input, Output>,
    input: Input,
  ): Promise<Output> {
    await reports.whenPublished(input.roomId);
    return client.call(call, input, SERVICE_CALLER);
  }

  return {
    /** Returns a room's settings. Rejects with UNAVAILABLE while this service is away. */
    getSettings: async (roomId: string) => {
      const { exists: _exists, ...settings } = await request(getRoomSettings, { roomId });
      return settings;
    },
    /** Messages from the room have the same limits of length and rate as in the chat itself. */
    chat: {
      textMax: CHAT_MESSAGE_MAX,
      rate: { attempts: sendChatMessage.rateLimit!.max, windowMs: sendChatMessage.rateLimit!.windowSeconds * 1000 },
      async read(roomId: string) {
        return (await request(getRoomChat, { roomId })).lines;
      },
      async write(roomId: string, person: Person, { id: messageId, content }: { id: string; content: string }) {
        const written = { roomId, ...toSignal(person), messageId, content };
        return request(roomMessage, written);
      },
    },
    polls: {
      rules: POLL_LIMITS,
      rate: POLL_RATE,
      async read(roomId: string, { participantKey }: Person) {
        return (await request(getRoomPolls, { roomId, participantKey })).polls;
      },
      async open(roomId: string, { participantKey }: Person, { id: pollId, ...draft }: { id: string } & PollDraft) {
        const opened = { roomId, participantKey, pollId, ...draft };
        return toOutcome(await request(openRoomPoll, opened));
      },
      async vote(
        roomId: string,
        { participantKey, name }: Person,
        { pollId, choices }: { pollId: string; choices: number[] },
      ) {
        const vote = { roomId, participantKey, name, pollId, choices };
        return toOutcome(await request(voteInRoomPoll, vote));
      },
      async end(roomId: string, { participantKey }: Person, pollId: string) {
        return toOutcome(await request(endRoomPoll, { roomId, participantKey, pollId }));
      },
    },
    transcripts: {
      rate: TRANSCRIPT_RATE,
      async keep(roomId: string, { participantKey }: Person, enabled: boolean) {
        return request(keepRoomTranscript, { roomId, participantKey, enabled });
      },
      write: (roomId: string, { participantKey, name }: Person, { id: lineId, ...line }: Speech) =>
        send(roomId, { kind: 'spoken', input: { roomId, participantKey, name, lineId, ...line } }),
    },
    notes: {
      rules: { characters: NOTES_LIMITS.characters, updateLength: NOTES_LIMITS.updateLength },
      rate: NOTES_RATE,
      readRate: NOTES_READ_RATE,
      async read(roomId: string, { participantKey }: Person) {
        return (await request(getRoomNotes, { roomId, participantKey })).updates;
      },
      async write(roomId: string, { participantKey }: Person, update: string) {
        return request(writeRoomNotes, { roomId, participantKey, update });
      },
    },
    hooks: {
      onParticipantJoined: (roomId: string, person: Person & { role: string; joinedAt: number }) => {
        const { email, role, joinedAt: at } = person;
        return send(roomId, {
          kind: 'joined',
          input: { roomId, ...toSignal(person), email, isModerator: role === 'moderator', at, roomMax: getRoomMax() },
        });
      },
      onParticipantLeft: (roomId: string, person: Person, reason: string) =>
        send(roomId, {
          kind: 'left',
          input: { roomId, ...toSignal(person), removed: reason === 'kicked', at: now() },
        }),
      onMeetingEnded: (roomId: string, reason: string) =>
        send(roomId, { kind: 'ended', input: { roomId, reason, at: now() } }),
      onLobbyRequest: (roomId: string, { participantKey, name }: Person) =>
        send(roomId, { kind: 'lobby', input: { roomId, participantKey, name, waits: true, at: now() } }),
      onLobbyLeft: (roomId: string, { participantKey, name }: Person, outcome: string) => {
        const left = { roomId, participantKey, name, waits: false, at: now() };
        return send(roomId, { kind: 'lobby', input: { ...left, ...(outcome === 'refused' && { refused: true }) } });
      },
      onRoomChanged: (roomId: string, change: { password?: string; lobby?: boolean; subject?: string }) =>
        send(roomId, { kind: 'changed', input: { roomId, ...change, at: now() } }),
    },
    /** Reports that the rooms were restarted. */
    open: reports.open,
    /**
     * Reports the participants of the rooms in use and of the named ones. Resolves once the reports are accepted;
     * rejects with UNAVAILABLE while the service is away.
     */
    notifyOccupants: (roomIds: readonly string[]) =>
      reports.notifyOccupants([...new Set([...roomIds, ...openRooms()])]),
    /** Tries once more to deliver waiting reports. */
    close: reports.close,
  };
}

type Outcome = OutputOf<typeof voteInRoomPoll>;

const toOutcome = ({ poll, refusal }: Outcome) =>
  poll ? { poll } : { why: refusal ?? ('unknown' satisfies Outcome['refusal']) };

const toSignal = ({ id, name, participantKey }: Person) => ({ participantId: id, participantKey, name });
