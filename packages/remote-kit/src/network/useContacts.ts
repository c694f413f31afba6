import { getPresenceMark } from '@meet/network-contract';
import { useEffect, useMemo } from 'react';
import { useHost } from '../host/HostContext.ts';
import type { KnownPerson } from '../people/Addressee.ts';
import { constant } from '../state/Behavior.ts';
import { useBehavior } from '../state/useBehavior.ts';
import { getNetworkStore } from './getNetworkStore.ts';
import { getPresence } from './getPresence.ts';
import { EMPTY_NETWORK, type Contact } from './NetworkState.ts';

const NOBODY = constant<readonly Contact[]>([]);
const EMPTY = constant(EMPTY_NETWORK);

/**
 * Returns the person's own contacts as they are now, without presence, which draws nothing again; nobody until they
 * come, when they don't, and while they aren't needed. A component that needs them after a failure has them fetched again.
 */
export function useContacts(isNeeded = true): readonly Contact[] {
  return useBehavior(useStore(isNeeded)?.contacts$ ?? NOBODY);
}

/** Returns the person's own contacts with their presence, to suggest and to name; nobody until they come. */
export function useKnownPeople(): readonly (Contact & KnownPerson)[] {
  const state = useBehavior(useStore(true)?.state$ ?? EMPTY);
  return useMemo(
    () =>
      [...state.contacts.values()].map((contact) => ({
        ...contact,
        presence: getPresenceMark(getPresence(state, contact.email)),
      })),
    [state],
  );
}

function useStore(isNeeded: boolean) {
  const host = useHost();
  const store = isNeeded ? getNetworkStore(host) : undefined;
  useEffect(() => {
    if (store?.loading$.value === 'failed') store.refresh();
  }, [store]);
  return store;
}
