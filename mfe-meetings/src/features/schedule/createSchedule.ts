import type { meetingsEvents } from '@meet/meetings-contract';
import { defineFolds, unchanged } from '@meet/contracts/events';
import { createLiveQuery, type Behavior, type HostApi, type Scope } from '@meet/remote-kit';
import { map } from 'rxjs';
import { fetchFresh, mutate } from '../../state/request.ts';
import {
  CancelScheduledMeetingDocument,
  ScheduledMeetingsDocument,
  type PlannedFragment,
} from './schedule.generated.ts';

export interface Schedule {
  /** Undefined until first loaded. */
  readonly meetings$: Behavior<readonly PlannedFragment[] | undefined>;
  readonly failure$: Behavior<unknown>;
  reload(): void;
  cancel(meeting: PlannedFragment): Promise<void>;
}

/** The planned meetings after an event. */
export const foldSchedule = defineFolds<readonly PlannedFragment[], typeof meetingsEvents>()<
  readonly PlannedFragment[] | undefined
>({
  scheduledMeetingsChanged: () => undefined,
  meetingStarted: unchanged,
  meetingOccupancyChanged: unchanged,
  meetingEnded: unchanged,
  meetingLobbyChanged: unchanged,
  meetingRing: unchanged,
  meetingRingEnded: unchanged,
});

/** Planned meetings, the next first; asked again whenever the server says that they changed. */
export function createSchedule(scope: Scope, host: HostApi): Schedule {
  const { state$, refetch } = createLiveQuery<readonly PlannedFragment[]>(scope, {
    events: host.events,
    fold: foldSchedule,
    fetch: async (signal) => (await fetchFresh(host, ScheduledMeetingsDocument, {}, signal)).scheduledMeetings,
  });
  const reload = () => void refetch();
  return {
    meetings$: scope.behavior<readonly PlannedFragment[] | undefined>(
      undefined,
      state$.pipe(map(({ value }) => value)),
    ),
    failure$: scope.behavior<unknown>(
      undefined,
      state$.pipe(map(({ status, failure }) => (status === 'failed' ? failure : undefined))),
    ),
    reload,
    async cancel({ scheduledMeetingId }) {
      try {
        const { mailFailure } = await mutate(host, CancelScheduledMeetingDocument, { scheduledMeetingId });
        if (mailFailure) host.toast({ type: 'warning', message: mailFailure });
        reload();
      } catch (error) {
        host.toast({ type: 'error', title: host.i18n.t('errorTitle'), message: host.i18n.errorText(error) });
      }
    },
  };
}
