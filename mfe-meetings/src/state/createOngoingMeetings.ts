import type { meetingsEvents, OngoingMeeting } from '@meet/meetings-contract';
import { getOngoingMeetings } from '@meet/meetings-contract/operations';
import { defineReducers, unchanged } from '@meet/contracts/events';
import { createLiveQuery, type Behavior, type HostApi, type Scope } from '@meet/remote-kit';
import { map } from 'rxjs';

export interface OngoingMeetings {
  /** Undefined until first loaded. */
  readonly meetings$: Behavior<readonly OngoingMeeting[] | undefined>;
  readonly failure$: Behavior<unknown>;
  reload(): void;
}

/** Pause that collects events, which come in bursts when several people enter at once. */
const SETTLE_MS = 150;

/**
 * Returns the running meetings after an event; undefined if they must be fetched. An event has the number of people,
 * but the list shows their names.
 */
export const reduceOngoing = defineReducers<readonly OngoingMeeting[], typeof meetingsEvents>()<
  readonly OngoingMeeting[] | undefined
>({
  meetingStarted: () => undefined,
  meetingOccupancyChanged: () => undefined,
  meetingEnded: (meetings, ended) =>
    meetings.some(({ meetingId }) => meetingId === ended.meetingId)
      ? meetings.filter(({ meetingId }) => meetingId !== ended.meetingId)
      : meetings,
  meetingLobbyChanged: unchanged,
  meetingRing: unchanged,
  meetingRingEnded: unchanged,
  meetingCallChanged: unchanged,
  scheduledMeetingsChanged: unchanged,
});

/** Keeps the running meetings. Their people are fetched from the server whenever it reports a change. */
export function createOngoingMeetings(scope: Scope, host: HostApi): OngoingMeetings {
  const { state$, refetch } = createLiveQuery<readonly OngoingMeeting[]>(scope, {
    events: host.events,
    reduce: reduceOngoing,
    settleMs: SETTLE_MS,
    fetch: async (signal) => (await host.api.execute(getOngoingMeetings, {}, signal)).meetings,
  });

  return {
    meetings$: scope.behavior<readonly OngoingMeeting[] | undefined>(undefined, state$.pipe(map(({ value }) => value))),
    failure$: scope.behavior<unknown>(
      undefined,
      state$.pipe(map(({ status, failure }) => (status === 'failed' ? failure : undefined))),
    ),
    reload: () => void refetch(),
  };
}
