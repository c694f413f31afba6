import { refreshContacts, type Contact } from '@meet/network-contract';
import { getContacts } from '@meet/network-contract/operations';
import type { PageClient } from '@meet/contracts/client';
import type { Behavior, HostEvents, Scope } from '@meet/remote-kit';

/** What the chat needs of the person's own contacts. */
export interface AddressBook {
  /** Empty until they came, and when they don't: any address can be typed, and stands where a name is missing. */
  readonly contacts$: Behavior<readonly Contact[]>;
  /** Asks for them if nobody did; they are kept up to date from then on. */
  readonly load: () => void;
}

export function createAddressBook(scope: Scope, { api, events }: { api: PageClient; events: HostEvents }): AddressBook {
  const contacts$ = scope.state<readonly Contact[]>([]);
  let isAsked = false;

  function load(): void {
    if (isAsked) return;
    isAsked = true;
    api.execute(getContacts, {}).then(
      ({ contacts }) => {
        if (!scope.ended) contacts$.next(contacts);
      },
      () => (isAsked = false),
    );
  }
  function loadAnew(): void {
    if (!isAsked) return;
    isAsked = false;
    load();
  }

  scope.listen(events.server(refreshContacts), ({ payload }) => {
    if (payload.fetchContactsAnew) return loadAnew();
    const changed = new Map(payload.contacts.map((contact) => [contact.contactId, contact]));
    const kept = contacts$.value.filter(
      ({ contactId }) => !changed.has(contactId) && !payload.removedContactIds.includes(contactId),
    );
    if (isAsked) contacts$.next([...kept, ...changed.values()]);
  });
  scope.listen(events.reconnected$, loadAnew);

  return { contacts$, load };
}
