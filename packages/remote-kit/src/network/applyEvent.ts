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

/** Returns the state after an event; the result equals a fetched one. Old and repeated events change nothing. */
export const applyEvent = defineReducers<NetworkState, typeof networkEvents>()({
  refreshContacts: (state, { contacts, removedContactIds }) =>
    mergeContacts(remove(state, removedContactIds), contacts as readonly SentContact[]),
  refreshContactGroups: (state, { contactGroups }) => mergeGroups(state, contactGroups as readonly SentGroup[]),
  contactGroupChanged: (state, change) => mergeGroupChange(state, change as SentGroupChange),
  deleteGroup: (state, { deletedGroupId }) => remove(state, [deletedGroupId]),
  presenceChanged: (state, payload) => mergePresences(state, [presenceIn(payload)]),
  statusChanged: unchanged,
});

/** Returns the state after an event as `applyEvent` does, or undefined if it must be fetched again. */
export function reduceNetwork(
  state: NetworkState,
  event: Pick<BusEvent, 'type' | 'payload'>,
): NetworkState | undefined {
  if (event.type === refreshContacts.type && (event.payload as Incomplete).refetchContacts) return undefined;
  if (event.type === refreshContactGroups.type) {
    const { contactGroups } = event.payload as { readonly contactGroups: readonly SentGroup[] };
    // The event is late, or the person was removed and added again during a fetch. The versions are the same in both
    // cases, so only a fetch can tell.
    if (contactGroups.some(({ groupId, version }) => state.removed.get(groupId) === version)) return undefined;
  }
  if (event.type === contactGroupChanged.type) {
    const { groupId, version } = event.payload as SentGroupChange;
    // A change applies only to the previous version. For a removed group, its last known version and later ones must be
    // fetched. During a fetch, the person may have been removed before that version and added again.
    const known = state.groups.get(groupId)?.version;
    const isMissed = known === undefined ? version >= (state.removed.get(groupId) ?? 0) : version > known + 1;
    if (isMissed) return undefined;
  }
  return applyEvent(state, event);
}

/**
 * Applies many presences with one copy of the map, because hundreds arrive per second when a company starts its day.
 */
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
