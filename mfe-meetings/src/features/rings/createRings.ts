import { meetingRingEnded, type Ring } from '@meet/meetings-contract';
import { answerRing, getRings } from '@meet/meetings-contract/operations';
import { createLiveQuery, type Behavior, type HostApi, type Scope } from '@meet/remote-kit';
import { merge, timer } from 'rxjs';
import { openMeeting } from '../../state/openMeeting.ts';
import { createRingTone, RING } from './createRingTone.ts';
import { reduceRings } from './reduceRings.ts';
import { isSameList } from './isSameList.ts';

export interface Rings {
  readonly rings$: Behavior<readonly Ring[]>;
  accept(ring: Ring): Promise<void>;
  decline(ring: Ring): Promise<void>;
}

const TICK_MS = 1_000;

/**
 * Keeps the calls to the person. They ring in every tab until the person answers in one. A toast shows a missed or
 * cancelled call.
 */
export function createRings(scope: Scope, host: HostApi): Rings {
  const rings$ = scope.state<readonly Ring[]>([]);
  const tone = createRingTone(scope, RING);
  let wasShown = false;
  /** Ids of calls that were answered in this tab, whose end needs no message. */
  const answered = new Set<string>();
  const say = (key: string, values?: object) => host.i18n.t(key, values as Record<string, unknown>);

  // This listener comes before the query's, because an end matters only if the call is still known here. A call that
  // ended here at its time limit is known until the server ends it.
  scope.listen(host.events.server(meetingRingEnded), ({ payload }) => {
    const { ringId, roomId, outcome, callerName } = payload;
    const ring = state$.value.value.find((one) => one.ringId === ringId);
    // A knock makes no toast; the bell lists a missed one.
    if (!ring || ring.manner === 'knock' || answered.has(ringId)) return;
    if (outcome !== 'missed' && outcome !== 'cancelled') return;
    const join = { text: say('rings.joinNow'), action: () => void openMeeting('meetingJoin', roomId, host.navigate) };
    host.toast({
      type: 'info',
      title: say('rings.missedTitle'),
      message: say('rings.missed', { name: callerName }),
      timeoutMs: 0,
      ...(outcome === 'missed' && { buttons: [join] }),
    });
  });
  const { state$, update } = createLiveQuery<readonly Ring[]>(scope, {
    events: host.events,
    initial: [],
    reduce: reduceRings,
    fetch: async (signal) => (await host.api.execute(getRings, {}, signal)).rings,
  });
  // A tab that slept may have missed the end, so each call ends here at its time limit.
  const isAlive = ({ ringId, expiresAt }: Ring) => !answered.has(ringId) && expiresAt > Date.now() - TICK_MS;
  scope.listen(merge(state$, timer(TICK_MS, TICK_MS)), () => {
    const alive = state$.value.value.filter(isAlive);
    if (!isSameList(alive, rings$.value)) rings$.next(alive);
  });
  scope.listen(rings$, (rings) => {
    tone.play(rings.some(({ manner }) => manner !== 'knock'));
    const isShown = rings.length > 0;
    if (isShown !== wasShown) host.events.emit('call.shown@1', { isShown });
    wasShown = isShown;
  });

  const answer = async (ring: Ring, accept: boolean) => {
    answered.add(ring.ringId);
    update((rings) => rings.filter(({ ringId }) => ringId !== ring.ringId));
    try {
      await host.api.execute(answerRing, { ringId: ring.ringId, accept });
      return true;
    } catch (error) {
      host.toast({ type: 'warning', message: host.i18n.errorText(error) });
      return false;
    }
  };

  return {
    rings$,
    async accept(ring) {
      // The tab must open within the click; browsers block it after a request.
      const opened = openMeeting('meetingJoin', ring.roomId, host.navigate);
      if ((await answer(ring, true)) && !opened) host.navigate(host.hrefFor('meetingJoin', { id: ring.roomId }));
    },
    async decline(ring) {
      await answer(ring, false);
    },
  };
}
