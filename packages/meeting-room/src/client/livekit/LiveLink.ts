import type { RemoteParticipant, RemoteTrack } from 'livekit-client';
import type { PathReport } from '../media/assessPath.ts';
import { LINES, type Line } from '../media/lines.ts';
import type { MediaLink } from '../media/MediaTransport.ts';

/** Media of one other participant that LiveKit forwards. */
export class LiveLink implements MediaLink {
  readonly streams = Object.fromEntries(LINES.map((line) => [line, new MediaStream()])) as Record<Line, MediaStream>;
  readonly #tracks = new Map<Line, RemoteTrack>();
  readonly #participant: () => RemoteParticipant | undefined;

  constructor(participant: () => RemoteParticipant | undefined) {
    this.#participant = participant;
  }

  /** A new stream for each track: an element that came to the end of a stream does not begin again. */
  add(line: Line, track: RemoteTrack): void {
    this.#tracks.set(line, track);
    this.streams[line] = new MediaStream([track.mediaStreamTrack]);
  }

  drop(line: Line, track: RemoteTrack): void {
    // A later track of the line may be there already.
    if (this.#tracks.get(line) === track) this.#tracks.delete(line);
  }

  audioLevel(): number {
    // LiveKit reports who speaks; what it forwards carries no level.
    return this.#participant()?.audioLevel ?? 0;
  }

  async reports(): Promise<PathReport[]> {
    const stats = await Promise.all(
      [...this.#tracks.values()].map((track) => track.receiver?.getStats().catch(() => undefined)),
    );
    return stats.flatMap((report) => [...(report?.values() ?? [])] as PathReport[]);
  }
}
