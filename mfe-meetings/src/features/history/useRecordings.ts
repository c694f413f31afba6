import type { MeetingRecording } from '@meet/meetings-contract';
import { getRecordings } from '@meet/meetings-contract/operations';
import { useHost, useRequest } from '@meet/remote-kit';
import { useMemo } from 'react';

/** Loads a meeting's recordings; loads nothing without an id. */
export function useRecordings(meetingId: string | undefined) {
  const { api } = useHost();
  const load = useMemo(
    () =>
      meetingId === undefined
        ? undefined
        : async (signal: AbortSignal): Promise<readonly MeetingRecording[]> =>
            (await api.execute(getRecordings, { meetingId }, signal)).recordings,
    [api, meetingId],
  );
  return useRequest(load);
}
