import {
  CONTACT_HISTORY_RETRY_MS,
  CONTACT_HISTORY_TRIES,
  FREE_MEETING_PARTICIPANTS,
  type MeetingSession,
  MEETING_END_GRACE_MS,
} from '@meet/meetings-contract';
import type { Behavior, Scope } from '@meet/remote-kit';
import {
  EMPTY,
  Subject,
  catchError,
  concat,
  debounceTime,
  defer,
  filter,
  map,
  merge,
  retry,
  scan,
  share,
  switchMap,
  take,
  takeWhile,
  timer,
  type ObservableInput,
} from 'rxjs';
import type { MeetingAbout } from '../../parts/useMeetingTitle.ts';
import type { ApiError, JitsiMeeting } from './createJitsiMeeting.ts';

const END_WARNING_MS = 5 * 60_000;

export interface HeartbeatAnswer extends MeetingAbout {
  readonly isMeetingLive: boolean;
  /** Number of people that the server counts in the meeting. */
  readonly participants: number;
  readonly meetingStartTime: number | null;
  readonly meetingEndTime: number | null;
  readonly serverTime: number;
}

export interface MeetingDeps {
  heartbeat(): ObservableInput<HeartbeatAnswer>;
  updateParticipantId(participantId: string): ObservableInput<void>;
  /** Called when the person has joined the room; other parts of the page may act on it from then on. */
  onInitialized(): void;
  /** Called when the person has left the meeting. */
  onOver(over: MeetingOver): void;
  /** Called when the token is too old to rejoin: the page must enter with a new one. */
  onStale(): void;
  now(): number;
}

export interface MeetingOver {
  readonly bySystem: boolean;
  /** Whether the meeting itself ended, by any cause. */
  readonly endedForAll: boolean;
  readonly kicked: boolean;
}

/** `willEnd` is shown when the third person starts the time limit, `beforeEnd` five minutes before the end. */
export type MeetingDialog = 'willEnd' | 'beforeEnd' | 'kicked';

export interface MeetingViewModel {
  readonly joined$: Behavior<boolean>;
  /** Title of the meeting. Behind a password it is known only once the room has let the person in. */
  readonly about$: Behavior<MeetingAbout>;
  /** Milliseconds since the meeting began. */
  readonly elapsed$: Behavior<number>;
  /** Milliseconds until the server ends the meeting; undefined while no time limit runs. */
  readonly left$: Behavior<number | undefined>;
  readonly dialog$: Behavior<MeetingDialog | undefined>;
  /** Whether the person is in the meeting with others. It updates a moment after somebody joined or left. */
  readonly company$: Behavior<boolean>;
  /** Returns the same value at this very moment. */
  hasCompany(): boolean;
  closeDialog(): void;
  /** Leaves the meeting, after a timeout even without an answer of the room. */
  hangUp(): void;
}

const TICK_MS = 1_000;
const MINUTE_MS = 60_000;
/** Wait after joins: they come in bursts, and the server counts people by its own signalling. */
const OCCUPANCY_SETTLE_MS = 400;
/**
 * Delays of further requests, in milliseconds, while the server has not counted the third person or does not answer.
 */
const RECOUNT_DELAYS_MS = [1_000, 2_000, 4_000, 8_000, 16_000];
/** Maximum wait for the room's last event after it ended or was left. */
const GOODBYE_MS = 5_000;

/**
 * Keeps one person's stay in one meeting: heartbeat, clock, warnings and end. The server's clock decides about the end;
 * this one displays it.
 */
export function createMeetingViewModel(
  scope: Scope,
  api: JitsiMeeting,
  session: Pick<
    MeetingSession,
    | 'password'
    | 'heartbeatCallRateInMins'
    | 'serverTime'
    | 'meetingStartTime'
    | 'meetingEndTime'
    | 'subject'
    | 'ownerName'
  > & { readonly linkPassword?: string | undefined },
  deps: MeetingDeps,
): MeetingViewModel {
  const closed$ = new Subject<void>();
  const joined$ = scope.behavior(false, api.joined$.pipe(map(() => true)));

  // A rejoin replaces the earlier stay, including its heartbeat.
  const beat$ = merge(
    api.joined$.pipe(switchMap(() => timer(0, session.heartbeatCallRateInMins * MINUTE_MS))),
    merge(api.participantJoined$, api.participantLeft$).pipe(
      debounceTime(OCCUPANCY_SETTLE_MS),
      filter(() => joined$.value),
    ),
  );
  // A failed request is not shown to a person in a meeting.
  const request$ = defer(() => deps.heartbeat()).pipe(catchError(() => EMPTY));
  const repeats = RECOUNT_DELAYS_MS.map((delay) => timer(delay).pipe(switchMap(() => request$)));
  // The third person starts the time limit of a free meeting. An answer from before the server counted them lacks the
  // limit, so the request repeats.
  const counted$ = concat(request$, ...repeats).pipe(
    takeWhile(({ participants }) => isLimited(participants) !== isLimited(api.participantCount()), true),
  );
  const answer$ = beat$.pipe(
    switchMap(() => counted$),
    share(),
  );
  const about$ = scope.behavior<MeetingAbout>(
    { subject: session.subject, ownerName: session.ownerName },
    answer$.pipe(
      filter(({ ownerName }) => ownerName !== ''),
      map(({ subject, ownerName }) => ({ subject, ownerName })),
    ),
  );

  const started: Clock = {
    skew: deps.now() - session.serverTime,
    startedAt: session.meetingStartTime,
    endsAt: session.meetingEndTime,
  };
  const clock$ = scope.behavior(
    started,
    answer$.pipe(
      scan(
        ({ startedAt }, { serverTime, meetingStartTime, meetingEndTime }): Clock => ({
          skew: deps.now() - serverTime,
          startedAt: meetingStartTime ?? startedAt,
          endsAt: meetingEndTime,
        }),
        started,
      ),
    ),
  );
  const serverNow = () => deps.now() - clock$.value.skew;
  const tick$ = merge(timer(0, TICK_MS), clock$).pipe(share());
  const elapsed$ = scope.behavior(
    0,
    tick$.pipe(map(() => Math.max(0, serverNow() - (clock$.value.startedAt ?? serverNow())))),
  );
  const left$ = scope.behavior<number | undefined>(undefined, tick$.pipe(map(timeLeft)));
  function timeLeft(): number | undefined {
    const { endsAt } = clock$.value;
    return endsAt === null ? undefined : Math.max(0, endsAt - serverNow());
  }

  const kicked$ = scope.behavior(
    false,
    api.kickedOut$.pipe(
      filter(({ kicked }) => kicked.local),
      map(() => true),
    ),
  );
  const dialog$ = scope.behavior<MeetingDialog | undefined>(
    undefined,
    merge(
      tick$.pipe(map(() => (warnings: Warnings) => warn(warnings, timeLeft(), joined$.value, api.participantCount))),
      closed$.pipe(map(() => (warnings: Warnings): Warnings => ({ ...warnings, dialog: undefined }))),
      kicked$.pipe(
        filter(Boolean),
        map(() => (warnings: Warnings): Warnings => ({ ...warnings, dialog: 'kicked' })),
      ),
    ).pipe(
      scan((warnings, change) => change(warnings), NO_WARNINGS),
      map(({ dialog }) => dialog),
    ),
  );

  /** Emits when the time is up. The server ends the meeting for everybody; this covers rooms that it can't reach. */
  const due$ = clock$.pipe(
    switchMap(() => {
      const left = timeLeft();
      return left === undefined ? EMPTY : timer(left + TICK_MS);
    }),
    share(),
  );
  const destroyed$ = api.error$.pipe(
    map(({ error }) => error),
    filter(({ name }) => name === 'conference.destroyed'),
    share(),
  );
  const bySystem$ = scope.behavior(false, merge(due$, destroyed$.pipe(filter(isEndOfSystem))).pipe(map(() => true)));
  function isEndOfSystem({ message, params }: ApiError): boolean {
    const reason = message ?? params?.[0];
    const { endsAt } = clock$.value;
    // A Jitsi deployment gives the same reason for every end of a meeting, so there the clock decides.
    const isDue = endsAt !== null && serverNow() >= endsAt - MEETING_END_GRACE_MS;
    return reason === 'time-limit' || reason === 'system' || isDue;
  }

  const hungUp$ = new Subject<void>();
  const isIn$ = scope.behavior(
    false,
    merge(
      api.joined$.pipe(map(() => true)),
      merge(hungUp$, api.left$, api.readyToClose$, destroyed$, kicked$.pipe(filter(Boolean))).pipe(map(() => false)),
    ),
  );
  const hasCompany = () => isIn$.value && api.participantCount() > 1;
  const occupancy$ = merge(api.joined$, api.participantJoined$, api.participantLeft$);
  const company$ = scope.behavior(
    false,
    merge(occupancy$.pipe(debounceTime(OCCUPANCY_SETTLE_MS)), isIn$).pipe(map(hasCompany)),
  );

  const endedForAll$ = scope.behavior(false, destroyed$.pipe(map(() => true)));

  scope.listen(api.joined$, () => deps.onInitialized());
  scope.listen(
    api.joined$.pipe(
      switchMap(({ id }) =>
        defer(() => deps.updateParticipantId(id)).pipe(
          retry({ count: CONTACT_HISTORY_TRIES - 1, delay: CONTACT_HISTORY_RETRY_MS }),
          catchError(() => EMPTY),
        ),
      ),
    ),
    () => {},
  );
  let linkPassword = session.password ? undefined : session.linkPassword;
  scope.listen(api.passwordRequired$, () => {
    const password = session.password ?? linkPassword;
    // A link's password may be outdated: after one attempt the room asks the person.
    linkPassword = undefined;
    if (password) api.givePassword(password);
  });
  scope.listen(api.error$, ({ error }) => error.name === 'connection.passwordRequired' && deps.onStale());
  scope.listen(merge(due$, kicked$.pipe(filter(Boolean))), () => api.hangUp());

  // Some ends are not followed by readyToClose, but an ended meeting must not look alive.
  const goodbye$ = merge(api.readyToClose$, merge(destroyed$, hungUp$).pipe(switchMap(() => timer(GOODBYE_MS))));
  const leave$ = merge(
    // A participant who was removed can read the reason before the page closes.
    goodbye$.pipe(filter(() => dialog$.value !== 'kicked')),
    closed$.pipe(filter(() => kicked$.value)),
  );
  scope.listen(leave$.pipe(take(1)), () =>
    deps.onOver({ bySystem: bySystem$.value, endedForAll: endedForAll$.value, kicked: kicked$.value }),
  );

  return {
    joined$,
    about$,
    elapsed$,
    left$,
    dialog$,
    company$,
    hasCompany,
    closeDialog: () => closed$.next(),
    hangUp() {
      hungUp$.next();
      api.hangUp();
    },
  };
}

/** Returns whether a free meeting with so many people is limited in time. */
const isLimited = (participants: number): boolean => participants > FREE_MEETING_PARTICIPANTS;

/** The server's clock, as far as this page knows it. */
interface Clock {
  readonly skew: number;
  readonly startedAt: number | null;
  readonly endsAt: number | null;
}

interface Warnings {
  readonly dialog: MeetingDialog | undefined;
  readonly warnedWillEnd: boolean;
  readonly warnedBeforeEnd: boolean;
}

const NO_WARNINGS: Warnings = { dialog: undefined, warnedWillEnd: false, warnedBeforeEnd: false };

/**
 * Shows each warning once, and closes it when it no longer applies. `beforeEnd` may be shown again after the time limit
 * had stopped.
 */
function warn(given: Warnings, left: number | undefined, isIn: boolean, participantCount: () => number): Warnings {
  if (left === undefined) {
    const isOver = given.dialog === 'willEnd' || given.dialog === 'beforeEnd';
    if (!isOver && !given.warnedBeforeEnd) return given;
    return { ...given, warnedBeforeEnd: false, dialog: isOver ? undefined : given.dialog };
  }
  if (!isIn || given.dialog === 'kicked') return given;
  if (!given.warnedBeforeEnd && left <= END_WARNING_MS + MEETING_END_GRACE_MS) {
    return { dialog: 'beforeEnd', warnedWillEnd: true, warnedBeforeEnd: true };
  }
  if (given.warnedWillEnd || !isLimited(participantCount())) return given;
  return { ...given, dialog: 'willEnd', warnedWillEnd: true };
}
