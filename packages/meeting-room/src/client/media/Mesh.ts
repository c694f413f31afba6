import type { IceServer, PeerSignal } from '../../protocol/messages.ts';
import { LINES, type Line } from './lines.ts';
import type { MediaTransport } from './MediaTransport.ts';
import { PeerLink } from './PeerLink.ts';
import type { RoomMedia } from './RoomMedia.ts';
import { FULL_HEIGHT, cameraLimit, sendBudget } from './sendBudget.ts';

const FIRST_HEIGHT = 270;

/** Connects a page with the page of every other participant; the room's server forwards their signals. */
export class Mesh implements MediaTransport {
  #media: RoomMedia;
  #links = new Map<string, PeerLink>();
  #iceServers: IceServer[];
  #send: (to: string, signal: PeerSignal) => void;

  constructor(media: RoomMedia, iceServers: IceServer[], send: (to: string, signal: PeerSignal) => void) {
    this.#media = media;
    this.#iceServers = iceServers;
    this.#send = send;
  }

  connect(id: string, initiates: boolean): void {
    this.disconnect(id);
    const link = new PeerLink({
      initiates,
      iceServers: this.#iceServers,
      tracks: this.#media.tracks,
      budgetFor: (line, isFresh) => this.#budgetFor(line, isFresh),
      send: (signal) => this.#send(id, signal),
      onConnectionChange: () => this.#show(),
    });
    this.#links.set(id, link);
    this.#show();
    this.limitCamera();
  }

  disconnect(id: string): void {
    const link = this.#links.get(id);
    if (!link) return;
    link.close();
    this.#links.delete(id);
    this.#show();
    this.limitCamera();
  }

  close(): void {
    for (const id of this.#links.keys()) this.disconnect(id);
  }

  receive(from: string, signal: PeerSignal): void {
    // A signal that no longer fits belongs to a connection that has been replaced.
    void this.#links
      .get(from)
      ?.receive(signal)
      .catch(() => undefined);
  }

  publish(line: Line): void {
    for (const link of this.#links.values()) link.setTrack(line, this.#media.tracks[line]);
  }

  reconnect(): void {
    for (const link of this.#links.values()) if (link.state !== 'new') link.restart();
  }

  limitCamera(): void {
    this.#media.cameraLimit.next(cameraLimit(this.#links.size, this.#media.heightLimit));
    for (const link of this.#links.values()) for (const line of LINES) link.applyBudget(line);
  }

  #show(): void {
    this.#media.links.next(new Map(this.#links));
  }

  #budgetFor(line: Line, isFresh: boolean) {
    const { tracks, heightLimit } = this.#media;
    const cameraHeight = tracks.camera?.getSettings().height ?? FULL_HEIGHT;
    // A small first picture arrives sooner than a large one.
    const limit = isFresh ? Math.min(FIRST_HEIGHT, heightLimit) : heightLimit;
    return sendBudget(line, this.#links.size, cameraHeight, limit);
  }
}
