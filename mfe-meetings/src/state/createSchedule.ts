import type { meetingsEvents, ScheduledMeeting } from '@meet/meetings-contract';
import { getScheduledMeetings } from '@meet/meetings-contract/operations';
import { defineReducers, unchanged } from '@meet/contracts/events';
import { createLiveQuery, type Behavior, type HostApi, type Scope } from '@meet/remote-kit';
import { map } from 'rxjs';

export interface Schedule {
  /** Undefined until first loaded. */
  readonly meetings$: Behavior<readonly ScheduledMeeting[] | undefined>;
  readonly failure$: Behavior<unknown>;
  reload(): void;
  /** Adds or updates a meeting from the answer of a call. */
  put(meeting: ScheduledMeeting): void;
  /** Removes a meeting that a call has cancelled. */
  remove(scheduledMeetingId: string): void;
}

/** Returns the planned meetings after an event; undefined if they must be fetched. */
export const reduceSchedule = defineReducers<readonly ScheduledMeeting[], typeof meetingsEvents>()<
  readonly ScheduledMeeting[] | undefined
>({
  scheduledMeetingsChanged: () => undefined,
  meetingStarted: unchanged,
  meetingOccupancyChanged: unchanged,
  meetingEnded: unchanged,
  meetingLobbyChanged: unchanged,
  meetingRing: unchanged,
  meetingRingEnded: unchanged,
  meetingCallChanged: unchanged,
});

/** Keeps the planned meetings, the next first. They are fetched whenever the server announces a change. */
export function createSchedule(scope: Scope, host: HostApi): Schedule {
  const { state$, refetch, update } = createLiveQuery<readonly ScheduledMeeting[]>(scope, {
    events: host.events,
    reduce: reduceSchedule,
    fetch: async (signal) => (await host.api.execute(getScheduledMeetings, {}, signal)).meetings,
  });
  return {
    meetings$: scope.behavior<readonly ScheduledMeeting[] | undefined>(
      undefined,
      state$.pipe(map(({ value }) => value)),
    ),
    failure$: scope.behavior<unknown>(
      undefined,
      state$.pipe(map(({ status, failure }) => (status === 'failed' ? failure : undefined))),
    ),
    reload: () => void refetch(),
    put: (meeting) =>
      update((meetings) =>
        [...without(meetings, meeting.scheduledMeetingId), meeting].sort((a, b) => a.startsAt - b.startsAt),
      ),
    remove: (scheduledMeetingId) => update((meetings) => without(meetings, scheduledMeetingId)),
  };
}

const without = (meetings: readonly ScheduledMeeting[], id: string) =>
  meetings.filter(({ scheduledMeetingId }) => scheduledMeetingId !== id);
