import type { Behavior, HostApi, Scope } from '@meet/remote-kit';
import { combineLatest, map } from 'rxjs';
import { createOngoingMeetings } from '../../state/createOngoingMeetings.ts';
import { createSchedule } from '../../state/createSchedule.ts';
import type { DayAttributes } from './planDay.ts';

export interface DayView {
  /** Undefined until first loaded. */
  readonly attributes: Pick<DayAttributes, 'planned' | 'ongoing'> | undefined;
  readonly failure: unknown;
}

export interface DayModel {
  readonly view$: Behavior<DayView>;
  reload(): void;
}

/** Keeps planned and running meetings equal to the server's. */
export function createDay(scope: Scope, host: HostApi): DayModel {
  const schedule = createSchedule(scope, host);
  const running = createOngoingMeetings(scope, host);
  return {
    view$: scope.behavior<DayView>(
      { attributes: undefined, failure: undefined },
      combineLatest([schedule.meetings$, running.meetings$, schedule.failure$, running.failure$]).pipe(
        map(([planned, ongoing, ...failures]) => ({
          attributes: planned && ongoing && { planned, ongoing },
          failure: failures.find(Boolean),
        })),
      ),
    ),
    reload() {
      if (schedule.failure$.value) schedule.reload();
      if (running.failure$.value) running.reload();
    },
  };
}
