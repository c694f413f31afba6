import type { meetingsEvents } from '@meet/meetings-contract';
import { defineFolds, unchanged } from '@meet/contracts/events';
import { createLiveQuery, type Behavior, type HostApi, type Scope } from '@meet/remote-kit';
import { map } from 'rxjs';
import { fetchFresh, mutate } from '../../state/request.ts';
import { EndMeetingDocument, OngoingMeetingsDocument, type OngoingMeetingsQuery } from './ongoing.generated.ts';

export type Ongoing = OngoingMeetingsQuery['ongoingMeetings'][number];

export interface OngoingMeetings {
  /** Undefined until first loaded. */
  readonly meetings$: Behavior<readonly Ongoing[] | undefined>;
  readonly failure$: Behavior<unknown>;
  reload(): void;
  end(meeting: Ongoing): Promise<void>;
}

/** Events come in bursts when several people enter at once. */
const SETTLE_MS = 150;

/** The running meetings after an event. An event tells how many are in, the list shows who: that is fetched. */
export const foldOngoing = defineFolds<readonly Ongoing[], typeof meetingsEvents>()<readonly Ongoing[] | undefined>({
  meetingStarted: () => undefined,
  meetingOccupancyChanged: () => undefined,
  meetingEnded: (meetings, ended) =>
    meetings.some(({ meetingId }) => meetingId === ended.meetingId)
      ? meetings.filter(({ meetingId }) => meetingId !== ended.meetingId)
      : meetings,
  meetingLobbyChanged: unchanged,
  meetingRing: unchanged,
  meetingRingEnded: unchanged,
  scheduledMeetingsChanged: unchanged,
});

/** Meetings that run now. Who is in comes from the server whenever it says that something changed. */
export function createOngoingMeetings(scope: Scope, host: HostApi): OngoingMeetings {
  const { state$, refetch } = createLiveQuery<readonly Ongoing[]>(scope, {
    events: host.events,
    fold: foldOngoing,
    settleMs: SETTLE_MS,
    fetch: async (signal) => (await fetchFresh(host, OngoingMeetingsDocument, {}, signal)).ongoingMeetings,
  });

  return {
    meetings$: scope.behavior<readonly Ongoing[] | undefined>(undefined, state$.pipe(map(({ value }) => value))),
    failure$: scope.behavior<unknown>(
      undefined,
      state$.pipe(map(({ status, failure }) => (status === 'failed' ? failure : undefined))),
    ),
    reload: () => void refetch(),
    async end({ roomId }) {
      try {
        await mutate(host, EndMeetingDocument, { roomId });
      } catch (error) {
        host.toast({ type: 'error', title: host.i18n.t('errorTitle'), message: host.i18n.errorText(error) });
      }
    },
  };
}
