import type { RemoteParticipant, RemoteTrack } from 'livekit-client';
import type { PathReport } from '../media/assessPath.ts';
import { LINES, type Line } from '../media/lines.ts';
import type { MediaLink } from '../media/MediaTransport.ts';

/** Media of one other participant, as LiveKit forwards them. */
export class LiveLink implements MediaLink {
  readonly streams = Object.fromEntries(LINES.map((line) => [line, new MediaStream()])) as Record<Line, MediaStream>;
  readonly #tracks = new Map<Line, RemoteTrack>();
  readonly #participant: () => RemoteParticipant | undefined;

  constructor(participant: () => RemoteParticipant | undefined) {
    this.#participant = participant;
  }

  /** Creates a new stream for each track: a media element does not resume after the end of its stream. */
  add(line: Line, track: RemoteTrack): void {
    this.#tracks.set(line, track);
    this.streams[line] = new MediaStream([track.mediaStreamTrack]);
  }

  drop(line: Line, track: RemoteTrack): void {
    // A later track of the line may already be there.
    if (this.#tracks.get(line) === track) this.#tracks.delete(line);
  }

  audioLevel(): number {
    // LiveKit reports the speakers' levels; the media that it forwards carry none.
    return this.#participant()?.audioLevel ?? 0;
  }

  async reports(): Promise<PathReport[]> {
    const stats = await Promise.all(
      [...this.#tracks.values()].map((track) => track.receiver?.getStats().catch(() => undefined)),
    );
    return stats.flatMap((report) => [...(report?.values() ?? [])] as PathReport[]);
  }
}
