import { isShownOnline } from '@meet/network-contract';
import { getPresence, type Contact, type NetworkState } from '@meet/remote-kit/network';

/**
 * Returns a function that sorts contacts: pinned first, then online, then by name. It caches the order by name, which
 * is costly for a long list. A change of presence then costs only comparisons of numbers.
 */
export function createContactOrder(locale: string) {
  const collator = new Intl.Collator(locale, { sensitivity: 'base', numeric: true });
  let known: NetworkState['contacts'] = new Map();
  let byName: Contact[] = [];

  function sortByName(contacts: NetworkState['contacts']): readonly Contact[] {
    if (contacts === known) return byName;
    // Starts from the old order, because sorting a nearly sorted list takes hardly more than one comparison for each
    // contact.
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
