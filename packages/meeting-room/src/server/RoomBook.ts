import { normalizePassword } from '@meet/contracts';
import { timingSafeEqual } from 'node:crypto';
import { MAX_PARTICIPANTS } from '../protocol/limits.ts';
import type { MediaSource } from '../protocol/mediaSources.ts';
import type { IceServer, JoinRequest, RefusalCode } from '../protocol/messages.ts';
import { type Authorize, type Grant, hasAccount, getVisitor } from './authorize.ts';
import { RoomChat } from './RoomChat.ts';
import { RoomNotes } from './RoomNotes.ts';
import { RoomPolls } from './RoomPolls.ts';
import { RoomTranscripts } from './RoomTranscripts.ts';
import type {
  Log,
  LookUpRoomSettings,
  MeetingChat,
  MeetingNotes,
  MeetingPolls,
  MeetingRoomHooks,
  MeetingTranscripts,
} from './hooks.ts';
import type { CreateMediaServer, MediaBook, MediaServer } from './MediaServer.ts';
import { type Guesser, PasswordGuesses } from './PasswordGuesses.ts';
import { Room } from './Room.ts';
import { normaliseRoomName } from './roomName.ts';

export interface RoomBookOptions {
  authorize: Authorize;
  hooks: MeetingRoomHooks;
  getSettings: LookUpRoomSettings;
  /** Chat of the meetings; without it, rooms have none. */
  chat?: MeetingChat;
  /** Polls of the meetings; without them, rooms have none. */
  polls?: MeetingPolls;
  /** Transcripts of the meetings; without them, captions are not kept. */
  transcripts?: MeetingTranscripts;
  /** Notes of the meetings; without them, rooms have none. */
  notes?: MeetingNotes;
  iceServers(): IceServer[];
  /** Creates the server that carries the media; without it, pages connect directly. */
  createMedia?: CreateMediaServer;
  /** Whether pages of a few people connect directly while the media server is away. */
  fallsBackToMesh?: boolean;
  maxParticipants: number;
  log: Log;
  now?: () => number;
  /** Milliseconds between two passwords from an address with many wrong ones. */
  guessPauseMs?: number;
}

/** Tokens are valid for an hour at most: after that, the end of a meeting or session need not be remembered. */
const END_REMEMBERED_MS = 60 * 60_000;

/** All rooms in use, and the decisions about who may enter them. */
export class RoomBook implements MediaBook {
  readonly authorize: Authorize;
  readonly iceServers: () => IceServer[];
  readonly maxParticipants: number;
  readonly log: Log;
  readonly now: () => number;
  readonly chat: RoomChat | undefined;
  readonly polls: RoomPolls | undefined;
  readonly transcripts: RoomTranscripts | undefined;
  readonly notes: RoomNotes | undefined;
  readonly media: MediaServer | undefined;
  #rooms = new Map<string, Promise<Room>>();
  #open = new Map<string, Room>();
  #sessions = new Map<string, Room>();
  #endedAt = new Map<string, number>();
  /** Ids of ended sessions with the time of their end, oldest first. */
  #endedSessions = new Map<string, number>();
  #hooks: MeetingRoomHooks;
  #getSettings: LookUpRoomSettings;
  #guesses: PasswordGuesses;
  readonly #mayFallBack: boolean;

  constructor(options: RoomBookOptions) {
    const { authorize, hooks, getSettings, chat, iceServers, maxParticipants, log, now, guessPauseMs } = options;
    this.authorize = authorize;
    this.iceServers = iceServers;
    this.maxParticipants = maxParticipants;
    this.log = log;
    this.now = now ?? Date.now;
    this.chat = chat && new RoomChat(chat, log);
    this.polls = options.polls && new RoomPolls(options.polls, log);
    this.transcripts = options.transcripts && new RoomTranscripts(options.transcripts, log, this.now);
    this.notes = options.notes && new RoomNotes(options.notes, log);
    this.#mayFallBack = options.fallsBackToMesh ?? false;
    this.#hooks = hooks;
    this.#getSettings = getSettings;
    this.#guesses = new PasswordGuesses({ pauseMs: guessPauseMs });
    this.media = options.createMedia?.(this);
  }

  get names(): string[] {
    return [...this.#open.keys()];
  }

  find(name: string): Room | undefined {
    return this.#open.get(normaliseRoomName(name));
  }

  /** Returns the room in use, or else a new one with its settings. Callers during the look-up get the same room. */
  open(name: string): Promise<Room> {
    const key = normaliseRoomName(name);
    const opening = this.#rooms.get(key) ?? this.#create(key);
    this.#rooms.set(key, opening);
    return opening;
  }

  isOpen(sessionId: string): boolean {
    return this.#sessions.has(sessionId);
  }

  getSources(sessionId: string, participantId: string): readonly MediaSource[] | undefined {
    const room = this.#sessions.get(sessionId);
    const seat = room?.seat(participantId);
    return room && seat && room.getSources(seat);
  }

  isFull(room: Room, grant: Grant): boolean {
    const max = room.fallsBack ? Math.min(MAX_PARTICIPANTS, this.maxParticipants) : this.maxParticipants;
    return room.seats.length >= max && !room.seatByKey(grant.participantKey);
  }

  refusalFor(room: Room, grant: Grant, request: JoinRequest, address: string): RefusalCode | undefined {
    if (grant.issuedAt <= (this.#endedAt.get(room.name) ?? -1)) return 'MEETING_ENDED';
    if (grant.sessionId !== undefined && this.#endedSessions.has(grant.sessionId)) return 'SIGNED_OUT';
    if (room.isBarred(grant.participantKey)) return 'KICKED';
    if (needsPassword(room, grant)) {
      const refusal = this.#passwordRefusal(room, request.password, getGuesser(grant, address));
      if (refusal) return refusal;
    }
    if (this.isFull(room, grant)) return 'ROOM_FULL';
    return room.takeJoin(grant) ? undefined : 'TOO_MANY_ATTEMPTS';
  }

  /**
   * Returns the wait before the password is checked, if many wrong passwords came from the same address. Returns
   * undefined if there is no wait.
   */
  passwordTurn(
    room: Room,
    grant: Grant,
    request: JoinRequest,
    { address, isHere }: { address: string; isHere: () => boolean },
  ): Promise<void> | undefined {
    const guesser = getGuesser(grant, address);
    if (!request.password || !needsPassword(room, grant) || this.#guesses.areSpent(room.name, guesser))
      return undefined;
    return this.#guesses.turn(room.name, guesser, isHere);
  }

  /** Returns whether there were so many wrong passwords that the room's hosts should be notified. */
  isGuessedAt(room: Room): boolean {
    return this.#guesses.areMany(room.name);
  }

  /** Ids of the sessions by which the seated and the waiting people joined. */
  get sessionIds(): string[] {
    const grants = [...this.#open.values()]
      .flatMap((room) => [...room.seats, ...room.lobby.waiting])
      .map(({ grant }) => grant);
    return [...new Set(grants.flatMap(({ sessionId }) => sessionId ?? []))];
  }

  /** Removes the seats of these sessions in every room; their tokens no longer open any. */
  endSessions(sessionIds: readonly string[]): void {
    const now = this.now();
    forgetOld(this.#endedSessions, now);
    for (const id of sessionIds) this.#endedSessions.set(id, now);
    const ended = new Set(sessionIds);
    for (const room of [...this.#open.values()]) room.endSessions(ended);
  }

  #passwordRefusal(room: Room, given: string | undefined, guesser: Guesser): RefusalCode | undefined {
    if (!given) return 'PASSWORD_REQUIRED';
    if (this.#guesses.areSpent(room.name, guesser)) return 'TOO_MANY_ATTEMPTS';
    if (isSame(given, room.password)) return undefined;
    const wereMany = this.isGuessedAt(room);
    this.#guesses.count(room.name, guesser);
    if (!wereMany && this.isGuessedAt(room)) for (const host of room.moderators) host.send({ type: 'guessing' });
    return 'PASSWORD_WRONG';
  }

  async #create(key: string): Promise<Room> {
    try {
      const settings = await this.#getSettings(key);
      const room: Room = new Room(key, settings, {
        hooks: this.#hooks,
        media: this.media,
        mayFallBack: this.#mayFallBack,
        now: this.now,
        log: this.log,
        onCaption: (seat, caption) => this.transcripts?.hear(room, seat, caption),
        onEnded: () => this.#rememberEnd(key),
        onDeserted: () => this.#forget(room),
      });
      this.#open.set(key, room);
      this.#sessions.set(room.sessionId, room);
      return room;
    } catch (error) {
      this.#rooms.delete(key);
      throw error;
    }
  }

  #forget(room: Room): void {
    // The room is closed already; the next meeting may be under way under the same name.
    if (!this.#sessions.delete(room.sessionId)) return;
    this.media?.close(room.sessionId);
    this.#open.delete(room.name);
    this.#rooms.delete(room.name);
  }

  /** Remembers the end of a meeting: tokens that were created before no longer open this room. */
  #rememberEnd(name: string): void {
    const now = this.now();
    forgetOld(this.#endedAt, now);
    this.#endedAt.set(name, now);
  }
}

function forgetOld(ends: Map<string, number>, now: number): void {
  for (const [key, endedAt] of ends) if (now - endedAt > END_REMEMBERED_MS) ends.delete(key);
}

const needsPassword = (room: Room, grant: Grant) => room.password !== '' && !grant.bypassesPassword;

const getGuesser = (grant: Grant, address: string): Guesser => ({
  visitor: getVisitor(grant),
  hasAccount: hasAccount(grant),
  address,
});

function isSame(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(normalizePassword(given)), Buffer.from(normalizePassword(expected))];
  return a.length === b.length && timingSafeEqual(a, b);
}
