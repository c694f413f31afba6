import { isShownOnline } from '@meet/network-contract';
import { getPresence, type Contact, type NetworkState } from '@meet/remote-kit/network';

/**
 * Sorts contacts: pinned first, then online, then by name. It remembers the order by name, the costly part in a long
 * list, from one call to the next: a change of presence then costs comparisons of numbers only.
 */
export function createContactOrder(locale: string) {
  const collator = new Intl.Collator(locale, { sensitivity: 'base', numeric: true });
  let known: NetworkState['contacts'] = new Map();
  let byName: Contact[] = [];

  function sortByName(contacts: NetworkState['contacts']): readonly Contact[] {
    if (contacts === known) return byName;
    // In the old order first: sorting what is nearly sorted takes hardly more than one look at each.
    const kept = byName.flatMap(({ contactId }) => contacts.get(contactId) ?? []);
    const fresh = [...contacts.values()].filter(({ contactId }) => !known.has(contactId));
    byName = [...kept, ...fresh].sort(
      (a, b) => collator.compare(a.fullName, b.fullName) || (a.email < b.email ? -1 : a.email > b.email ? 1 : 0),
    );
    known = contacts;
    return byName;
  }

  return function orderContacts(state: NetworkState): readonly Contact[] {
    const ranks: Contact[][] = [[], [], [], []];
    for (const contact of sortByName(state.contacts)) {
      const online = isShownOnline(getPresence(state, contact.email));
      ranks[(contact.pin ? 0 : 2) + (online ? 0 : 1)]!.push(contact);
    }
    return ranks.flat();
  };
}
