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
 * Returns the person's own contacts without presence, so that a change of presence draws nothing again. Empty until
 * they are loaded, if loading fails, and while `isNeeded` is false. A component that needs them after a failure causes
 * another fetch.
 */
export function useContacts(isNeeded = true): readonly Contact[] {
  return useBehavior(useStore(isNeeded)?.contacts$ ?? NOBODY);
}

/** Returns the person's own contacts with their presence, for suggestions and names; empty until they are loaded. */
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
