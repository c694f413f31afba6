import { Subject } from 'rxjs';
import { SIGNAL_PATH } from '../../protocol/limits.ts';
import type {
  ClientMessage,
  EndReason,
  IceServer,
  Joined,
  Knocker,
  LeaveReason,
  MediaType,
  Moderation,
  Participant,
  RefusalCode,
  RoomInfo,
  SelfChange,
  ServerMessage,
  WaitReason,
} from '../../protocol/messages.ts';
import { CAPTION_MAX } from '../../protocol/captions.ts';
import { MEDIA_SOURCES } from '../../protocol/mediaSources.ts';
import { SPEECH_MAX } from '../../protocol/transcripts.ts';
import { Behavior, observeAll } from '../Behavior.ts';
import { importPart } from '../importPart.ts';
import type * as livekit from '../livekit/entry.ts';
import type { LocalMedia } from '../media/LocalMedia.ts';
import type { MediaTransport } from '../media/MediaTransport.ts';
import { Mesh } from '../media/Mesh.ts';
import { RoomMedia } from '../media/RoomMedia.ts';
import type { RoomOptions } from '../options.ts';
import { Board } from './Board.ts';
import { Chat } from './Chat.ts';
import { Notes } from './Notes.ts';
import { Polls } from './Polls.ts';
import { SignalConnection } from './SignalConnection.ts';

/** Phase of the person's visit: before, during and after the meeting. */
export type Phase =
  | { name: 'ready' }
  | { name: 'joining' }
  | { name: 'password'; wasWrong: boolean }
  | { name: 'waiting'; reason: WaitReason }
  | { name: 'joined' }
  | { name: 'over'; why: OverReason };

export type OverReason =
  | { kind: 'left' }
  | { kind: 'kicked'; by?: string; reason?: string }
  | { kind: 'ended'; reason: EndReason }
  | { kind: 'replaced' }
  | { kind: 'refused'; code: RefusalCode };

/** Incident to announce; most concern somebody else. */
export type RoomIncident =
  | { kind: 'joined'; participant: Participant }
  | { kind: 'left'; participant: Participant; reason: LeaveReason; by?: string }
  | { kind: 'changed'; before: Participant; after: Participant }
  | { kind: 'muted'; mediaType: MediaType; by: string }
  | { kind: 'unmuteAsked'; by: string }
  | { kind: 'handLowered'; by: string }
  /** Any participant reacted, possibly the person themself. */
  | { kind: 'reacted'; participant: Participant; reaction: number }
  /** Any participant spoke, possibly the person themself. */
  | { kind: 'captioned'; participant: Participant; text: string; isFinal: boolean }
  /** The person wanted to turn the transcript on or off. `isFull` if it takes no more captions. */
  | { kind: 'transcriptRefused'; isFull: boolean }
  | { kind: 'knocked'; knocker: Knocker }
  /** Somebody gave many wrong passwords at the door. */
  | { kind: 'guessing' };

const RETRY_MS = 3_000;

/** One person's stay in a room: its state, and the actions that the person can take. Draws nothing. */
export class RoomSession {
  readonly phase = new Behavior<Phase>({ name: 'ready' });
  readonly self = new Behavior<Participant | undefined>(undefined);
  readonly others = new Behavior<readonly Participant[]>([]);
  readonly room = new Behavior<RoomInfo | undefined>(undefined);
  readonly knockers = new Behavior<readonly Knocker[]>([]);
  readonly incident = new Subject<RoomIncident>();
  readonly board: Board;
  readonly chat: Chat;
  readonly polls: Polls;
  readonly notes: Notes;
  readonly roomMedia = new RoomMedia();
  readonly connection: SignalConnection;
  /** Difference between the server's clock and the local one, in milliseconds. */
  clockOffset = 0;
  /** Maximum number of people in the room. */
  maxParticipants = Infinity;
  /** Whether hosts may keep the captions of the meeting. */
  offersTranscript = false;
  #media: LocalMedia;
  #password: string | undefined;
  #name: string | undefined;
  #iceServers: IceServer[] = [];
  #hasMediaServer = false;

  constructor(options: RoomOptions, media: LocalMedia) {
    this.#media = media;
    this.#name = options.displayName;
    const url = new URL(SIGNAL_PATH, window.location.href);
    url.protocol = url.protocol.replace('http', 'ws');
    const request = () => ({
      room: options.roomName,
      token: options.token,
      password: this.#password,
      name: this.#name,
      email: options.email,
      ...media.muted,
    });
    this.connection = new SignalConnection(url.href, request, {
      onJoined: (joined) => this.#enter(joined),
      onWaiting: (reason) => this.phase.next({ name: 'waiting', reason }),
      onRefused: (code) => this.#handleRefusal(code),
      onMessage: (message) => this.#handleMessage(message),
    });
    this.board = new Board((message) => this.#send(message));
    this.chat = new Chat((message) => this.#send(message));
    this.polls = new Polls((message) => this.#send(message));
    this.notes = new Notes((message) => this.#send(message));
    this.roomMedia.cameraLimit.subscribe((limit) => media.limitCamera(limit));
    media.microphone.subscribe(({ track, muted }) => {
      this.roomMedia.setTrack('microphone', track ?? null);
      this.change({ audioMuted: muted });
    });
    media.camera.subscribe(({ track, muted }) => {
      this.roomMedia.setTrack('camera', track ?? null);
      this.change({ videoMuted: muted });
    });
    media.screen.subscribe((screen) => {
      this.roomMedia.setTrack('screen', screen?.video ?? null);
      this.roomMedia.setTrack('screenAudio', screen?.audio ?? null);
      this.change({ sharing: screen !== undefined });
    });
    observeAll([this.self, this.room], () => {
      const forbidden = this.self.value?.isAudience ? MEDIA_SOURCES : this.room.value?.forbidden;
      media.forbid((!this.isModerator && forbidden) || []);
    });
    window.addEventListener('online', () => this.roomMedia.transport?.reconnect());
  }

  get isModerator(): boolean {
    return this.self.value?.role === 'moderator';
  }

  /** All participants, the person first. The person is missing until they are in the room. */
  get everyone(): Participant[] {
    return [this.self.value ?? [], this.others.value].flat();
  }

  join(): void {
    this.phase.next({ name: 'joining' });
    this.connection.open();
  }

  givePassword(password: string): void {
    this.#password = password;
    this.phase.next({ name: 'joining' });
    this.connection.joinAgain();
  }

  leave(): void {
    this.#finish({ kind: 'left' });
  }

  /** Sends a change of the person to everyone. A change without effect is not sent. */
  change(change: SelfChange): void {
    if (change.name) this.#name = change.name;
    const self = this.self.value;
    if (!self || this.phase.value.name !== 'joined') return;
    const { handRaised, ...rest } = change;
    const current = { ...self, handRaised: self.handRaisedAt > 0 } as Record<string, unknown>;
    if (Object.entries({ ...rest, handRaised }).every(([key, value]) => value === undefined || current[key] === value))
      return;
    this.self.next({ ...self, ...rest });
    this.#send({ type: 'update', change });
  }

  /** Shows everyone a reaction, by its index in REACTIONS. */
  react(reaction: number): void {
    if (this.self.value) this.#showReaction(this.self.value.id, reaction);
    this.#send({ type: 'react', reaction });
  }

  /** Sends everyone a caption of the person's speech. The transcript, if it is kept, has all of a finished speech. */
  caption(said: string, isFinal: boolean): void {
    // A long sentence is cut at its start, as the words at its end are spoken now.
    const text = said.slice(-CAPTION_MAX);
    const whole = isFinal && said !== text && this.room.value?.transcribed ? said.slice(-SPEECH_MAX) : undefined;
    if (this.self.value) this.#showCaption(this.self.value.id, text, isFinal);
    this.#send({ type: 'caption', text, isFinal, whole });
  }

  /** Turns the transcript on or off for a host. */
  keepTranscript(enabled: boolean): void {
    this.#send({ type: 'keepTranscript', enabled });
  }

  /** Sends a moderator's request; the room ignores it from anybody else. */
  moderate(message: Moderation): void {
    this.#send(message);
  }

  participant(id: string): Participant | undefined {
    return this.everyone.find((one) => one.id === id);
  }

  #send(message: ClientMessage): void {
    this.connection.send(message);
  }

  #enter(joined: Joined): void {
    const { self, participants, room, knockers, iceServers, maxParticipants, media, chat, polls, notes, now } = joined;
    this.board.reset(self);
    this.chat.reset(chat);
    this.polls.reset(polls);
    this.notes.reset(notes);
    this.offersTranscript = joined.transcripts === true;
    this.roomMedia.close();
    this.clockOffset = now - Date.now();
    this.maxParticipants = maxParticipants;
    this.self.next(self);
    this.others.next(participants);
    this.room.next(room);
    this.knockers.next(knockers);
    this.#iceServers = iceServers;
    this.#hasMediaServer = media !== undefined;
    // The newcomer makes the offers, so that exactly one side does.
    this.#openMedia(() => true);
    this.phase.next({ name: 'joined' });
    this.change({ ...this.#media.muted, sharing: this.#media.screen.value !== undefined });
    for (const knocker of knockers) this.incident.next({ kind: 'knocked', knocker });
  }

  /**
   * Starts a transport for the media. `initiates` returns whether this page makes the first offer to another one, if
   * pages connect directly.
   */
  #openMedia(initiates: (id: string) => boolean): void {
    if (this.#hasMediaServer && !this.room.value?.isMesh) return void this.#openLiveKit();
    const mesh = new Mesh(this.roomMedia, this.#iceServers, (to, signal) => this.#send({ type: 'signal', to, signal }));
    this.#carryMedia(mesh, initiates);
  }

  /**
   * Applies a change of the room. If the room switched between media server and mesh, the transport changes as well.
   */
  #changeRoom(room: RoomInfo): void {
    const isMesh = this.room.value?.isMesh;
    this.room.next(room);
    if (room.isMesh === isMesh) return;
    this.roomMedia.close();
    // All pages get the change at the same time, so the ids decide which side makes the offer.
    const self = this.self.value?.id ?? '';
    this.#openMedia((id) => self < id);
  }

  async #openLiveKit(): Promise<void> {
    const { roomMedia } = this;
    try {
      const { LiveKitTransport } = await importPart<typeof livekit>('livekit');
      // The person may have left meanwhile, or joined again.
      if (this.phase.value.name !== 'joined' || roomMedia.transport || this.room.value?.isMesh) return;
      this.#carryMedia(new LiveKitTransport(roomMedia, () => this.#send({ type: 'askMedia' })));
    } catch {
      if (this.phase.value.name !== 'joined' || this.room.value?.isMesh) return;
      roomMedia.isConnected.next(false);
      setTimeout(() => void this.#openLiveKit(), RETRY_MS);
    }
  }

  #carryMedia(transport: MediaTransport, initiates: (id: string) => boolean = () => true): void {
    this.roomMedia.transport = transport;
    for (const { id } of this.others.value) transport.connect(id, initiates(id));
  }

  #handleRefusal(code: RefusalCode): void {
    if (code === 'PASSWORD_REQUIRED') this.phase.next({ name: 'password', wasWrong: false });
    else if (code === 'PASSWORD_WRONG') this.phase.next({ name: 'password', wasWrong: true });
    else this.#finish({ kind: 'refused', code });
  }

  #handleMessage(message: ServerMessage): void {
    switch (message.type) {
      case 'signal':
        this.roomMedia.transport?.receive(message.from, message.signal);
        break;
      case 'mediaAccess':
        this.roomMedia.isAway.next(false);
        this.roomMedia.access.next(message);
        break;
      case 'mediaAway':
        this.roomMedia.isAway.next(true);
        this.roomMedia.access.next(null);
        break;
      case 'participantJoined':
        this.others.update((others) => [...others, message.participant]);
        this.roomMedia.transport?.connect(message.participant.id, false);
        this.incident.next({ kind: 'joined', participant: message.participant });
        break;
      case 'participantChanged':
        this.#replace(message.participant);
        break;
      case 'participantLeft':
        this.#drop(message.id, message.reason, message.by);
        break;
      case 'roomChanged':
        this.#changeRoom(message.room);
        break;
      case 'knockers':
        this.#setKnockers(message.knockers);
        break;
      case 'strokes':
      case 'strokesErased':
      case 'boardCleared':
        this.board.receive(message);
        break;
      case 'chat':
      case 'chatRefused':
        this.chat.receive(message);
        break;
      case 'polls':
      case 'pollRefused':
        this.polls.receive(message);
        break;
      case 'notes':
      case 'notesWritten':
      case 'notesStored':
      case 'notesRefused':
      case 'notesBegun':
        this.notes.receive(message);
        break;
      case 'transcriptRefused':
        this.incident.next({ kind: 'transcriptRefused', isFull: message.why === 'full' });
        break;
      case 'reacted':
        this.#showReaction(message.by, message.reaction);
        break;
      case 'captioned':
        this.#showCaption(message.by, message.text, message.isFinal);
        break;
      case 'muted':
        void this.#media.setMuted(message.mediaType, true);
        this.incident.next({ kind: 'muted', mediaType: message.mediaType, by: message.by });
        break;
      case 'unmuteAsked':
        this.incident.next({ kind: 'unmuteAsked', by: message.by });
        break;
      case 'handLowered':
        this.incident.next({ kind: 'handLowered', by: message.by });
        break;
      case 'guessing':
        this.incident.next({ kind: 'guessing' });
        break;
      case 'kicked':
        this.#finish({ kind: 'kicked', by: message.by, reason: message.reason });
        break;
      case 'ended':
        this.#finish({ kind: 'ended', reason: message.reason });
        break;
      case 'signedOut':
        this.#finish({ kind: 'refused', code: 'SIGNED_OUT' });
        break;
      case 'replaced':
        this.#finish({ kind: 'replaced' });
    }
  }

  #replace(after: Participant): void {
    const before = this.participant(after.id);
    if (!before) return;
    // The page's own knowledge of its devices is more recent than the server's.
    const { audioMuted, videoMuted, sharing } = before;
    if (after.id === this.self.value?.id) this.self.next({ ...after, audioMuted, videoMuted, sharing });
    else this.others.update((others) => others.map((other) => (other.id === after.id ? after : other)));
    this.incident.next({ kind: 'changed', before, after });
  }

  #drop(id: string, reason: LeaveReason, by: string | undefined): void {
    const participant = this.others.value.find((other) => other.id === id);
    if (!participant) return;
    this.roomMedia.transport?.disconnect(id);
    this.others.update((others) => others.filter((other) => other.id !== id));
    this.incident.next({ kind: 'left', participant, reason, by });
  }

  #showReaction(id: string, reaction: number): void {
    const participant = this.participant(id);
    if (participant) this.incident.next({ kind: 'reacted', participant, reaction });
  }

  #showCaption(id: string, said: string, isFinal: boolean): void {
    const participant = this.participant(id);
    if (participant) this.incident.next({ kind: 'captioned', participant, text: said, isFinal });
  }

  #setKnockers(knockers: Knocker[]): void {
    const known = new Set(this.knockers.value.map(({ id }) => id));
    this.knockers.next(knockers);
    for (const knocker of knockers) if (!known.has(knocker.id)) this.incident.next({ kind: 'knocked', knocker });
  }

  #finish(why: OverReason): void {
    if (this.phase.value.name === 'over') return;
    this.connection.close();
    this.roomMedia.close();
    this.#media.stop();
    this.phase.next({ name: 'over', why });
  }
}
