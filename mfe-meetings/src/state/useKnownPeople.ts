import { presenceMarkOf } from '@meet/network-contract';
import { getContacts } from '@meet/network-contract/operations';
import { useHost } from '@meet/remote-kit';
import type { KnownPerson } from '@meet/remote-kit/people';
import { useEffect, useState } from 'react';

const NOBODY: readonly KnownPerson[] = [];

/** The person's contacts as they are now, to suggest; nobody until they come, or where they don't. */
export function useKnownPeople(): readonly KnownPerson[] {
  const { api } = useHost();
  const [people, setPeople] = useState(NOBODY);
  useEffect(() => {
    const abort = new AbortController();
    api.execute(getContacts, {}, abort.signal).then(
      ({ contacts }) => setPeople(contacts.map((contact) => ({ ...contact, presence: presenceMarkOf(contact) }))),
      // Any address can be typed all the same.
      () => {},
    );
    return () => abort.abort();
  }, [api]);
  return people;
}
