import type { MeetingRecording } from '@meet/meetings-contract';

/** A place in a recording; a new object each time that the person chooses it. */
export interface RecordingPlace {
  readonly recordingId: string;
  readonly segment: number;
  readonly seconds: number;
}

/** Returns the place at which something was recorded; undefined if no recording ran then. */
export function findPlace(recordings: readonly MeetingRecording[], at: number): RecordingPlace | undefined {
  for (const { recordingId, segments, endedAt } of recordings) {
    if (endedAt !== null && at >= endedAt) continue;
    const segment = segments.findLastIndex(({ startedAt }) => startedAt <= at);
    const found = segments[segment];
    if (found && found.bytes > 0) return { recordingId, segment, seconds: (at - found.startedAt) / 1000 };
  }
  return undefined;
}
