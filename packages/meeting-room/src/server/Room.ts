import { randomUUID } from 'node:crypto';
import { MAX_PARTICIPANTS, RESUME_GRACE_MS, SPEAKERS_MAX } from '../protocol/limits.ts';
import type {
  EndReason,
  JoinRequest,
  LeaveReason,
  MediaType,
  Participant,
  PeerSignal,
  RoomInfo,
  SelfChange,
  ServerMessage,
  StrokePart,
} from '../protocol/messages.ts';
import { MEDIA_SOURCES, type MediaSource } from '../protocol/mediaSources.ts';
import { STROKE_PART_MAX } from '../protocol/board.ts';
import { AttemptLimit } from './AttemptLimit.ts';
import { type Grant, getVisitor } from './authorize.ts';
import { Board } from './Board.ts';
import type { Caption, Log, MeetingRoomHooks, RoomChange, RoomSettings } from './hooks.ts';
import { Lobby } from './Lobby.ts';
import { MediaFallback } from './MediaFallback.ts';
import type { MediaServer } from './MediaServer.ts';
import { MessageLimits, type RatedMessage } from './messageRates.ts';
import { rememberIn } from './rememberIn.ts';
import { Seat } from './Seat.ts';
import type { SignalSocket } from './SignalSocket.ts';

/** Rate of one person's joins, and of their resumes: everyone is notified of each. */
const COMING_RATE = { attempts: 30, windowMs: 60_000 };
/** Number of people, the latest ones, who are kept out of one meeting. */
const BARRED_MAX = 10_000;
/** Number of people, the latest ones, whom hosts let speak in one meeting. They may leave and come back. */
const SPEAKERS_REMEMBERED_MAX = 10_000;
const ANNOUNCEMENT_PAUSE_MS = 500;

/** Source of a change: a moderator within the room, or the owner of the rooms, who needs no notification of it. */
export type ChangeOrigin = 'within' | 'control';

export interface RoomEvents {
  hooks: MeetingRoomHooks;
  /** Carries the media; without it, pages connect directly. */
  media: MediaServer | undefined;
  /** Whether pages may connect directly while the media server is away. */
  mayFallBack: boolean;
  now(): number;
  log: Log;
  onCaption(speaker: Seat, caption: Caption): void;
  /** Called when the meeting is ended for all, while its participants are still seated. */
  onEnded(): void;
  /** Called when nobody is in the room or waits any more. */
  onDeserted(): void;
}

/** One meeting: its seats and its state, with the messages to each participant. */
export class Room {
  readonly name: string;
  readonly sessionId = randomUUID();
  readonly lobby: Lobby;
  readonly startedAt: number;
  subject: string;
  password: string;
  wasHosted = false;
  #seats = new Map<string, Seat>();
  #barred: Set<string>;
  /** Version of the last change from outside, by property. */
  #versions: Record<keyof RoomChange | 'recorded', number>;
  #isRecorded: boolean;
  #isTranscribed: boolean;
  /** Undefined until a host or the number of people decides. */
  #audience: boolean | undefined;
  /** Keys of the participants who may speak while the room has an audience, present or not. */
  #speakers = new Set<string>();
  #featured: string | undefined;
  #forbidden: readonly MediaSource[] = [];
  #isMediaAway = false;
  readonly #fallback: MediaFallback;
  #board = new Board();
  #messages = new MessageLimits();
  #joins = new AttemptLimit(COMING_RATE);
  #resumes = new AttemptLimit(COMING_RATE);
  #events: RoomEvents;

  constructor(name: string, settings: RoomSettings, events: RoomEvents) {
    this.name = name;
    this.subject = settings.subject ?? '';
    this.password = settings.password ?? '';
    this.startedAt = settings.startedAt ?? events.now();
    this.#barred = new Set(settings.barred);
    const { room = 0, subject = 0, recorded = 0 } = settings.versions ?? {};
    this.#versions = { password: room, lobby: room, subject, recorded };
    this.#isRecorded = settings.recorded ?? false;
    this.#isTranscribed = settings.transcribed ?? false;
    this.#events = events;
    this.lobby = new Lobby(this, settings, events.hooks);
    this.#fallback = new MediaFallback({
      probe: async () => events.media?.probe(),
      // Only the media server can enforce a host's restrictions.
      isPossible: () =>
        events.mayFallBack && this.#seats.size <= MAX_PARTICIPANTS && this.#forbidden.length === 0 && !this.#audience,
      now: events.now,
      onChange: () => this.#moveMedia(),
    });
  }

  /** True while pages connect directly because the media server is away. */
  get fallsBack(): boolean {
    return this.#fallback.isOn;
  }

  /** True while captions are kept. */
  get isTranscribed(): boolean {
    return this.#isTranscribed;
  }

  get seats(): Seat[] {
    return [...this.#seats.values()];
  }

  get moderators(): Seat[] {
    return this.seats.filter((seat) => seat.role === 'moderator');
  }

  seat(id: string): Seat | undefined {
    return this.#seats.get(id);
  }

  seatByPlace(place: string): Seat | undefined {
    return this.seats.find((seat) => seat.place === place);
  }

  seatByKey(participantKey: string): Seat | undefined {
    return this.seats.find((seat) => seat.grant.participantKey === participantKey);
  }

  isBarred(participantKey: string): boolean {
    return this.#barred.has(participantKey);
  }

  /** Counts a join; returns false when the person joins too often. */
  takeJoin(grant: Grant): boolean {
    return this.#joins.take(getVisitor(grant));
  }

  /** Counts a message; returns false when the person sends too many messages or too much data. */
  takeMessage(seat: Seat, message: RatedMessage): boolean {
    return this.#messages.take(getVisitor(seat.grant), message);
  }

  /** Keeps the holder of this key out for as long as the meeting lasts. */
  bar(participantKey: string): void {
    rememberIn(this.#barred, participantKey, BARRED_MAX);
  }

  /** Gives a person a seat, which replaces an earlier seat of the same grant. */
  enter(grant: Grant, request: JoinRequest, socket: SignalSocket): Seat {
    const former = this.seatByKey(grant.participantKey);
    const isFeatured = former !== undefined && this.#featured === former.id;
    const seat = new Seat(grant, request, socket, this.#events.now);
    // The new seat is added before the former one goes, so that the room is never empty in between.
    this.#seats.set(seat.id, seat);
    this.wasHosted ||= seat.role === 'moderator';
    if (former) {
      seat.role = former.role;
      if (isFeatured) this.#featured = seat.id;
      this.#board.handOver(former.id, seat.id);
      former.send({ type: 'replaced' });
      this.remove(former, 'replaced');
    }
    this.#notifyOthers(seat, (viewer) => ({ type: 'participantJoined', participant: this.present(seat, viewer) }));
    if (isFeatured) this.#notifyOthers(seat, () => ({ type: 'roomChanged', room: this.info() }));
    if (this.#audience === undefined && this.#seats.size > SPEAKERS_MAX) this.setAudience(true, seat);
    this.#events.hooks.onParticipantJoined?.(this.name, seat.describe());
    return seat;
  }

  remove(seat: Seat, reason: LeaveReason, by?: string): void {
    if (!this.#seats.delete(seat.id)) return;
    clearTimeout(seat.lapse);
    clearTimeout(seat.announcement);
    const { socket } = seat;
    seat.socket = undefined;
    socket?.close();
    this.#events.media?.remove(this.sessionId, seat.id);
    this.broadcast({ type: 'participantLeft', id: seat.id, reason, by });
    if (this.#featured === seat.id && reason !== 'ended') this.feature(undefined);
    this.#events.hooks.onParticipantLeft?.(this.name, seat.describe(), reason);
    // People in the lobby may have to be notified that no host is left to admit them.
    if (seat.role === 'moderator' && reason !== 'ended') this.lobby.review();
    if (this.#seats.size === 0) this.#events.hooks.onRoomEmpty?.(this.name);
    this.closeIfDeserted();
  }

  /** Handles a lost socket; the seat stays for RESUME_GRACE_MS. */
  suspend(seat: Seat): void {
    seat.socket = undefined;
    seat.lapse = setTimeout(() => this.remove(seat, 'lost'), RESUME_GRACE_MS).unref();
    this.announce(seat);
  }

  /**
   * Resumes a seat. Returns false when missed messages are no longer kept, or when the person resumes too often. The
   * person then joins again.
   */
  resume(seat: Seat, socket: SignalSocket, received: number): boolean {
    const missed = this.#resumes.take(getVisitor(seat.grant)) ? seat.channel.replay(received) : undefined;
    if (!missed) return false;
    clearTimeout(seat.lapse);
    const former = seat.socket;
    seat.socket = socket;
    former?.close();
    socket.send({ kind: 'resumed', received: seat.channel.received });
    for (const envelope of missed) socket.send({ kind: 'message', ...envelope });
    this.announce(seat);
    return true;
  }

  kick(seat: Seat, by?: string, reason?: string): void {
    this.bar(seat.grant.participantKey);
    seat.send({ type: 'kicked', by, reason });
    this.remove(seat, 'kicked', by);
  }

  /** Forwards a step of negotiation, unless a media server carries the media. */
  forwardSignal(from: Seat, to: string, signal: PeerSignal): void {
    if (!this.#events.media || this.fallsBack) this.seat(to)?.send({ type: 'signal', from: from.id, signal });
  }

  /** Mutes a person's microphone or camera; they may turn it on again. */
  mute(seat: Seat, mediaType: MediaType, by: string): void {
    seat.send({ type: 'muted', mediaType, by });
    this.#events.media?.mute(this.sessionId, seat.id, mediaType);
  }

  /** Sends a participant an access to the room's media. */
  async grantMedia(seat: Seat): Promise<void> {
    const { media } = this.#events;
    if (!media || this.fallsBack) return;
    try {
      const access = await media.admit(this.sessionId, seat.id);
      this.#isMediaAway = false;
      if (this.fallsBack) return;
      this.#fallback.noteAccess();
      if (this.seat(seat.id)) seat.send({ type: 'mediaAccess', ...access });
    } catch (error) {
      // Pages repeat their requests, so only the first failure is logged.
      if (!this.#isMediaAway) this.#events.log.error(error, 'the media server gave no access');
      this.#isMediaAway = true;
      if (!this.fallsBack) seat.send({ type: 'mediaAway' });
      if (this.#seats.size > 0) this.#fallback.noteAway();
    }
  }

  /** Returns the sources that a participant may publish: all of them for a moderator, none for the audience. */
  getSources(seat: Seat): readonly MediaSource[] {
    if (this.#isAudience(seat)) return [];
    return MEDIA_SOURCES.filter((source) => seat.role === 'moderator' || !this.#forbidden.includes(source));
  }

  /**
   * Sets the sources that participants who are not moderators may publish. Does nothing without a media server, as
   * nothing would enforce it.
   */
  setRights(rights: Record<MediaSource, boolean>): void {
    const { media } = this.#events;
    if (!media || this.fallsBack) return;
    this.#forbidden = MEDIA_SOURCES.filter((source) => !rights[source]);
    for (const { id } of this.seats) media.applyRights(this.sessionId, id);
    this.announceRoom();
  }

  /**
   * Turns the audience on or off. While it is on, people who are seen or heard now may go on, and others need
   * permission. The `newcomer` needs permission even if their page has turned something on. Does nothing without a
   * media server, as nothing would enforce it.
   */
  setAudience(enabled: boolean, newcomer?: Seat): void {
    if (!this.#events.media || this.fallsBack || this.#audience === enabled) return;
    const before = new Set(this.seats.filter((seat) => this.#isAudience(seat)));
    this.#audience = enabled;
    this.#speakers.clear();
    for (const seat of this.seats) if (enabled && seat !== newcomer && seat.isPublishing) this.#admitSpeaker(seat);
    for (const seat of this.seats) {
      // The newcomer learns it on entry, and their access is created from these rights.
      if (seat === newcomer || this.#isAudience(seat) === before.has(seat)) continue;
      this.#events.media.applyRights(this.sessionId, seat.id);
      this.announce(seat, newcomer);
    }
    const room = this.info();
    for (const seat of this.seats) if (seat !== newcomer) seat.send({ type: 'roomChanged', room });
  }

  /** Lets a participant speak, which answers their raised hand, or moves them to the audience. */
  setSpeaker(seat: Seat, allowed: boolean): void {
    if (!this.#audience || this.#speakers.has(seat.grant.participantKey) === allowed) return;
    if (allowed) this.#admitSpeaker(seat);
    else this.#speakers.delete(seat.grant.participantKey);
    seat.change({ handRaised: false });
    this.#events.media?.applyRights(this.sessionId, seat.id);
    this.announce(seat);
  }

  /** Shows a participant large to everyone, or nobody if the id is undefined or unknown. */
  feature(id: string | undefined): void {
    this.#featured = id === undefined || !this.seat(id) ? undefined : id;
    this.announceRoom();
  }

  /** Lowers a participant's hand, and notifies them of the person who did so. */
  lowerHand(seat: Seat, by: string): void {
    if (!seat.isHandRaised) return;
    this.change(seat, { handRaised: false });
    if (seat.id !== by) seat.send({ type: 'handLowered', by });
  }

  /** Changes a participant's state as the participant could. */
  change(seat: Seat, change: SelfChange): void {
    seat.change(change);
    this.announce(seat);
  }

  /** Removes everyone, seated or waiting, who joined by one of these sessions. */
  endSessions(sessionIds: ReadonlySet<string>): void {
    for (const seat of this.seats) {
      if (!belongsTo(seat.grant, sessionIds)) continue;
      seat.send({ type: 'signedOut' });
      this.remove(seat, 'left');
    }
    this.lobby.dismiss('SIGNED_OUT', ({ grant }) => belongsTo(grant, sessionIds));
    this.closeIfDeserted();
  }

  promote(seat: Seat): void {
    seat.role = 'moderator';
    this.#events.media?.applyRights(this.sessionId, seat.id);
    this.announce(seat);
    // Moderators see more of each participant, and the people who wait.
    for (const other of this.seats) {
      seat.send({ type: 'participantChanged', participant: this.present(other, seat) });
    }
    this.lobby.review();
  }

  /**
   * Returns whether a change from outside is newer than the last one of the same property. Several callers may report
   * changes, in any order.
   */
  isNewer(thing: keyof RoomChange | 'recorded', version: number | undefined): boolean {
    if (version === undefined) return true;
    if (version <= this.#versions[thing]) return false;
    this.#versions[thing] = version;
    return true;
  }

  setSubject(subject: string, origin: ChangeOrigin): void {
    this.subject = subject;
    this.#changed({ subject }, origin);
  }

  setPassword(password: string, origin: ChangeOrigin): void {
    this.password = password;
    this.#changed({ password }, origin);
  }

  setLobby(enabled: boolean, origin: ChangeOrigin): void {
    this.lobby.enabled = enabled;
    this.#changed({ lobby: enabled }, origin);
    this.lobby.review();
  }

  /** Notifies everyone whether the meeting is recorded. */
  setRecorded(recorded: boolean): void {
    this.#isRecorded = recorded;
    this.announceRoom();
  }

  /** Notifies everyone whether captions are kept. */
  setTranscribed(transcribed: boolean): void {
    if (this.#isTranscribed === transcribed) return;
    this.#isTranscribed = transcribed;
    this.announceRoom();
  }

  react(seat: Seat, reaction: number): void {
    this.#notifyOthers(seat, () => ({ type: 'reacted', by: seat.id, reaction }));
  }

  /** Sends a caption to the others. It is stored only while the transcript is on. */
  caption(seat: Seat, caption: Caption): void {
    const { text, isFinal } = caption;
    this.#events.onCaption(seat, caption);
    this.#notifyOthers(seat, () => ({ type: 'captioned', by: seat.id, text, isFinal }));
  }

  draw(seat: Seat, part: StrokePart): void {
    const { id, name, grant } = seat;
    const stroke = this.#board.draw({ id, name, isGuest: Boolean(grant.isGuest) }, part);
    if (!stroke) return;
    this.#notifyOthers(seat, () => ({ type: 'strokes', strokes: [stroke] }));
    this.#notifyErased(this.#board.makeRoom());
  }

  erase(ids: readonly string[], by: Seat): void {
    this.#notifyErased(this.#board.erase(ids), by);
  }

  clearBoard(by: Seat): void {
    this.#board.clear();
    this.broadcast({ type: 'boardCleared', by: by.id });
  }

  /** Sends a new participant the lines that were drawn so far. */
  showBoard(seat: Seat): void {
    for (const strokes of this.#board.pages(STROKE_PART_MAX)) seat.send({ type: 'strokes', strokes });
  }

  end(reason: EndReason): void {
    this.#events.onEnded();
    for (const seat of this.seats) {
      seat.send({ type: 'ended', reason });
      this.remove(seat, 'ended');
    }
    this.lobby.dismiss('MEETING_ENDED');
    this.#events.hooks.onMeetingEnded?.(this.name, reason);
    this.closeIfDeserted();
  }

  closeIfDeserted(): void {
    if (this.#seats.size > 0 || !this.lobby.isEmpty) return;
    this.#fallback.stop();
    this.#events.onDeserted();
  }

  broadcast(message: ServerMessage): void {
    for (const seat of this.seats) seat.send(message);
  }

  /** Sends everyone, including the participant, the participant's present state. */
  announce(seat: Seat, but?: Seat): void {
    for (const viewer of this.seats) {
      if (viewer !== but) viewer.send({ type: 'participantChanged', participant: this.present(seat, viewer) });
    }
  }

  /** Returns a participant as `viewer` may see them. */
  present(seat: Seat, viewer: Seat): Participant {
    return { ...seat.present(viewer), ...(this.#isAudience(seat) && { isAudience: true }) };
  }

  /** Announces a participant a moment later, once for all changes until then. */
  announceSoon(seat: Seat): void {
    seat.announcement ??= setTimeout(() => {
      seat.announcement = undefined;
      this.announce(seat);
    }, ANNOUNCEMENT_PAUSE_MS).unref();
  }

  announceRoom(): void {
    this.broadcast({ type: 'roomChanged', room: this.info() });
  }

  info(): RoomInfo {
    return {
      name: this.name,
      sessionId: this.sessionId,
      subject: this.subject,
      startedAt: this.startedAt,
      passwordSet: this.password !== '',
      lobby: this.lobby.enabled,
      ...(this.#isRecorded && { recorded: true }),
      ...(this.#isTranscribed && { transcribed: true }),
      featured: this.#featured,
      ...(this.#events.media &&
        (this.fallsBack ? { isMesh: true } : { forbidden: this.#forbidden, audience: this.#audience ?? false })),
    };
  }

  othersSeenBy(viewer: Seat): Participant[] {
    return this.seats.filter((seat) => seat !== viewer).map((seat) => this.present(seat, viewer));
  }

  #admitSpeaker({ grant }: Seat): void {
    rememberIn(this.#speakers, grant.participantKey, SPEAKERS_REMEMBERED_MAX);
  }

  #isAudience({ role, grant }: Seat): boolean {
    return this.#audience === true && role !== 'moderator' && !this.#speakers.has(grant.participantKey);
  }

  /** Makes every page move its media from the media server to the other pages, or back. */
  #moveMedia(): void {
    this.announceRoom();
    for (const seat of this.seats) void this.grantMedia(seat);
  }

  #changed(change: RoomChange, origin: ChangeOrigin): void {
    this.announceRoom();
    if (origin === 'within') this.#events.hooks.onRoomChanged?.(this.name, change);
  }

  #notifyErased(ids: string[], but?: Seat): void {
    if (ids.length === 0) return;
    for (const viewer of this.seats) if (viewer !== but) viewer.send({ type: 'strokesErased', ids });
  }

  #notifyOthers(seat: Seat, messageFor: (viewer: Seat) => ServerMessage): void {
    for (const viewer of this.seats) if (viewer !== seat) viewer.send(messageFor(viewer));
  }
}

const belongsTo = ({ sessionId }: Grant, sessionIds: ReadonlySet<string>) =>
  sessionId !== undefined && sessionIds.has(sessionId);
