import type { Contact, networkEvents } from '@meet/network-contract';
import { getContacts } from '@meet/network-contract/operations';
import { defineReducers, unchanged } from '@meet/contracts/events';
import type { PageClient } from '@meet/contracts/client';
import { createLiveQuery, type Behavior, type HostEvents, type LiveQuery, type Scope } from '@meet/remote-kit';

/** The person's own contacts, as far as the chat needs them. */
export interface AddressBook {
  /** Empty until they came, and when they don't: any address can be typed, and stands where a name is missing. */
  readonly contacts$: Behavior<readonly Contact[]>;
  /** Asks for them if nobody did; they are kept up to date from then on. */
  readonly load: () => void;
}

export function createAddressBook(scope: Scope, { api, events }: { api: PageClient; events: HostEvents }): AddressBook {
  const contacts$ = scope.state<readonly Contact[]>([]);
  let query: LiveQuery<readonly Contact[], readonly Contact[]> | undefined;

  return {
    contacts$,
    load() {
      if (query) {
        if (query.state$.value.status === 'failed') void query.refetch();
        return;
      }
      query = createLiveQuery<readonly Contact[]>(scope, {
        events,
        initial: [],
        reduce: reduceContacts,
        fetch: async (signal) => (await api.execute(getContacts, {}, signal)).contacts,
      });
      scope.listen(query.state$, ({ value }) => {
        if (value !== contacts$.value) contacts$.next(value);
      });
    },
  };
}

/** The contacts after an event, in no order. */
export const reduceContacts = defineReducers<readonly Contact[], typeof networkEvents>()({
  refreshContacts(contacts, { contacts: sent, removedContactIds, fetchContactsAnew }) {
    if (fetchContactsAnew) return undefined;
    const known = new Map(contacts.map((contact) => [contact.contactId, contact]));
    for (const id of removedContactIds) known.delete(id);
    for (const contact of sent) {
      const isOld = (known.get(contact.contactId)?.version ?? -1) > contact.version;
      if (!isOld) known.set(contact.contactId, contact);
    }
    return [...known.values()];
  },
  refreshContactGroups: unchanged,
  contactGroupChanged: unchanged,
  deleteGroup: unchanged,
  // Nothing here shows who is online.
  presenceChanged: unchanged,
  statusChanged: unchanged,
});
