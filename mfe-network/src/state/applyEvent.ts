import { refreshContactGroups, refreshContacts, type networkEvents } from '@meet/network-contract';
import { defineFolds, unchanged, type BusEvent } from '@meet/contracts/events';
import { mergeContacts, mergeGroups, mergePresences, remove } from './mergeNetwork.ts';
import type { NetworkState, Presence, SentContact, SentGroup } from './NetworkState.ts';

/** Returns the state after an event, equal to a fetched one. Old and doubled events change nothing. */
export const applyEvent = defineFolds<NetworkState, typeof networkEvents>()({
  refreshContacts: (state, { contacts, removedContactIds }) =>
    mergeContacts(remove(state, removedContactIds), contacts as readonly SentContact[]),
  refreshContactGroups: (state, { contactGroups }) => mergeGroups(state, contactGroups as readonly SentGroup[]),
  deleteGroup: (state, { deletedGroupId }) => remove(state, [deletedGroupId]),
  presenceChanged: (state, { presence }) => mergePresences(state, [presence as Presence & { readonly email: string }]),
  statusChanged: unchanged,
});

/** Returns the same, or undefined if only a fetch can tell. */
export function foldNetwork(state: NetworkState, event: Pick<BusEvent, 'type' | 'payload'>): NetworkState | undefined {
  if (event.type === refreshContacts.type && (event.payload as Untold).fetchContactsAnew) return undefined;
  if (event.type === refreshContactGroups.type) {
    const { contactGroups } = event.payload as { readonly contactGroups: readonly SentGroup[] };
    // Told late, or of a person who was taken out and put back during a fetch: the versions are the same.
    if (contactGroups.some(({ groupId, version }) => state.removed.get(groupId) === version)) return undefined;
  }
  return applyEvent(state, event);
}

type Untold = { readonly fetchContactsAnew: boolean };
