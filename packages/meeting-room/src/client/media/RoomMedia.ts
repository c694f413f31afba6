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

/** Media of a room as everything else sees them, whichever transport carries them. */
export class RoomMedia {
  /** A new map whenever someone comes, goes, or their media change. */
  readonly links = new Behavior<ReadonlyMap<string, MediaLink>>(new Map());
  /** Sizes in CSS pixels of the pictures that the person sees, by the keys of their tiles. */
  readonly seen = new Behavior<ReadonlyMap<string, PictureSize>>(new Map());
  /** Participant whose picture floats over all windows. */
  readonly floating = new Behavior<string | undefined>(undefined);
  /** The most that any of the others gets of the camera. */
  readonly cameraLimit = new Behavior(cameraLimit(0, FULL_HEIGHT));
  /** The person's own cap on the height of the camera's picture, in pixels. */
  heightLimit = FULL_HEIGHT;
  /** Tracks that the person publishes. */
  readonly tracks: LineTracks = { microphone: null, camera: null, screen: null, screenAudio: null };
  /** Access that the room's server gave last; null if the media server was away, undefined until the server answers. */
  readonly access = new Behavior<MediaAccess | null | undefined>(undefined);
  /** False while a media server is out of reach. */
  readonly isConnected = new Behavior(true);
  /** True while the room's server gets no answer from the media server. */
  readonly isAway = new Behavior(false);
  /** Undefined while nobody is in the room. */
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
