import {
  ConnectionState,
  type ReconnectPolicy,
  type RemoteTrack,
  type RemoteTrackPublication,
  Room,
  RoomEvent,
  setLogLevel,
} from 'livekit-client';
import { LINES, type Line } from '../media/lines.ts';
import type { MediaTransport } from '../media/MediaTransport.ts';
import type { MediaAccess, RoomMedia } from '../media/RoomMedia.ts';
import { cameraLimit } from '../media/sendBudget.ts';
import { markOnce } from '../markOnce.ts';
import { LinePublisher } from './LinePublisher.ts';
import { LiveLink } from './LiveLink.ts';
import { PictureWishes } from './PictureWishes.ts';
import { SoundWatch } from './SoundWatch.ts';
import { PUBLISH, findLine } from './sources.ts';
import { getJitteredBackoffMs } from '../media/getBackoffMs.ts';

const BACKOFF = { firstMs: 500, longestMs: 4_000 };
/** Time after which a socket that is still not open is given up as unreachable. */
const SOCKET_MS = 8_000;

/**
 * Duration of the client's own attempts to resume a connection, in milliseconds. A restarted server does not know
 * earlier connections, and the client does not notice that. A new connection with a new access follows soon.
 */
const OWN_ATTEMPTS_MS = 4_000;
const PAUSE_MS = 1_000;
const FIRST_JITTER_MS = 500;
const reconnectPolicy: ReconnectPolicy = {
  nextRetryDelayInMs: ({ elapsedMs, retryCount }) => {
    if (elapsedMs > OWN_ATTEMPTS_MS) return null;
    return retryCount === 0 ? Math.random() * FIRST_JITTER_MS : PAUSE_MS * (0.5 + Math.random());
  },
};

// LiveKit's warnings are of no use to a reader of the page's console.
setLogLevel('silent');

/**
 * Carries media through a LiveKit server. When the client's own attempts fail to restore a connection, the transport
 * connects again with a new access. It does so as long as the person is in the room.
 */
export class LiveKitTransport implements MediaTransport {
  readonly #media: RoomMedia;
  readonly #ask: () => void;
  readonly #links = new Map<string, LiveLink>();
  readonly #accesses;
  #room: Room | undefined;
  #publishers: Record<Line, LinePublisher> | undefined;
  #watches: { stop(): void }[] = [];
  #failures = 0;
  #retry: number | undefined;

  /** `ask` requests another access from the room's server, which sends the first one by itself. */
  constructor(media: RoomMedia, ask: () => void) {
    this.#media = media;
    this.#ask = ask;
    this.limitCamera();
    this.#accesses = media.access.subscribe((access) => {
      if (access) void this.#connect(access);
      else if (access === null) this.#lose();
    });
  }

  connect(id: string): void {
    const participant = () => this.#room?.remoteParticipants.get(id);
    const link = new LiveLink(participant);
    const publications = participant()?.trackPublications.values() ?? [];
    for (const { track, source } of publications) {
      const line = findLine(source);
      if (track && line) link.add(line, track as RemoteTrack);
    }
    this.#links.set(id, link);
    this.#show();
  }

  disconnect(id: string): void {
    if (this.#links.delete(id)) this.#show();
  }

  /** Does nothing: pages exchange no signals with each other in this transport. */
  receive(): void {}

  publish(line: Line): void {
    this.#publishers?.[line].want(this.#media.tracks[line]);
  }

  limitCamera(): void {
    this.#media.cameraLimit.next(cameraLimit(1, this.#media.heightLimit));
  }

  /** Connects at once if an attempt is pending. An open connection finds new paths by itself. */
  reconnect(): void {
    if (this.#retry !== undefined) this.#askNow();
  }

  close(): void {
    this.#accesses.unsubscribe();
    clearTimeout(this.#retry);
    this.#leave();
    this.#links.clear();
    this.#show();
  }

  async #connect({ url, token }: MediaAccess): Promise<void> {
    clearTimeout(this.#retry);
    this.#retry = undefined;
    this.#leave();
    // Uses two connections, one per direction: with a single one, browsers of different makers lost each other's
    // tracks.
    const room = new Room({
      singlePeerConnection: false,
      dynacast: true,
      stopLocalTrackOnUnpublish: false,
      reconnectPolicy,
    });
    this.#room = room;
    this.#listen(room);
    this.#watches = [new PictureWishes(room, this.#media), new SoundWatch(room, () => this.#lose())];
    try {
      await room.connect(url, token, { maxRetries: 0, websocketTimeout: SOCKET_MS });
    } catch {
      if (this.#room === room) this.#lose();
      return;
    }
    if (this.#room !== room) return;
    markOnce('room:connected');
    this.#failures = 0;
    this.#media.isConnected.next(true);
    const { localParticipant } = room;
    this.#publishers = Object.fromEntries(
      LINES.map((line) => [line, new LinePublisher(line, localParticipant)]),
    ) as Record<Line, LinePublisher>;
    this.#publishAll();
  }

  #listen(room: Room): void {
    const { isConnected } = this.#media;
    room
      .on(RoomEvent.TrackSubscribed, (track, publication, { identity }) => this.#receive(track, publication, identity))
      .on(RoomEvent.TrackUnsubscribed, (track, { source }, { identity }) => {
        const line = findLine(source);
        if (line) this.#links.get(identity)?.drop(line, track);
      })
      .on(RoomEvent.LocalTrackUnpublished, (publication) => {
        // While it reconnects, the client ends the tracks and publishes them again by itself.
        if (room.state !== ConnectionState.Connected) return;
        const line = findLine(publication.source);
        if (line) this.#publishers?.[line].forget(publication);
      })
      .on(RoomEvent.ParticipantPermissionsChanged, (_before, participant) => {
        if (participant === room.localParticipant) this.#publishAll();
      })
      .on(RoomEvent.Reconnecting, () => isConnected.next(false))
      .on(RoomEvent.Reconnected, () => {
        isConnected.next(true);
        for (const line of LINES)
          this.#publishers?.[line].adopt(room.localParticipant.getTrackPublication(PUBLISH[line].source));
        this.#publishAll();
      })
      .on(RoomEvent.Disconnected, () => {
        if (this.#room === room && this.#publishers) this.#lose();
      });
  }

  /** Adds media of participants that the room's server has announced, and ignores all others. */
  #receive(track: RemoteTrack, { source }: RemoteTrackPublication, identity: string): void {
    const line = findLine(source);
    const link = this.#links.get(identity);
    if (!line || !link) return;
    link.add(line, track);
    this.#show();
  }

  #publishAll(): void {
    for (const line of LINES) this.publish(line);
  }

  #lose(): void {
    this.#leave();
    this.#media.isConnected.next(false);
    this.#askSoon();
  }

  #askSoon(): void {
    const pause = getJitteredBackoffMs(BACKOFF, this.#failures++);
    clearTimeout(this.#retry);
    this.#retry = window.setTimeout(() => this.#askNow(), pause);
  }

  #askNow(): void {
    clearTimeout(this.#retry);
    this.#retry = undefined;
    // Cleared first, because an equal access would not count as a change.
    this.#media.access.next(undefined);
    this.#ask();
  }

  #leave(): void {
    const room = this.#room;
    this.#room = undefined;
    this.#publishers = undefined;
    for (const watch of this.#watches.splice(0)) watch.stop();
    void room?.disconnect(false).catch(() => undefined);
  }

  #show(): void {
    this.#media.links.next(new Map(this.#links));
  }
}
