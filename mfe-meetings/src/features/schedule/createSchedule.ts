import { scheduledMeetingsChanged } from '@meet/meetings-contract';
import type { Behavior, HostApi, Scope } from '@meet/remote-kit';
import { EMPTY, Subject, catchError, from, merge, of, switchMap, tap } from 'rxjs';
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

/** Planned meetings, the next first; asked again whenever the server says that they changed. */
export function createSchedule(scope: Scope, host: HostApi): Schedule {
  const meetings$ = scope.state<readonly PlannedFragment[] | undefined>(undefined);
  const failure$ = scope.state<unknown>(undefined);
  const retry$ = new Subject<void>();
  const load = () =>
    from(fetchFresh(host, ScheduledMeetingsDocument, {})).pipe(
      tap(({ scheduledMeetings }) => {
        failure$.next(undefined);
        meetings$.next(scheduledMeetings);
      }),
      catchError((error: unknown) => {
        if (meetings$.value === undefined) failure$.next(error);
        return EMPTY;
      }),
    );
  scope.listen(
    merge(of(undefined), retry$, host.events.server(scheduledMeetingsChanged), host.events.reconnected$).pipe(
      switchMap(load),
    ),
    () => {},
  );
  return {
    meetings$,
    failure$,
    reload: () => retry$.next(),
    async cancel({ scheduledMeetingId }) {
      try {
        const { mailFailure } = await mutate(host, CancelScheduledMeetingDocument, { scheduledMeetingId });
        if (mailFailure) host.toast({ type: 'warning', message: mailFailure });
        retry$.next();
      } catch (error) {
        host.toast({ type: 'error', title: host.i18n.t('errorTitle'), message: host.i18n.errorText(error) });
      }
    },
  };
}
