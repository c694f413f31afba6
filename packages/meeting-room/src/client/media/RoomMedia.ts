import { Behavior } from '../Behavior.ts';
import type { Line, LineTracks } from './lines.ts';
import type { MediaLink, MediaTransport } from './MediaTransport.ts';
import { FULL_HEIGHT, cameraLimit } from './sendBudget.ts';

/** Access to a media server, for one connection. */
export interface MediaAccess {
  url: string;
  token: string;
}

export interface PictureSize {
  width: number;
  height: number;
}

/** Media of a room, independent of the transport that carries them. */
export class RoomMedia {
  /** Emits a new map whenever somebody joins or leaves, or somebody's media change. */
  readonly links = new Behavior<ReadonlyMap<string, MediaLink>>(new Map());
  /** Sizes in CSS pixels of the pictures that the person sees, by the keys of their tiles. */
  readonly seen = new Behavior<ReadonlyMap<string, PictureSize>>(new Map());
  /** Participant whose picture is in the floating window. */
  readonly floating = new Behavior<string | undefined>(undefined);
  /** Maximum of the camera's picture that any other participant receives. */
  readonly cameraLimit = new Behavior(cameraLimit(0, FULL_HEIGHT));
  /** The person's own limit of the height of the camera's picture, in pixels. */
  heightLimit = FULL_HEIGHT;
  /** Tracks that the person publishes. */
  readonly tracks: LineTracks = { microphone: null, camera: null, screen: null, screenAudio: null };
  /**
   * Latest access from the room's server; null if the media server did not answer, undefined until the room's server
   * replies.
   */
  readonly access = new Behavior<MediaAccess | null | undefined>(undefined);
  /** False while a media server is unreachable. */
  readonly isConnected = new Behavior(true);
  /** True while the room's server gets no answer from the media server. */
  readonly isAway = new Behavior(false);
  /** Undefined while the person is not in the room. */
  transport: MediaTransport | undefined;

  setTrack(line: Line, track: MediaStreamTrack | null): void {
    this.tracks[line] = track;
    this.transport?.publish(line);
  }

  setHeightLimit(height: number): void {
    this.heightLimit = height;
    this.transport?.limitCamera();
  }

  close(): void {
    this.transport?.close();
    this.transport = undefined;
    this.access.next(undefined);
    this.isConnected.next(true);
    this.isAway.next(false);
  }
}
