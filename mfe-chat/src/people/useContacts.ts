import { useBehavior } from '@meet/remote-kit';
import type { Contact } from '@meet/network-contract';
import { useEffect } from 'react';
import { useAddressBook } from '../state/getChat.ts';

/** The person's own contacts, asked for at the first need. */
export function useContacts(isNeeded: boolean): readonly Contact[] {
  const { contacts$, load } = useAddressBook();
  useEffect(() => {
    if (isNeeded) load();
  }, [isNeeded, load]);
  return useBehavior(contacts$);
}
