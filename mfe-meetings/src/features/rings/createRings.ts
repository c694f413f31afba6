import { meetingRing, meetingRingEnded, type Ring } from '@meet/meetings-contract';
import type { Behavior, HostApi, Scope } from '@meet/remote-kit';
import { merge, of, timer } from 'rxjs';
import { openMeeting } from '../../state/openMeeting.ts';
import { fetchFresh, mutate } from '../../state/request.ts';
import { createRingTone } from './createRingTone.ts';
import { foldRings } from './foldRings.ts';
import { AnswerRingDocument, MeetingRingsDocument } from './rings.generated.ts';

export interface Rings {
  readonly rings$: Behavior<readonly Ring[]>;
  accept(ring: Ring): Promise<void>;
  decline(ring: Ring): Promise<void>;
}

const TICK_MS = 1_000;

/** Calls for the person: they ring here and in every other tab until one answers, and tell what became of them. */
export function createRings(scope: Scope, host: HostApi): Rings {
  const rings$ = scope.state<readonly Ring[]>([]);
  const tone = createRingTone(scope);
  /** Answered in this tab: its end is no news. */
  const answered = new Set<string>();
  const say = (key: string, values?: object) => host.i18n.t(key, values as Record<string, unknown>);

  scope.listen(merge(host.events.server(meetingRing), host.events.server(meetingRingEnded)), (event) => {
    const before = rings$.value;
    rings$.next(foldRings(before, event));
    if (event.type !== meetingRingEnded.type) return;
    const { ringId, roomId, outcome, calleeName, callerName } = event.payload as Ended;
    if (answered.has(ringId)) return;
    const wasCalled = before.some((ring) => ring.ringId === ringId);
    if (wasCalled && (outcome === 'missed' || outcome === 'cancelled')) {
      const join = { text: say('rings.joinNow'), action: () => void openMeeting('meetingJoin', roomId, host.navigate) };
      host.toast({
        type: 'info',
        title: say('rings.missedTitle'),
        message: say('rings.missed', { name: callerName }),
        timeoutMs: 0,
        ...(outcome === 'missed' && { buttons: [join] }),
      });
    }
    if (!wasCalled && (outcome === 'declined' || outcome === 'missed')) {
      host.toast({ type: 'info', message: say(`rings.${outcome}ByThem`, { name: calleeName }) });
    }
  });
  // Subscribed first, then fetched: what came in between is folded over what is fetched.
  scope.listen(merge(of(undefined), host.events.reconnected$), () => {
    fetchFresh(host, MeetingRingsDocument, {}).then(
      ({ meetingRings }) => {
        if (scope.ended) return;
        const known = new Set(meetingRings.map(({ ringId }) => ringId));
        rings$.next([...meetingRings, ...rings$.value.filter(({ ringId }) => !known.has(ringId))]);
      },
      () => {
        // The next call comes as an event anyway.
      },
    );
  });
  // A tab that slept may have missed the end: no call outlives its time.
  scope.listen(timer(TICK_MS, TICK_MS), () => {
    const alive = rings$.value.filter(({ expiresAt }) => expiresAt > Date.now() - TICK_MS);
    if (alive.length !== rings$.value.length) rings$.next(alive);
  });
  scope.listen(rings$, (rings) => tone.play(rings.length > 0));

  const answer = async (ring: Ring, accept: boolean) => {
    answered.add(ring.ringId);
    rings$.next(rings$.value.filter(({ ringId }) => ringId !== ring.ringId));
    try {
      await mutate(host, AnswerRingDocument, { ringId: ring.ringId, accept });
      return true;
    } catch (error) {
      host.toast({ type: 'warning', message: host.i18n.errorText(error) });
      return false;
    }
  };

  return {
    rings$,
    async accept(ring) {
      // The tab opens within the click; browsers block it after a request.
      const opened = openMeeting('meetingJoin', ring.roomId, host.navigate);
      if ((await answer(ring, true)) && !opened) host.navigate(host.hrefFor('meetingJoin', { id: ring.roomId }));
    },
    async decline(ring) {
      await answer(ring, false);
    },
  };
}

interface Ended {
  readonly ringId: string;
  readonly roomId: string;
  readonly outcome: string;
  readonly calleeName: string;
  readonly callerName: string;
}
