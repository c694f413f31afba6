import type { IceServer, PeerSignal } from '../../protocol/messages.ts';
import { Behavior } from '../Behavior.ts';
import { LINES, type Line, type LineTracks } from './lines.ts';
import { PeerLink } from './PeerLink.ts';
import { type CameraLimit, cameraLimit, sendBudget } from './sendBudget.ts';

const FULL_HEIGHT = 720;
const FIRST_HEIGHT = 270;

/** The connections with everyone else in the room. */
export class Mesh {
  /** A new map whenever someone comes, goes, or their connection changes state. */
  readonly links = new Behavior<ReadonlyMap<string, PeerLink>>(new Map());
  /** The most that any of the others gets of the camera. */
  readonly cameraLimit = new Behavior<CameraLimit>(cameraLimit(0, FULL_HEIGHT));
  /** The person's own cap on the height of the camera's picture, in pixels. */
  heightLimit = FULL_HEIGHT;
  #tracks: LineTracks = { microphone: null, camera: null, screen: null, screenAudio: null };
  #send: (to: string, signal: PeerSignal) => void;
  iceServers: IceServer[] = [];

  constructor(send: (to: string, signal: PeerSignal) => void) {
    this.#send = send;
  }

  connect(id: string, initiates: boolean): void {
    this.disconnect(id);
    const link = new PeerLink({
      initiates,
      iceServers: this.iceServers,
      tracks: this.#tracks,
      budgetFor: (line, isFresh) => this.#budgetFor(line, isFresh),
      send: (signal) => this.#send(id, signal),
      onConnectionChange: () => this.links.update((links) => new Map(links)),
    });
    this.links.update((links) => new Map(links).set(id, link));
    this.#shareOut();
  }

  disconnect(id: string): void {
    const link = this.links.value.get(id);
    if (!link) return;
    link.close();
    this.links.update((links) => new Map([...links].filter(([other]) => other !== id)));
    this.#shareOut();
  }

  disconnectAll(): void {
    for (const id of this.links.value.keys()) this.disconnect(id);
  }

  receive(from: string, signal: PeerSignal): void {
    // A signal that no longer fits belongs to a connection that has been replaced.
    void this.links.value
      .get(from)
      ?.receive(signal)
      .catch(() => undefined);
  }

  setTrack(line: Line, track: MediaStreamTrack | null): void {
    this.#tracks[line] = track;
    for (const link of this.links.value.values()) link.setTrack(line, track);
  }

  setHeightLimit(height: number): void {
    this.heightLimit = height;
    this.#shareOut();
  }

  /** The network has changed: all look for new paths. */
  restartAll(): void {
    for (const link of this.links.value.values()) if (link.state !== 'new') link.restart();
  }

  #budgetFor(line: Line, isFresh: boolean) {
    const cameraHeight = this.#tracks.camera?.getSettings().height ?? FULL_HEIGHT;
    // A small first picture is there sooner than a large one.
    const heightLimit = isFresh ? Math.min(FIRST_HEIGHT, this.heightLimit) : this.heightLimit;
    return sendBudget(line, this.links.value.size, cameraHeight, heightLimit);
  }

  #shareOut(): void {
    this.cameraLimit.next(cameraLimit(this.links.value.size, this.heightLimit));
    for (const link of this.links.value.values()) for (const line of LINES) link.applyBudget(line);
  }
}
