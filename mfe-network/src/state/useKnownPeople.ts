import { getPresenceMark } from '@meet/network-contract';
import { useBehavior } from '@meet/remote-kit';
import type { KnownPerson } from '@meet/remote-kit/people';
import { useMemo } from 'react';
import { useNetwork } from './getNetwork.ts';
import { getPresence } from './getPresence.ts';

/** The contacts as a field for people suggests and names them. */
export function useKnownPeople(): readonly KnownPerson[] {
  const state = useBehavior(useNetwork().state$);
  return useMemo(
    () =>
      [...state.contacts.values()].map(({ email, fullName, avatar }) => ({
        ...{ email, fullName, avatar },
        presence: getPresenceMark(getPresence(state, email)),
      })),
    [state],
  );
}
