import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { createScope, type Scope } from '@meet/remote-kit';
import { Subject } from 'rxjs';
import { TestScheduler } from 'rxjs/testing';
import type { ApiError, JitsiMeeting } from './createJitsiMeeting.ts';
import { createMeetingViewModel, type HeartbeatAnswer, type MeetingDeps } from './createMeetingViewModel.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const START = Date.parse('2026-11-21T10:00:00Z');

function setUp(session: { password?: string; linkPassword?: string; meetingEndTime?: number | null } = {}) {
  const subjects = {
    joined$: new Subject<{ id: string }>(),
    left$: new Subject<unknown>(),
    participantJoined$: new Subject<unknown>(),
    participantLeft$: new Subject<unknown>(),
    passwordRequired$: new Subject<unknown>(),
    kickedOut$: new Subject<{ kicked: { local: boolean } }>(),
    error$: new Subject<{ error: ApiError }>(),
    readyToClose$: new Subject<unknown>(),
    chatUpdated$: new Subject<never>(),
  };
  const api = {
    ...subjects,
    givePassword: jest.fn<(password: string) => void>(),
    hangUp: jest.fn<() => void>(),
    toggleWhiteboard: jest.fn<() => void>(),
    participantCount: jest.fn(() => 2),
  } satisfies JitsiMeeting;
  let answer: HeartbeatAnswer = {
    isMeetingLive: true,
    subject: '',
    ownerName: '',
    meetingStartTime: START,
    meetingEndTime: session.meetingEndTime ?? null,
    participants: 0,
    serverTime: 0,
  };
  let counted: number | undefined;
  const deps = {
    heartbeat: jest.fn(async () => ({
      ...answer,
      participants: counted ?? api.participantCount(),
      serverTime: Date.now(),
    })),
    updateParticipantId: jest.fn<(participantId: string) => Promise<void>>(async () => {}),
    onInitialized: jest.fn<() => void>(),
    onOver: jest.fn<MeetingDeps['onOver']>(),
    onStale: jest.fn<() => void>(),
    now: Date.now,
  } satisfies MeetingDeps;
  const scope = createScope();
  const meeting = createMeetingViewModel(
    scope,
    api,
    {
      password: session.password ?? null,
      linkPassword: session.linkPassword,
      heartbeatCallRateInMins: 3,
      serverTime: START,
      subject: '',
      ownerName: '',
      meetingStartTime: START,
      meetingEndTime: session.meetingEndTime ?? null,
    },
    deps,
  );
  return {
    ...subjects,
    api,
    deps,
    scope,
    meeting,
    setClock: (part: Partial<HeartbeatAnswer>) => (answer = { ...answer, ...part }),
    /** Sets the number of people that the server counts. Without it, the server counts as the room does. */
    setCounted: (people: number | undefined) => (counted = people),
  };
}

describe('a stay in a meeting', () => {
  let scope: Scope;
  const begin = (session?: Parameters<typeof setUp>[0]) => {
    const all = setUp(session);
    scope = all.scope;
    return all;
  };
  beforeEach(() => {
    jest.useFakeTimers({ now: START });
  });
  afterEach(() => {
    scope.end();
    jest.useRealTimers();
  });

  it('sends a heartbeat on joining, then every three minutes, until the end', async () => {
    const { joined$, deps } = begin();
    await jest.advanceTimersByTimeAsync(MINUTE);
    expect(deps.heartbeat).not.toHaveBeenCalled();
    joined$.next({ id: 'p1' });
    await jest.advanceTimersByTimeAsync(0);
    expect(deps.heartbeat).toHaveBeenCalledTimes(1);
    expect(deps.onInitialized).toHaveBeenCalledTimes(1);
    await jest.advanceTimersByTimeAsync(6 * MINUTE);
    expect(deps.heartbeat).toHaveBeenCalledTimes(3);
    scope.end();
    await jest.advanceTimersByTimeAsync(6 * MINUTE);
    expect(deps.heartbeat).toHaveBeenCalledTimes(3);
  });

  it('learns of the time limit within seconds if the server counts the third person late', async () => {
    const { joined$, participantJoined$, api, meeting, deps, setClock, setCounted } = begin();
    joined$.next({ id: 'p1' });
    await jest.advanceTimersByTimeAsync(MINUTE);
    api.participantCount.mockReturnValue(3);
    setCounted(2);
    participantJoined$.next({});
    await jest.advanceTimersByTimeAsync(1_000);
    expect(meeting.left$.value).toBeUndefined();
    setCounted(undefined);
    setClock({ meetingEndTime: START + 45 * MINUTE });
    await jest.advanceTimersByTimeAsync(2_500);
    expect(meeting.dialog$.value).toBe('willEnd');
    const requests = deps.heartbeat.mock.calls.length;
    await jest.advanceTimersByTimeAsync(MINUTE);
    expect(deps.heartbeat).toHaveBeenCalledTimes(requests);
  });

  it('repeats no heartbeat if the counts differ without effect on the time limit', async () => {
    const { joined$, api, deps, setCounted } = begin();
    api.participantCount.mockReturnValue(40);
    setCounted(39);
    joined$.next({ id: 'p1' });
    await jest.advanceTimersByTimeAsync(MINUTE);
    expect(deps.heartbeat).toHaveBeenCalledTimes(1);
  });

  it('repeats a failed heartbeat, at most five times', async () => {
    const { joined$, meeting, deps, setClock } = begin();
    setClock({ meetingEndTime: START + 45 * MINUTE });
    deps.heartbeat.mockRejectedValueOnce(new Error('down'));
    joined$.next({ id: 'p1' });
    await jest.advanceTimersByTimeAsync(2_500);
    expect(deps.heartbeat).toHaveBeenCalledTimes(2);
    expect(meeting.left$.value).toBeDefined();
    deps.heartbeat.mockClear();
    deps.heartbeat.mockRejectedValue(new Error('down'));
    joined$.next({ id: 'p1' });
    await jest.advanceTimersByTimeAsync(2 * MINUTE);
    expect(deps.heartbeat).toHaveBeenCalledTimes(6);
  });

  it('sends heartbeats no faster after a rejoin', async () => {
    const { joined$, deps } = begin();
    joined$.next({ id: 'p1' });
    await jest.advanceTimersByTimeAsync(MINUTE);
    joined$.next({ id: 'p2' });
    await jest.advanceTimersByTimeAsync(0);
    expect(deps.heartbeat).toHaveBeenCalledTimes(2);
    await jest.advanceTimersByTimeAsync(9 * MINUTE);
    expect(deps.heartbeat).toHaveBeenCalledTimes(5);
    expect(deps.updateParticipantId).toHaveBeenLastCalledWith('p2');
  });

  it('reports the participant id, with at most six attempts five seconds apart', async () => {
    const { joined$, deps } = begin();
    deps.updateParticipantId.mockRejectedValue(new Error('down'));
    joined$.next({ id: 'p1' });
    await jest.advanceTimersByTimeAsync(4_999);
    expect(deps.updateParticipantId).toHaveBeenCalledTimes(1);
    await jest.advanceTimersByTimeAsync(60_000);
    expect(deps.updateParticipantId).toHaveBeenCalledTimes(6);
    expect(deps.updateParticipantId).toHaveBeenLastCalledWith('p1');
  });

  it('counts the meeting’s time by the server’s clock, not by the local one', async () => {
    const { joined$, participantJoined$, meeting, setClock, deps } = begin();
    joined$.next({ id: 'p1' });
    await jest.advanceTimersByTimeAsync(10_000);
    expect(meeting.elapsed$.value).toBe(10_000);
    // This machine's clock jumps; the next heartbeat shows the new offset from the server.
    jest.setSystemTime(Date.now() + 4 * HOUR);
    deps.heartbeat.mockImplementation(async () => ({ ...setClock({}), serverTime: Date.now() - 4 * HOUR }));
    participantJoined$.next({});
    await jest.advanceTimersByTimeAsync(5_000);
    expect(meeting.elapsed$.value).toBe(15_000);
  });

  it('gives the password if the room requires one and the session has it', () => {
    const first = begin({ password: 's3cret' });
    first.passwordRequired$.next({});
    expect(first.api.givePassword).toHaveBeenCalledWith('s3cret');
    scope.end();
    const second = begin();
    second.passwordRequired$.next({});
    expect(second.api.givePassword).not.toHaveBeenCalled();
  });

  it('gives the link’s password only once, and prefers the session’s password', () => {
    const { passwordRequired$, api } = begin({ linkPassword: 'of the link' });
    passwordRequired$.next({});
    passwordRequired$.next({});
    expect(api.givePassword.mock.calls).toEqual([['of the link']]);
    scope.end();
    const host = begin({ password: 's3cret', linkPassword: 'of the link' });
    host.passwordRequired$.next({});
    expect(host.api.givePassword.mock.calls).toEqual([['s3cret']]);
  });

  it('warns when a third person joins and five minutes before the end, and then hangs up', async () => {
    const { joined$, participantJoined$, api, meeting, setClock, deps, readyToClose$ } = begin();
    joined$.next({ id: 'p1' });
    await jest.advanceTimersByTimeAsync(MINUTE);
    expect(meeting.dialog$.value).toBeUndefined();
    api.participantCount.mockReturnValue(3);
    const end = START + 45 * MINUTE + 5_000;
    setClock({ meetingEndTime: end });
    participantJoined$.next({});
    await jest.advanceTimersByTimeAsync(2_000);
    expect(meeting.dialog$.value).toBe('willEnd');
    meeting.closeDialog();
    participantJoined$.next({});
    await jest.advanceTimersByTimeAsync(10 * MINUTE);
    expect(meeting.dialog$.value).toBeUndefined();
    await jest.advanceTimersByTimeAsync(end - 5_000 - 5 * MINUTE - Date.now());
    expect(meeting.dialog$.value).toBe('beforeEnd');
    expect(meeting.left$.value).toBe(5 * MINUTE + 5_000);
    meeting.closeDialog();
    await jest.advanceTimersByTimeAsync(5 * MINUTE + 7_000);
    expect(api.hangUp).toHaveBeenCalledTimes(1);
    readyToClose$.next({});
    expect(deps.onOver).toHaveBeenCalledWith({ bySystem: true, endedForAll: false, kicked: false });
  });

  it('reports whether others are present, until the person leaves', async () => {
    const { joined$, participantJoined$, participantLeft$, left$, api, meeting } = begin();
    const settle = () => jest.advanceTimersByTimeAsync(1_000);
    participantJoined$.next({});
    await settle();
    expect(meeting.company$.value).toBe(false);
    joined$.next({ id: 'p1' });
    await settle();
    expect(meeting.company$.value).toBe(true);
    api.participantCount.mockReturnValue(1);
    participantLeft$.next({});
    await settle();
    expect(meeting.company$.value).toBe(false);
    api.participantCount.mockReturnValue(2);
    participantJoined$.next({});
    await settle();
    expect(meeting.company$.value).toBe(true);
    expect(meeting.hasCompany()).toBe(true);
    left$.next({});
    expect(meeting.company$.value).toBe(false);
    expect(meeting.hasCompany()).toBe(false);
  });

  it('ends five seconds after hanging up if the room does not answer', async () => {
    const { joined$, api, meeting, deps } = begin();
    joined$.next({ id: 'p1' });
    await jest.advanceTimersByTimeAsync(1_000);
    meeting.hangUp();
    expect(api.hangUp).toHaveBeenCalledTimes(1);
    expect(meeting.company$.value).toBe(false);
    await jest.advanceTimersByTimeAsync(4_999);
    expect(deps.onOver).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    expect(deps.onOver).toHaveBeenCalledWith({ bySystem: false, endedForAll: false, kicked: false });
  });

  it('stops the countdown when the third person leaves', async () => {
    const { joined$, participantLeft$, meeting, setClock, api } = begin({ meetingEndTime: START + 45 * MINUTE });
    joined$.next({ id: 'p1' });
    await jest.advanceTimersByTimeAsync(1_000);
    expect(meeting.left$.value).toBeDefined();
    setClock({ meetingEndTime: null });
    participantLeft$.next({});
    await jest.advanceTimersByTimeAsync(1_000);
    expect(meeting.left$.value).toBeUndefined();
    await jest.advanceTimersByTimeAsync(60 * MINUTE);
    expect(api.hangUp).not.toHaveBeenCalled();
  });

  it('withdraws a warning when the third person leaves', async () => {
    const { joined$, participantJoined$, participantLeft$, meeting, setClock, api } = begin();
    joined$.next({ id: 'p1' });
    api.participantCount.mockReturnValue(3);
    setClock({ meetingEndTime: START + 45 * MINUTE });
    participantJoined$.next({});
    await jest.advanceTimersByTimeAsync(2_000);
    expect(meeting.dialog$.value).toBe('willEnd');
    setClock({ meetingEndTime: null });
    participantLeft$.next({});
    await jest.advanceTimersByTimeAsync(2_000);
    expect(meeting.dialog$.value).toBeUndefined();
  });

  it('distinguishes an end by the server from one by a host and from leaving', () => {
    const bySystem = (...errors: ApiError[]) => {
      const { error$, readyToClose$, deps } = begin();
      for (const error of errors) error$.next({ error });
      readyToClose$.next({});
      readyToClose$.next({});
      scope.end();
      expect(deps.onOver).toHaveBeenCalledTimes(1);
      return deps.onOver.mock.calls[0]![0].bySystem;
    };
    expect(bySystem({ name: 'conference.destroyed', message: 'time-limit' })).toBe(true);
    expect(bySystem({ name: 'conference.destroyed', message: 'host' })).toBe(false);
    expect(bySystem()).toBe(false);
  });

  it('derives from the clock who ended it if the room’s message is always the same', () => {
    const { error$, readyToClose$, deps } = begin({ meetingEndTime: START + 45 * MINUTE + 5_000 });
    const terminated = { name: 'conference.destroyed', params: ['The meeting has been terminated'] };
    jest.advanceTimersByTime(45 * MINUTE + 1_000);
    error$.next({ error: terminated });
    readyToClose$.next({});
    expect(deps.onOver).toHaveBeenCalledWith({ bySystem: true, endedForAll: true, kicked: false });
    scope.end();
    const other = begin({ meetingEndTime: Date.now() + 45 * MINUTE });
    other.error$.next({ error: terminated });
    other.readyToClose$.next({});
    expect(other.deps.onOver).toHaveBeenCalledWith({ bySystem: false, endedForAll: true, kicked: false });
  });

  it('leaves an ended meeting by itself if the room does not close', () => {
    const { joined$, error$, deps } = begin();
    joined$.next({ id: 'p1' });
    error$.next({ error: { name: 'conference.destroyed', message: 'host' } });
    jest.advanceTimersByTime(4_999);
    expect(deps.onOver).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    expect(deps.onOver).toHaveBeenCalledTimes(1);
  });

  it('shows a removed person the reason before the page closes', () => {
    const { kickedOut$, readyToClose$, meeting, api, deps } = begin();
    kickedOut$.next({ kicked: { local: false } });
    expect(meeting.dialog$.value).toBeUndefined();
    kickedOut$.next({ kicked: { local: true } });
    expect(api.hangUp).toHaveBeenCalledTimes(1);
    readyToClose$.next({});
    expect(meeting.dialog$.value).toBe('kicked');
    expect(deps.onOver).not.toHaveBeenCalled();
    meeting.closeDialog();
    expect(deps.onOver).toHaveBeenCalledWith({ bySystem: false, endedForAll: false, kicked: true });
  });

  it('requests a new session when the token has expired', () => {
    const { error$, deps } = begin();
    error$.next({ error: { name: 'connection.passwordRequired', message: 'TOKEN_EXPIRED' } });
    expect(deps.onStale).toHaveBeenCalledTimes(1);
  });
});

describe('a stay in a meeting, in virtual time', () => {
  type Marbles = Record<'joined' | 'occupancy' | 'destroyed' | 'end', string>;

  function play(
    marbles: Partial<Marbles>,
    meetingEndTime: number | null,
    check: (
      run: Parameters<Parameters<TestScheduler['run']>[0]>[0],
      notified: Record<'beat$' | 'named$' | 'hangUp$' | 'over$', Subject<string>> & {
        readonly meeting: ReturnType<typeof createMeetingViewModel>;
      },
    ) => void,
  ): void {
    const scheduler = new TestScheduler((actual, wanted) => expect(actual).toEqual(wanted));
    scheduler.run((run) => {
      const now = () => START + scheduler.now();
      const notified = {
        beat$: new Subject<string>(),
        named$: new Subject<string>(),
        hangUp$: new Subject<string>(),
        over$: new Subject<string>(),
      };
      const source = (marble = '') => run.hot<string>(marble);
      const scope = createScope();
      const joined = run.hot<{ id: string }>(marbles.joined ?? '', { p: { id: 'p' }, q: { id: 'q' } });
      const destroyed = run.hot(marbles.destroyed ?? '', { d: { error: { name: 'conference.destroyed' } } });
      const never = source();
      const answer = () => ({
        ...{ isMeetingLive: true, subject: '', ownerName: '', participants: 2 },
        ...{ meetingStartTime: START, meetingEndTime, serverTime: now() },
      });
      const meeting = createMeetingViewModel(
        scope,
        {
          ...{ joined$: joined, left$: never, participantJoined$: source(marbles.occupancy), participantLeft$: never },
          ...{ passwordRequired$: never, kickedOut$: run.hot<never>(''), error$: destroyed, readyToClose$: never },
          chatUpdated$: run.hot<never>(''),
          ...{ givePassword: () => {}, toggleWhiteboard: () => {}, participantCount: () => 2 },
          hangUp: () => notified.hangUp$.next('h'),
        },
        {
          ...{ password: null, heartbeatCallRateInMins: 3, subject: '', ownerName: '' },
          ...{ serverTime: START, meetingStartTime: START, meetingEndTime },
        },
        {
          heartbeat: () => (notified.beat$.next('b'), run.cold('-(a|)', { a: answer() })),
          updateParticipantId: (id) => (
            notified.named$.next(id),
            id === 'p' ? run.cold<never>('#') : run.cold<never>('|')
          ),
          onInitialized: () => {},
          onOver: () => notified.over$.next('o'),
          onStale: () => {},
          now,
        },
      );
      scope.listen(run.cold<string>(marbles.end ?? '20m e'), () => scope.end());
      check(run, { ...notified, meeting });
    });
  }

  it('has one heartbeat timer, which a rejoin restarts, and one more heartbeat for a burst of changes', () => {
    play({ joined: 'p 59999ms q', occupancy: '5m abc', end: '8m e' }, null, ({ expectObservable }, { beat$ }) => {
      expectObservable(beat$).toBe('b 59999ms b 179999ms b 60401ms b 119597ms b');
    });
  });

  it('reports the latest participant id, and stops retrying the earlier one', () => {
    play({ joined: 'p 11999ms q' }, null, ({ expectObservable }, { named$ }) => {
      expectObservable(named$).toBe('p 4999ms p 4999ms p 1999ms q');
    });
  });

  it('counts down to the end, and hangs up a second after it', () => {
    play({ end: '5s e' }, START + 3_000, ({ expectObservable }, { meeting, hangUp$ }) => {
      const lefts = { b: 3_000, c: 2_000, d: 1_000, e: 0 };
      expectObservable(meeting.left$).toBe('b 999ms c 999ms d 999ms e 1999ms |', lefts);
      expectObservable(hangUp$).toBe('4s h');
    });
  });

  it('ends five seconds after the last notice that the meeting is over', () => {
    play({ destroyed: 'd 1999ms d' }, null, ({ expectObservable }, { over$ }) => {
      expectObservable(over$).toBe('7s o');
    });
  });
});
