import type { TranscriptLine } from '@meet/meetings-contract';
import { getMeetingTranscript } from '@meet/meetings-contract/operations';
import { useHost, useRequest, useTexts } from '@meet/remote-kit';
import { useMemo } from 'react';

export interface Transcript {
  readonly lines: readonly TranscriptLine[];
  readonly mayDelete: boolean;
}

type Api = ReturnType<typeof useHost>['api'];

/** Loads a meeting's transcript; loads nothing without an id. Lines of deleted accounts are named as such. */
export function useTranscript(meetingId: string | undefined) {
  const { api } = useHost();
  const unnamed = useTexts()('transcript.deletedAccount');
  const load = useMemo(
    () =>
      meetingId === undefined ? undefined : (signal: AbortSignal) => loadTranscript(api, meetingId, unnamed, signal),
    [api, meetingId, unnamed],
  );
  return useRequest(load);
}

/** Loads the transcript part by part. Lines without a name get `unnamed` for one. */
async function loadTranscript(api: Api, meetingId: string, unnamed: string, signal: AbortSignal): Promise<Transcript> {
  const lines: TranscriptLine[] = [];
  for (let from = 0; ;) {
    const part = await api.execute(getMeetingTranscript, { meetingId, from }, signal);
    lines.push(...part.lines.map((line) => ({ ...line, name: line.name || unnamed })));
    if (part.next === null) return { lines, mayDelete: part.mayDelete };
    from = part.next;
  }
}
