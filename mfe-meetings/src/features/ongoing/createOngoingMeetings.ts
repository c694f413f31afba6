import { meetingEnded, meetingOccupancyChanged, meetingStarted } from '@meet/meetings-contract';
import type { Behavior, HostApi, Scope } from '@meet/remote-kit';
import { merge, of, switchMap, debounceTime, from, catchError, EMPTY, tap } from 'rxjs';
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

/** Meetings that run now. Who is in comes from the server whenever it says that something changed. */
export function createOngoingMeetings(scope: Scope, host: HostApi): OngoingMeetings {
  const meetings$ = scope.state<readonly Ongoing[] | undefined>(undefined);
  const failure$ = scope.state<unknown>(undefined);

  const load = () =>
    from(fetchFresh(host, OngoingMeetingsDocument, {})).pipe(
      tap(({ ongoingMeetings }) => {
        failure$.next(undefined);
        meetings$.next(ongoingMeetings);
      }),
      catchError((error: unknown) => {
        if (meetings$.value === undefined) failure$.next(error);
        return EMPTY;
      }),
    );

  scope.listen(host.events.server(meetingEnded), ({ payload }) =>
    meetings$.next(meetings$.value?.filter(({ meetingId }) => meetingId !== payload.meetingId)),
  );
  const changes$ = merge(
    host.events.server(meetingStarted),
    host.events.server(meetingOccupancyChanged),
    host.events.server(meetingEnded),
    host.events.reconnected$,
  ).pipe(debounceTime(SETTLE_MS));
  // switchMap: of two answers under way only the later one counts.
  scope.listen(merge(of(undefined), changes$).pipe(switchMap(load)), () => {});

  return {
    meetings$,
    failure$,
    reload() {
      failure$.next(undefined);
      scope.listen(load(), () => {});
    },
    async end({ roomId }) {
      try {
        await mutate(host, EndMeetingDocument, { roomId });
      } catch (error) {
        host.toast({ type: 'error', title: host.i18n.t('errorTitle'), message: host.i18n.errorText(error) });
      }
    },
  };
}
