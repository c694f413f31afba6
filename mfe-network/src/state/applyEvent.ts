import { deleteGroup, presenceChanged, refreshContactGroups, refreshContacts } from '@meet/network-contract';
import type { BusEvent } from '@meet/contracts/events';
import { mergeContacts, mergeGroups, mergePresences, remove } from './mergeNetwork.ts';
import type { NetworkState, Presence, SentContact, SentGroup } from './NetworkState.ts';

/** The state after an event: what fetching anew would give. Old and doubled events change nothing. */
export function applyEvent(state: NetworkState, { type, payload }: Pick<BusEvent, 'type' | 'payload'>): NetworkState {
  switch (type) {
    case refreshContacts.type: {
      const { contacts, removedContactIds } = payload as { contacts: SentContact[]; removedContactIds: string[] };
      return mergeContacts(remove(state, removedContactIds), contacts);
    }
    case refreshContactGroups.type:
      return mergeGroups(state, (payload as { contactGroups: SentGroup[] }).contactGroups);
    case deleteGroup.type:
      return remove(state, [(payload as { deletedGroupId: string }).deletedGroupId]);
    case presenceChanged.type:
      return mergePresences(state, [(payload as { presence: Presence & { email: string } }).presence]);
    default:
      return state;
  }
}
