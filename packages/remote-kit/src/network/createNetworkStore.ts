import { CONTACTS_REFRESH_MS, toGroupSlices } from '@meet/network-contract';
import type { BusEvent } from '@meet/contracts/events';
import { getNetworkChanges } from '@meet/network-contract/operations';
import { distinctUntilChanged, filter, firstValueFrom, interval, map } from 'rxjs';
import type { HostApi } from '../host/HostApi.ts';
import type { Behavior } from '../state/Behavior.ts';
import { createLiveQuery, screenFrame } from '../state/createLiveQuery.ts';
import type { Scope } from '../state/createScope.ts';
import { applyChanges } from './applyChanges.ts';
import { reduceNetwork, networkRuns } from './applyEvent.ts';
import { EMPTY_NETWORK, type Contact, type NetworkState } from './NetworkState.ts';
import { replaceNetwork, type Fetched } from './replaceNetwork.ts';

export type Loading = 'loading' | 'ready' | 'failed';

export interface NetworkStore {
  readonly state$: Behavior<NetworkState>;
  /** The contacts alone, in no particular order. The array changes only if a contact changes. */
  readonly contacts$: Behavior<readonly Contact[]>;
  readonly loading$: Behavior<Loading>;
  /** Whether the last fetch failed, so that presence may be outdated. */
  readonly serverIssue$: Behavior<boolean>;
  readonly refresh: () => void;
  /**
   * Resolves with the network once it is loaded, after a new fetch if the last one failed. Rejects with the fetch's
   * failure.
   */
  readonly load: () => Promise<NetworkState>;
  /** Applies the answer of a call, before the event about the same change arrives. */
  readonly apply: (event: Pick<BusEvent, 'type' | 'payload'>) => void;
}

/**
 * Creates the store of the signed-in person's network. It is fetched once connected; events then keep it up to date. It
 * lives as long as its scope.
 */
export function createNetworkStore(scope: Scope, { api, events }: Pick<HostApi, 'api' | 'events'>): NetworkStore {
  const { state$, apply, refetch } = createLiveQuery<NetworkState>(scope, {
    events,
    initial: EMPTY_NETWORK,
    reduce: reduceNetwork,
    runs: networkRuns,
    frame: screenFrame,
    async fetch(signal, known) {
      const { mark: since, groups } = known()!;
      if (!since) return toWhole(known()!, await api.execute(getNetworkChanges, {}, signal));
      const answers = [];
      for (const slice of toGroupSlices(groups.values())) {
        const answer = await api.execute(getNetworkChanges, { since, ...slice }, signal);
        if (answer.isWhole) return toWhole(known()!, answer);
        answers.push(answer);
      }
      // The first mark is kept, so that the next answer includes changes during the later requests.
      return { ...answers.reduce<NetworkState>(applyChanges, known()!), mark: answers[0]!.mark };
    },
  });
  const refresh = () => void refetch();
  const visibly$ = interval(CONTACTS_REFRESH_MS).pipe(filter(() => document.visibilityState === 'visible'));
  scope.listen(visibly$, refresh);

  return {
    state$: scope.behavior(EMPTY_NETWORK, state$.pipe(map(({ value }) => value)), isSame),
    contacts$: scope.behavior<readonly Contact[]>(
      [],
      state$.pipe(
        map(({ value }) => value.contacts),
        distinctUntilChanged(),
        map((contacts) => [...contacts.values()]),
      ),
    ),
    loading$: scope.behavior<Loading>('loading', state$.pipe(map(({ status }) => status))),
    serverIssue$: scope.behavior(false, state$.pipe(map(({ failure }) => failure !== undefined))),
    apply,
    refresh,
    async load() {
      if (state$.value.status === 'failed') refresh();
      const { status, value, failure } = await firstValueFrom(
        state$.pipe(filter((state) => state.status !== 'loading')),
      );
      if (status === 'failed') throw failure;
      return value;
    },
  };
}

const toWhole = (before: NetworkState, answer: Fetched & { readonly mark: string }): NetworkState => ({
  ...replaceNetwork(before, answer),
  mark: answer.mark,
});

/** Compares states without their marks, since an answer without changes changes only the mark. */
const isSame = (a: NetworkState, b: NetworkState): boolean =>
  a.contacts === b.contacts && a.groups === b.groups && a.presences === b.presences;
