import type { PeerSignal } from '../../protocol/messages.ts';
import type { PathReport } from './assessPath.ts';
import type { Line } from './lines.ts';

/** Media that come from one other participant. */
export interface MediaLink {
  /** A transport may put another stream in the place of one; it then publishes a new map of links. */
  readonly streams: Readonly<Record<Line, MediaStream>>;
  /** Loudness of what comes from the microphone, 0 to 1. */
  audioLevel(): number;
  /** The browser's statistics of these media; none while it can't say. */
  reports(): Promise<PathReport[]>;
}

/**
 * Carries media between the people of a room, whose book the room's server keeps. It publishes the tracks of RoomMedia
 * and fills in its links.
 */
export interface MediaTransport {
  /** Takes in the media of a participant. `initiates` is true for people who were there first. */
  connect(id: string, initiates: boolean): void;
  disconnect(id: string): void;
  /** Handles a signal of another participant's page. */
  receive(from: string, signal: PeerSignal): void;
  /** Publishes the track that RoomMedia has for the line now, or none. */
  publish(line: Line): void;
  /** Applies the person's own cap on the camera's picture. */
  limitCamera(): void;
  /** Looks for new paths: the network has changed. */
  reconnect(): void;
  close(): void;
}
