import { PLACED_CALL_SHOWN_MS, type PlacedCall } from '@meet/meetings-contract';
import { callAgain, cancelRings, getPlacedCalls } from '@meet/meetings-contract/operations';
import { createLiveQuery, type Behavior, type HostApi, type Scope } from '@meet/remote-kit';
import { getNetworkStore } from '@meet/remote-kit/network';
import { merge, timer } from 'rxjs';
import { createRingTone, RINGBACK } from './createRingTone.ts';
import { reducePlacedCalls } from './reducePlacedCalls.ts';
import { isSameList } from './isSameList.ts';

export interface PlacedCalls {
  readonly calls$: Behavior<readonly PlacedCall[]>;
  again(call: PlacedCall): Promise<void>;
  /** Opens the chat with the called person. */
  writeTo(call: PlacedCall): Promise<void>;
  /** Cancels calls that still ring. */
  stop(): Promise<void>;
  /** Removes calls that are over, in every tab. */
  dismiss(): void;
}

const TICK_MS = 1_000;
/** Time for which an accepted call stays visible until the person appears. */
const ACCEPTED_SHOWN_MS = 6_000;

/** Keeps the calls that the person placed, in every tab, with their states and the actions on them. */
export function createPlacedCalls(scope: Scope, host: HostApi): PlacedCalls {
  const calls$ = scope.state<readonly PlacedCall[]>([]);
  const tone = createRingTone(scope, RINGBACK);
  const dismissed = new Set<string>();
  const { state$, update } = createLiveQuery<readonly PlacedCall[]>(scope, {
    events: host.events,
    initial: [],
    reduce: reducePlacedCalls,
    fetch: async (signal) => (await host.api.execute(getPlacedCalls, {}, signal)).calls,
  });
  const putAway = (ringIds: readonly string[]) => {
    for (const ringId of ringIds) dismissed.add(ringId);
    update((calls) => calls.filter(({ ringId }) => !dismissed.has(ringId)));
  };
  const tabs = notifyTabs(scope, putAway);

  // A tab that slept may have missed the end of a call, and its outcome is of interest only for a short time.
  const isShown = ({ ringId, state, expiresAt, endedAt }: PlacedCall) => {
    if (dismissed.has(ringId)) return false;
    if (state === 'ringing') return expiresAt > Date.now() - TICK_MS;
    const shownMs = state === 'accepted' ? ACCEPTED_SHOWN_MS : PLACED_CALL_SHOWN_MS;
    return (endedAt ?? expiresAt) + shownMs > Date.now();
  };
  scope.listen(merge(state$, timer(TICK_MS, TICK_MS)), () => {
    const shown = state$.value.value.filter(isShown);
    if (!isSameList(shown, calls$.value)) calls$.next(shown);
  });
  scope.listen(calls$, (calls) =>
    tone.play(calls.some(({ state, manner }) => state === 'ringing' && manner === 'ring')),
  );

  const attempt = async (act: () => Promise<unknown>) => {
    try {
      await act();
    } catch (error) {
      host.toast({ type: 'warning', message: host.i18n.errorText(error) });
    }
  };

  return {
    calls$,
    again: ({ ringId }) => attempt(() => host.api.execute(callAgain, { ringId })),
    writeTo: ({ calleeEmail, calleeName }) =>
      attempt(async () => {
        const { contacts } = await getNetworkStore(host).load();
        const contact = [...contacts.values()].find(({ email }) => email.toLowerCase() === calleeEmail.toLowerCase());
        if (contact) host.events.emit('conversation.requested@1', { contactId: contact.contactId });
        else host.toast({ type: 'info', message: host.i18n.t('calls.noContact', { name: calleeName }) });
      }),
    async stop() {
      const rooms = new Set(calls$.value.filter(({ state }) => state === 'ringing').map(({ roomId }) => roomId));
      for (const roomId of rooms) await attempt(() => host.api.execute(cancelRings, { roomId }));
    },
    dismiss() {
      const over = calls$.value.filter(({ state }) => state !== 'ringing').map(({ ringId }) => ringId);
      putAway(over);
      tabs.publish(over);
    },
  };
}

/** Connects the person's tabs, so that calls that one tab removes are removed in the others. */
function notifyTabs(scope: Scope, putAway: (ringIds: readonly string[]) => void) {
  if (typeof BroadcastChannel === 'undefined') return { publish: () => {} };
  const channel = new BroadcastChannel('meet-placed-calls');
  channel.onmessage = ({ data }: MessageEvent<readonly string[]>) => putAway(data);
  scope.onEnd(() => channel.close());
  return { publish: (ringIds: readonly string[]) => channel.postMessage(ringIds) };
}
