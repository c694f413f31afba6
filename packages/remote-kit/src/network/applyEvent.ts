import {
  contactGroupChanged,
  presenceChanged,
  refreshContactGroups,
  refreshContacts,
  type networkEvents,
} from '@meet/network-contract';
import { defineReducers, unchanged, type BusEvent, type PayloadOf } from '@meet/contracts/events';
import type { LiveQueryOptions } from '../state/createLiveQuery.ts';
import { mergeContacts, mergeGroupChange, mergeGroups, mergePresences, remove } from './mergeNetwork.ts';
import type { NetworkState, Presence, SentContact, SentGroup, SentGroupChange } from './NetworkState.ts';

/** Returns the state after an event, equal to a fetched one. Old and doubled events change nothing. */
export const applyEvent = defineReducers<NetworkState, typeof networkEvents>()({
  refreshContacts: (state, { contacts, removedContactIds }) =>
    mergeContacts(remove(state, removedContactIds), contacts as readonly SentContact[]),
  refreshContactGroups: (state, { contactGroups }) => mergeGroups(state, contactGroups as readonly SentGroup[]),
  contactGroupChanged: (state, change) => mergeGroupChange(state, change as SentGroupChange),
  deleteGroup: (state, { deletedGroupId }) => remove(state, [deletedGroupId]),
  presenceChanged: (state, payload) => mergePresences(state, [presenceIn(payload)]),
  statusChanged: unchanged,
});

/** Returns the same, or undefined if only a fetch can tell. */
export function reduceNetwork(
  state: NetworkState,
  event: Pick<BusEvent, 'type' | 'payload'>,
): NetworkState | undefined {
  if (event.type === refreshContacts.type && (event.payload as Incomplete).refetchContacts) return undefined;
  if (event.type === refreshContactGroups.type) {
    const { contactGroups } = event.payload as { readonly contactGroups: readonly SentGroup[] };
    // Told late, or of a person who was taken out and put back during a fetch: the versions are the same.
    if (contactGroups.some(({ groupId, version }) => state.removed.get(groupId) === version)) return undefined;
  }
  if (event.type === contactGroupChanged.type) {
    const { groupId, version } = event.payload as SentGroupChange;
    // It applies to the version before it alone. If a group is gone, a later version has to be fetched, and so has
    // the last known: during a fetch, the person may have been taken out before it and put back.
    const known = state.groups.get(groupId)?.version;
    const isMissed = known === undefined ? version >= (state.removed.get(groupId) ?? 0) : version > known + 1;
    if (isMissed) return undefined;
  }
  return applyEvent(state, event);
}

/** Applies many presences at once, with one copy of the map: a company that comes in the morning sends hundreds a second. */
export const networkRuns: NonNullable<LiveQueryOptions<NetworkState>['runs']> = {
  [presenceChanged.type]: (state, events) =>
    mergePresences(
      state,
      events.map(({ payload }) => presenceIn(payload as PresenceChange)),
    ),
};

function presenceIn({ presence }: PresenceChange) {
  return presence as Presence & { readonly email: string };
}

type PresenceChange = PayloadOf<typeof presenceChanged>;
type Incomplete = { readonly refetchContacts: boolean };
