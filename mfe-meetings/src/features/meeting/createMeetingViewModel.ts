import { PERIODS } from '@meet/contracts';
import {
  CONTACT_HISTORY_RETRY_MS,
  CONTACT_HISTORY_TRIES,
  FREE_MEETING_PARTICIPANTS,
  type MeetingSession,
} from '@meet/meetings-contract';
import type { Behavior, Scope } from '@meet/remote-kit';
import { Subject, debounceTime, merge, timer } from 'rxjs';
import type { MeetingAbout } from '../../parts/useMeetingTitle.ts';
import type { MeetingApi } from './createMeetingApi.ts';

export interface HeartbeatAnswer extends MeetingAbout {
  readonly isMeetingLive: boolean;
  readonly meetingStartTime: number | null;
  readonly meetingEndTime: number | null;
  readonly serverTime: number;
}

export interface MeetingDeps {
  heartbeat(): Promise<HeartbeatAnswer>;
  updateParticipantId(participantId: string): Promise<void>;
  /** The room is there; others of the page may act on it. */
  onInitialized(): void;
  /** The person is out. */
  onOver(over: MeetingOver): void;
  /** The token is too old to come back with: enter with a fresh one. */
  onStale(): void;
  now(): number;
}

export interface MeetingOver {
  readonly bySystem: boolean;
  readonly kicked: boolean;
}

/** `willEnd` when the third person made the clock run, `beforeEnd` five minutes before the end. */
export type MeetingDialog = 'willEnd' | 'beforeEnd' | 'kicked';

export interface MeetingViewModel {
  readonly joined$: Behavior<boolean>;
  /** Behind a password, known once the room has let the person in. */
  readonly about$: Behavior<MeetingAbout>;
  /** Milliseconds since the meeting began. */
  readonly elapsed$: Behavior<number>;
  /** Milliseconds until the server ends the meeting; undefined while no clock runs. */
  readonly left$: Behavior<number | undefined>;
  readonly dialog$: Behavior<MeetingDialog | undefined>;
  closeDialog(): void;
  hangUp(): void;
}

const TICK_MS = 1_000;
/** Joins come in bursts, and the server counts them by its own signalling. */
const OCCUPANCY_SETTLE_MS = 400;
/** How long an ended room may take to say goodbye. */
const GOODBYE_MS = 5_000;

/** One person's stay in one meeting: heartbeat, clock, warnings and the way out. The server's clock decides; this one shows. */
export function createMeetingViewModel(
  scope: Scope,
  api: MeetingApi,
  session: Pick<
    MeetingSession,
    | 'password'
    | 'heartbeatCallRateInMins'
    | 'serverTime'
    | 'meetingStartTime'
    | 'meetingEndTime'
    | 'subject'
    | 'ownerName'
  >,
  deps: MeetingDeps,
): MeetingViewModel {
  const joined$ = scope.state(false);
  const about$ = scope.state<MeetingAbout>({ subject: session.subject, ownerName: session.ownerName });
  const elapsed$ = scope.state(0);
  const left$ = scope.state<number | undefined>(undefined);
  const dialog$ = scope.state<MeetingDialog | undefined>(undefined);
  const beat$ = new Subject<void>();

  let clockSkew = deps.now() - session.serverTime;
  let startedAt = session.meetingStartTime;
  let endsAt = session.meetingEndTime;
  let toldWillEnd = false;
  let toldBeforeEnd = false;
  let endedBySystem = false;
  let kicked = false;
  let over = false;
  let endTimer: ReturnType<typeof setTimeout> | undefined;
  let goodbyeTimer: ReturnType<typeof setTimeout> | undefined;

  const serverNow = () => deps.now() - clockSkew;

  const tick = () => {
    if (startedAt !== null) elapsed$.next(Math.max(0, serverNow() - startedAt));
    const left = endsAt === null ? undefined : Math.max(0, endsAt - serverNow());
    left$.next(left);
    if (left === undefined || !joined$.value) return;
    if (!toldBeforeEnd && left <= PERIODS.meetingEndWarningMs + PERIODS.meetingEndGraceMs) {
      toldBeforeEnd = true;
      toldWillEnd = true;
      dialog$.next('beforeEnd');
    } else if (!toldWillEnd && api.participantCount() > FREE_MEETING_PARTICIPANTS) {
      toldWillEnd = true;
      dialog$.next('willEnd');
    }
  };

  /** The server hangs everyone up; this is for rooms that it can't reach. */
  const planEnd = () => {
    clearTimeout(endTimer);
    if (endsAt === null) return;
    endTimer = setTimeout(
      () => {
        endedBySystem = true;
        api.hangUp();
      },
      Math.max(0, endsAt - serverNow()) + TICK_MS,
    );
  };

  const learn = (answer: HeartbeatAnswer) => {
    if (scope.ended) return;
    clockSkew = deps.now() - answer.serverTime;
    startedAt = answer.meetingStartTime ?? startedAt;
    if (answer.ownerName) about$.next({ subject: answer.subject, ownerName: answer.ownerName });
    if (endsAt !== answer.meetingEndTime && answer.meetingEndTime === null) toldBeforeEnd = false;
    endsAt = answer.meetingEndTime;
    planEnd();
    tick();
  };

  const leave = () => {
    // Who was sent out reads why before the page goes.
    if (over || dialog$.value === 'kicked') return;
    over = true;
    deps.onOver({ bySystem: endedBySystem, kicked });
  };

  const nameParticipant = async (participantId: string) => {
    for (let tried = 1; tried <= CONTACT_HISTORY_TRIES && !scope.ended; tried++) {
      try {
        return await deps.updateParticipantId(participantId);
      } catch {
        if (tried < CONTACT_HISTORY_TRIES) await pause(CONTACT_HISTORY_RETRY_MS, scope.signal);
      }
    }
  };

  scope.listen(api.joined$, ({ id }) => {
    joined$.next(true);
    deps.onInitialized();
    void nameParticipant(id);
    const rate = session.heartbeatCallRateInMins * 60_000;
    scope.listen(timer(0, rate), () => beat$.next());
  });
  scope.listen(
    merge(api.participantJoined$, api.participantLeft$).pipe(debounceTime(OCCUPANCY_SETTLE_MS)),
    () => joined$.value && beat$.next(),
  );
  scope.listen(beat$, () => {
    deps.heartbeat().then(learn, () => {
      // The next beat asks again; a person in a meeting is not told of it.
    });
  });
  scope.listen(api.passwordRequired$, () => session.password && api.givePassword(session.password));
  scope.listen(api.kickedOut$, (event) => {
    if (!event.kicked.local) return;
    kicked = true;
    dialog$.next('kicked');
    api.hangUp();
  });
  scope.listen(api.error$, (event) => {
    const { name, message, params } = event.error;
    if (name === 'connection.passwordRequired') deps.onStale();
    if (name !== 'conference.destroyed') return;
    const reason = message ?? params?.[0];
    // A Jitsi deployment says the same words whoever ended it: there the clock tells.
    const isDue = endsAt !== null && serverNow() >= endsAt - PERIODS.meetingEndGraceMs;
    if (reason === 'time-limit' || reason === 'system' || isDue) endedBySystem = true;
    // Not every end is followed by readyToClose; an ended meeting must not look alive.
    clearTimeout(goodbyeTimer);
    goodbyeTimer = setTimeout(leave, GOODBYE_MS);
  });
  scope.listen(api.readyToClose$, leave);
  scope.listen(timer(0, TICK_MS), tick);
  scope.onEnd(() => {
    clearTimeout(endTimer);
    clearTimeout(goodbyeTimer);
  });
  planEnd();

  return {
    joined$,
    about$,
    elapsed$,
    left$,
    dialog$,
    closeDialog: () => {
      dialog$.next(undefined);
      if (kicked) leave();
    },
    hangUp: () => api.hangUp(),
  };
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const wait = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => (clearTimeout(wait), resolve()), { once: true });
  });
}
