import type { OutputOf } from '@meet/contracts';
import { presenceMarkOf, type getContacts as call } from '@meet/network-contract';
import { getContacts } from '@meet/network-contract/operations';
import { useHost } from '@meet/remote-kit';
import type { KnownPerson } from '@meet/remote-kit/people';
import { useEffect, useState } from 'react';

type Contact = OutputOf<typeof call>['contacts'][number] & KnownPerson;

const NOBODY: readonly Contact[] = [];

/** The person's contacts as they are now; nobody until they come, or where they don't. */
export function useContacts(): readonly Contact[] {
  const { api } = useHost();
  const [contacts, setContacts] = useState(NOBODY);
  useEffect(() => {
    const abort = new AbortController();
    api.execute(getContacts, {}, abort.signal).then(
      (answer) =>
        setContacts(answer.contacts.map((contact) => ({ ...contact, presence: presenceMarkOf(contact) }) as Contact)),
      // Any address can be typed all the same.
      () => {},
    );
    return () => abort.abort();
  }, [api]);
  return contacts;
}
