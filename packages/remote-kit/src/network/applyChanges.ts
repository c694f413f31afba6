import { mergeContacts, mergeGroups, mergePresences, remove } from './mergeNetwork.ts';
import type { NetworkState, Presence, SentContact, SentGroup } from './NetworkState.ts';

export interface NetworkChanges {
  readonly contacts: readonly SentContact[];
  readonly removedContactIds: readonly string[];
  readonly groups: readonly SentGroup[];
  readonly removedGroupIds: readonly string[];
  readonly presences: readonly (Presence & { readonly email: string })[];
}

/** Returns the network after an answer with changes. Maps without changes stay the same objects. */
export function applyChanges(before: NetworkState, changes: NetworkChanges): NetworkState {
  const { contacts, groups, presences, removedContactIds, removedGroupIds } = changes;
  const gone = [...removedContactIds, ...removedGroupIds].filter(
    (id) => before.contacts.has(id) || before.groups.has(id),
  );
  let state = remove(before, gone);
  // The server read these after they were removed here, so they exist again.
  const back = [...contacts.map(({ contactId }) => contactId), ...groups.map(({ groupId }) => groupId)];
  if (back.some((id) => state.removed.has(id))) {
    const isBack = new Set(back);
    state = { ...state, removed: new Map([...state.removed].filter(([id]) => !isBack.has(id))) };
  }
  if (contacts.length > 0) state = mergeContacts(state, contacts);
  if (groups.length > 0) state = mergeGroups(state, groups);
  return mergePresences(state, presences);
}
