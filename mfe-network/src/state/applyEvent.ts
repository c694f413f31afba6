import { refreshContacts, type networkEvents } from '@meet/network-contract';
import { defineFolds, unchanged, type BusEvent } from '@meet/contracts/events';
import { mergeContacts, mergeGroups, mergePresences, remove } from './mergeNetwork.ts';
import type { NetworkState, Presence, SentContact, SentGroup } from './NetworkState.ts';

/** The state after an event: what fetching anew would give. Old and doubled events change nothing. */
export const applyEvent = defineFolds<NetworkState, typeof networkEvents>()({
  refreshContacts: (state, { contacts, removedContactIds }) =>
    mergeContacts(remove(state, removedContactIds), contacts as readonly SentContact[]),
  refreshContactGroups: (state, { contactGroups }) => mergeGroups(state, contactGroups as readonly SentGroup[]),
  deleteGroup: (state, { deletedGroupId }) => remove(state, [deletedGroupId]),
  presenceChanged: (state, { presence }) => mergePresences(state, [presence as Presence & { readonly email: string }]),
  statusChanged: unchanged,
});

/** The same; undefined where the event says that fetching anew alone can tell. */
export function foldNetwork(state: NetworkState, event: Pick<BusEvent, 'type' | 'payload'>): NetworkState | undefined {
  const isUntold = event.type === refreshContacts.type && (event.payload as Untold).fetchContactsAnew;
  return isUntold ? undefined : applyEvent(state, event);
}

type Untold = { readonly fetchContactsAnew: boolean };
