import { setTimeout as pause } from 'node:timers/promises';
import {
  AccessToken,
  type ParticipantInfo,
  RoomServiceClient,
  type TrackInfo,
  TrackSource,
  TrackType,
} from 'livekit-server-sdk';
import type { MediaType } from '../../protocol/messages.ts';
import type { Log } from '../hooks.ts';
import type { MediaSource } from '../../protocol/mediaSources.ts';
import type { MediaAccess, MediaBook, MediaServer } from '../MediaServer.ts';

export interface LiveKitOptions {
  /** Address at which browsers reach LiveKit: ws: or wss:. */
  url: string;
  /** Address at which this process reaches LiveKit's API; `url` by default. */
  controlUrl?: string;
  apiKey: string;
  apiSecret: string;
  /** Prefix of the names of this deployment's rooms on LiveKit, which several deployments may share. */
  namespace: string;
  /** Maximum number of people in a room. */
  maxParticipants: number;
}

/** A participant, as LiveKit's lists and webhooks report them. */
export type ReportedParticipant = Pick<ParticipantInfo, 'identity' | 'tracks' | 'permission'>;

/** Validity of a token. A page requests another one for each connection. */
const TOKEN_LIFE_SECONDS = 60;
/** Time after which LiveKit closes a room without participants. It is opened again for people who come later. */
const EMPTY_SECONDS = 120;
const REQUEST_SECONDS = 5;
/** Pauses between attempts to remove a participant; each is twice the previous one, up to the longest. */
const FIRST_PAUSE_MS = 50;
const LONGEST_PAUSE_MS = 2_000;
/** Maximum of tracks of one participant: four sources, each of which may be replaced. */
const TRACKS_MAX = 8;

const SOURCES: Record<MediaSource, TrackSource[]> = {
  microphone: [TrackSource.MICROPHONE],
  camera: [TrackSource.CAMERA],
  screen: [TrackSource.SCREEN_SHARE, TrackSource.SCREEN_SHARE_AUDIO],
};
const TYPES: Partial<Record<TrackSource, TrackType>> = {
  [TrackSource.MICROPHONE]: TrackType.AUDIO,
  [TrackSource.CAMERA]: TrackType.VIDEO,
  [TrackSource.SCREEN_SHARE]: TrackType.VIDEO,
  [TrackSource.SCREEN_SHARE_AUDIO]: TrackType.AUDIO,
};
const MUTED: Record<MediaType, TrackSource> = { audio: TrackSource.MICROPHONE, video: TrackSource.CAMERA };

/** Carries the media of the rooms on a LiveKit deployment, and removes people whom the rooms' book does not list. */
export class LiveKitMedia implements MediaServer {
  readonly kind = 'livekit';
  #options: LiveKitOptions;
  #book: MediaBook;
  #log: Log;
  #rooms: RoomServiceClient;

  constructor(options: LiveKitOptions, book: MediaBook, log: Log) {
    this.#options = options;
    this.#book = book;
    this.#log = log;
    const { url, controlUrl = url, apiKey, apiSecret } = options;
    const host = controlUrl.replace(/^ws/, 'http');
    this.#rooms = new RoomServiceClient(host, apiKey, apiSecret, { requestTimeout: REQUEST_SECONDS, failover: false });
  }

  async admit(sessionId: string, participantId: string): Promise<MediaAccess> {
    const { url, apiKey, apiSecret, maxParticipants } = this.#options;
    const room = this.#getName(sessionId);
    // LiveKit creates no rooms by itself. Otherwise an old token would open a room that has ended.
    await this.#rooms.createRoom({
      name: room,
      emptyTimeout: EMPTY_SECONDS,
      departureTimeout: EMPTY_SECONDS,
      maxParticipants,
    });
    const token = new AccessToken(apiKey, apiSecret, { identity: participantId, ttl: TOKEN_LIFE_SECONDS });
    token.addGrant({ roomJoin: true, room, canUpdateOwnMetadata: false, ...this.#getRights(sessionId, participantId) });
    return { url, token: await token.toJwt() };
  }

  remove(sessionId: string, participantId: string): void {
    this.#attempt('remove a participant', () => this.#expel(this.#getName(sessionId), participantId));
  }

  mute(sessionId: string, participantId: string, mediaType: MediaType): void {
    const room = this.#getName(sessionId);
    this.#attempt('mute a participant', async () => {
      const { tracks } = await this.#rooms.getParticipant(room, participantId);
      const heard = tracks.filter(({ source, muted }) => source === MUTED[mediaType] && !muted);
      await Promise.all(heard.map(({ sid }) => this.#rooms.mutePublishedTrack(room, participantId, sid, true)));
    });
  }

  applyRights(sessionId: string, participantId: string): void {
    const permission = this.#getRights(sessionId, participantId);
    this.#attempt('change the rights of a participant', () =>
      this.#rooms.updateParticipant(this.#getName(sessionId), participantId, { permission }),
    );
  }

  probe(): Promise<unknown> {
    // No room has this name, so the answer is short.
    return this.#rooms.listRooms([this.#getName('')]);
  }

  close(sessionId: string): void {
    this.#attempt('close a room', () => this.#rooms.deleteRoom(this.#getName(sessionId)));
  }

  /**
   * Removes a participant who is not in the book or whose tracks break the rules for all. Updates rights that differ
   * from the book.
   */
  enforce(room: string, { identity, tracks, permission }: ReportedParticipant): void {
    const sessionId = this.#getSession(room);
    if (sessionId === undefined) return;
    if (!this.#book.isOpen(sessionId)) return this.close(sessionId);
    const isKnown = this.#book.getSources(sessionId, identity) !== undefined;
    if (!isKnown || tracks.length > TRACKS_MAX || !tracks.every(isPlain)) return this.remove(sessionId, identity);
    // The rights may have changed after the token was created.
    const { canPublishSources } = this.#getRights(sessionId, identity);
    if (permission && !isSame(permission.canPublishSources, canPublishSources)) this.applyRights(sessionId, identity);
  }

  /** Compares the book with all rooms and participants on LiveKit. */
  async reconcile(): Promise<void> {
    for (const { name } of await this.#rooms.listRooms()) {
      const sessionId = this.#getSession(name);
      if (sessionId === undefined) continue;
      if (!this.#book.isOpen(sessionId)) this.close(sessionId);
      else for (const participant of await this.#rooms.listParticipants(name)) this.enforce(name, participant);
    }
  }

  /** Removes a participant until they are gone: the first removal does not always reach one who reconnects at once. */
  async #expel(room: string, identity: string): Promise<void> {
    for (let pauseMs = FIRST_PAUSE_MS; ; pauseMs *= 2) {
      const failure = await this.#rooms.removeParticipant(room, identity).catch((error: unknown) => error);
      const isThere = await this.#rooms.getParticipant(room, identity).then(
        () => true,
        (error: unknown) => !isGone(error),
      );
      if (!isThere) return;
      if (pauseMs > LONGEST_PAUSE_MS) throw failure ?? new Error('the participant is still there');
      await pause(pauseMs, undefined, { ref: false });
    }
  }

  #getRights(sessionId: string, participantId: string) {
    const sources = this.#book.getSources(sessionId, participantId) ?? [];
    return {
      canSubscribe: true,
      canPublish: sources.length > 0,
      canPublishSources: sources.flatMap((source) => SOURCES[source]),
      canPublishData: false,
    };
  }

  #getName(sessionId: string): string {
    return `${this.#options.namespace}-${sessionId}`;
  }

  /** Returns the session of a room, or undefined for a room of another deployment. */
  #getSession(room: string): string | undefined {
    const prefix = `${this.#options.namespace}-`;
    return room.startsWith(prefix) ? room.slice(prefix.length) : undefined;
  }

  #attempt(what: string, act: () => Promise<unknown>): void {
    act().catch((error: unknown) => {
      // The target is already gone, as intended.
      if (!isGone(error)) this.#log.error(error, `LiveKit did not ${what}`);
    });
  }
}

const isGone = (error: unknown) => (error as { status?: unknown }).status === 404;

/**
 * Returns whether the track's type fits its source. Sound from a video source, or the reverse, would bypass the rules
 * of the sources.
 */
const isPlain = ({ source, type }: TrackInfo) => TYPES[source] === type;

const isSame = (some: readonly TrackSource[], others: readonly TrackSource[]) =>
  String([...some].sort()) === String([...others].sort());
