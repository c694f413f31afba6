import { type Server, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ChatLine } from '../../protocol/chat.ts';
import type { RoomPoll } from '../../protocol/polls.ts';
import { SIGNAL_PATH } from '../../protocol/limits.ts';
import type { JoinRequest } from '../../protocol/messages.ts';
import { authorizeByToken } from '../authorize.ts';
import { type RoomControl, createRoomControl } from '../control.ts';
import type {
  MeetingChat,
  MeetingNotes,
  MeetingPolls,
  MeetingTranscripts,
  MeetingRoomHooks,
  PollOutcome,
  RoomSettings,
} from '../hooks.ts';
import type { CreateMediaServer } from '../MediaServer.ts';
import { RoomBook } from '../RoomBook.ts';
import { type TokenBearer, createRoomToken } from '../roomToken.ts';
import { createSignalUpgrade } from '../signalUpgrade.ts';
import { TestPerson } from './TestPerson.ts';

export const TOKEN = { secret: 'the secret of these tests only!!', issuer: 'meet', audience: 'jitsi' };

export const CHAT_LIMITS = { textMax: 20, rate: { attempts: 5, windowMs: 60_000 } };

export const POLL_LIMITS = {
  rules: { question: 100, option: 40, optionsMin: 2, options: 5 },
  rate: { attempts: 10, windowMs: 60_000 },
};

export const TRANSCRIPT_RATE = { attempts: 10, windowMs: 60_000 };

export const NOTES_LIMITS = {
  rules: { characters: 100, updateLength: 2_000 },
  rate: { attempts: 10, windowMs: 60_000 },
  readRate: { attempts: 5, windowMs: 60_000 },
};

export interface Rooms {
  url: string;
  control: RoomControl;
  settings: Map<string, RoomSettings>;
  /** Every hook call, in order. */
  notified: { hook: string; args: unknown[] }[];
  /** The stored chat: the messages of all rooms, and whether storing fails. */
  chat: { lines: ChatLine[]; isDown: boolean };
  /** The stored polls, by id. */
  polls: Map<string, RoomPoll>;
  /** Whether storing polls fails. */
  pollsAreDown: boolean;
  /** The stored transcript of all rooms: whether it may be kept, and its lines. */
  transcript: { isFull: boolean; isDown: boolean; lines: { name: string; text: string; seconds: number }[] };
  /** The stored notes of all rooms: the changes in order, and what storing answers or fails with. */
  notes: { updates: string[]; whole: string[]; refusal: 'full' | 'unreadable' | null; isDown: boolean };
  /** Messages of the logged errors. */
  errors: string[];
  tokenFor(room: string, user?: Partial<TokenBearer>, lifeSeconds?: number): Promise<string>;
  /** Connects a person who has sent nothing yet. */
  visit(options?: { origin?: string }): Promise<TestPerson>;
  /** Connects a person who has requested to join with a token of their own. */
  arrive(room: string, user?: Partial<TokenBearer>, request?: Partial<JoinRequest>): Promise<TestPerson>;
  /** Connects a person and waits until they have joined. */
  join(room: string, user?: Partial<TokenBearer>, request?: Partial<JoinRequest>): Promise<TestPerson>;
  stop(): Promise<void>;
}

/** Starts the signalling server on a port of its own, without pages. */
export async function startRooms({
  guessPauseMs = 1,
  createMedia,
  fallsBackToMesh = false,
  maxParticipants = 6,
  now,
}: {
  guessPauseMs?: number;
  createMedia?: CreateMediaServer;
  fallsBackToMesh?: boolean;
  maxParticipants?: number;
  now?: () => number;
} = {}): Promise<Rooms> {
  const settings = new Map<string, RoomSettings>();
  const notified: Rooms['notified'] = [];
  const hooks = new Proxy({} as MeetingRoomHooks, {
    get:
      (_, hook) =>
      (...args: unknown[]) =>
        notified.push({ hook: String(hook), args }),
  });
  const chat: Rooms['chat'] = { lines: [], isDown: false };
  const keeper: MeetingChat = {
    ...CHAT_LIMITS,
    read: async () => chat.lines,
    async write(room, { name }, { id: sentAs, content }) {
      if (chat.isDown) throw new Error('the chat is down');
      const line = { key: `line-${chat.lines.length}`, sentAs, name, isGuest: true, content, at: chat.lines.length };
      chat.lines.push(line);
      control.showChat(room, [line]);
    },
  };
  const errors: string[] = [];
  const polls: Rooms['polls'] = new Map();
  const votes = new Map<string, Map<string, number[]>>();
  const change = (pollId: string, by: (poll: RoomPoll) => Partial<RoomPoll>): PollOutcome => {
    if (rooms.pollsAreDown) throw new Error('the polls are down');
    const poll = polls.get(pollId);
    if (!poll) return { why: 'unknown' };
    if (poll.endedAt !== null) return { why: 'over' };
    const changed = { ...poll, ...by(poll), revision: poll.revision + 1 };
    polls.set(pollId, changed);
    return { poll: changed };
  };
  const pollKeeper: MeetingPolls = {
    ...POLL_LIMITS,
    read: async (_room, { participantKey }) =>
      [...polls.values()].map((poll) => ({ ...poll, own: votes.get(poll.pollId)?.get(participantKey) ?? [] })),
    async open(_room, _host, { id: pollId, ...draft }) {
      const counts = draft.options.map(() => 0);
      polls.set(pollId, { pollId, ...draft, openedAt: 1, endedAt: null, counts, voters: 0, revision: 0 });
      votes.set(pollId, new Map());
      return change(pollId, () => ({}));
    },
    async vote(_room, { participantKey }, { pollId, choices }) {
      const outcome = change(pollId, ({ options }) => {
        const cast = votes.get(pollId)!.set(participantKey, choices);
        const all = [...cast.values()].flat();
        return { counts: options.map((_, at) => all.filter((choice) => choice === at).length), voters: cast.size };
      });
      return 'why' in outcome ? outcome : { poll: { ...outcome.poll, own: choices } };
    },
    end: async (_room, _host, pollId) => change(pollId, () => ({ endedAt: 2 })),
  };
  const transcript: Rooms['transcript'] = { isFull: false, isDown: false, lines: [] };
  const transcriptKeeper: MeetingTranscripts = {
    rate: TRANSCRIPT_RATE,
    async keep(_room, _host, enabled) {
      if (transcript.isDown) throw new Error('the transcripts are down');
      const isFull = enabled && transcript.isFull;
      return { isKept: enabled && !isFull, isFull };
    },
    async write(_room, { name }, { text, startedAt, endedAt }) {
      transcript.lines.push({ name, text, seconds: (endedAt - startedAt) / 1000 });
    },
  };
  const notes: Rooms['notes'] = { updates: [], whole: [], refusal: null, isDown: false };
  const refuseDown = () => {
    if (notes.isDown) throw new Error('the notes are down');
  };
  const notesKeeper: MeetingNotes = {
    ...NOTES_LIMITS,
    async read() {
      refuseDown();
      return notes.whole;
    },
    async write(_room, _writer, update) {
      refuseDown();
      const { refusal } = notes;
      const isFirst = notes.updates.length === 0;
      if (!refusal) notes.updates.push(update);
      return { refusal, isFirst: isFirst && !refusal };
    },
  };
  const book = new RoomBook({
    authorize: authorizeByToken(TOKEN),
    hooks,
    getSettings: (room) => settings.get(room) ?? {},
    chat: keeper,
    polls: pollKeeper,
    transcripts: transcriptKeeper,
    notes: notesKeeper,
    iceServers: () => [{ urls: 'stun:stun.example.com' }],
    maxParticipants,
    log: { error: (_error, text) => errors.push(text) },
    guessPauseMs,
    ...(createMedia && { createMedia }),
    fallsBackToMesh,
    now,
  });
  const control = createRoomControl(book);
  const { handleUpgrade, close } = createSignalUpgrade(book, {
    allowedOrigins: [],
    getAddress: (request) => request.socket.remoteAddress ?? '',
  });
  const server = createServer();
  server.on('upgrade', (request, socket, head) => handleUpgrade(request, socket, head) || socket.destroy());
  await listen(server);
  const url = `ws://127.0.0.1:${(server.address() as AddressInfo).port}${SIGNAL_PATH}`;
  const people: TestPerson[] = [];

  const tokenFor: Rooms['tokenFor'] = (room, user, lifeSeconds) =>
    createRoomToken(TOKEN, room, { name: 'Ana Pop', moderator: false, ...user }, lifeSeconds);
  const visit: Rooms['visit'] = async (options) => {
    const person = new TestPerson(url, options);
    people.push(person);
    return person.open();
  };
  const arrive: Rooms['arrive'] = async (room, user, request) => {
    const person = await visit();
    person.ask({ room, token: await tokenFor(room, user), ...request });
    return person;
  };
  const join: Rooms['join'] = async (...args) => (await arrive(...args)).untilJoined();
  const stop = async () => {
    for (const { socket } of people) socket.terminate();
    close();
    await new Promise((resolve) => server.close(resolve));
  };
  const rooms: Rooms = {
    ...{ url, control, settings, notified, chat, polls, pollsAreDown: false, transcript, notes, errors },
    ...{ tokenFor, visit, arrive, join, stop },
  };
  return rooms;
}

const listen = (server: Server) => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
