import type { PeerSignal } from '../../protocol/messages.ts';
import type { PathReport } from './assessPath.ts';
import type { Line } from './lines.ts';

/** Media of one other participant. */
export interface MediaLink {
  /** A transport may replace a stream; it then publishes a new map of links. */
  readonly streams: Readonly<Record<Line, MediaStream>>;
  /** Returns the loudness of the participant's microphone, from 0 to 1. */
  audioLevel(): number;
  /** Returns the browser's statistics of these media; empty while there are none. */
  reports(): Promise<PathReport[]>;
}

/**
 * Transports media between the people of a room; the room's server knows who they are. It publishes the tracks of
 * RoomMedia and fills in its links.
 */
export interface MediaTransport {
  /** Starts to receive the media of a participant. `initiates` is true for people who were in the room first. */
  connect(id: string, initiates: boolean): void;
  disconnect(id: string): void;
  /** Handles a signal from another participant's page. */
  receive(from: string, signal: PeerSignal): void;
  /** Publishes the current track of RoomMedia for the line, or none. */
  publish(line: Line): void;
  /** Applies the person's own limit to the camera's picture. */
  limitCamera(): void;
  /** Finds new network paths after a change of the network. */
  reconnect(): void;
  close(): void;
}
