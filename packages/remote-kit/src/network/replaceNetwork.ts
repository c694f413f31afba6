import { mergeContacts, mergeGroups } from './mergeNetwork.ts';
import { EMPTY_NETWORK, type NetworkState, type SentContact, type SentGroup } from './NetworkState.ts';

export interface Fetched {
  readonly contacts: readonly SentContact[];
  readonly groups: readonly SentGroup[];
}

/** Returns the network as fetched. Unchanged objects are kept, so that React does not draw them again. */
export function replaceNetwork(before: NetworkState, { contacts, groups }: Fetched): NetworkState {
  const fetched = mergeGroups(mergeContacts(EMPTY_NETWORK, contacts), groups);
  return {
    contacts: keepSame(before.contacts, fetched.contacts, (a, b) => a.version === b.version),
    groups: keepSame(before.groups, fetched.groups, (a, b) => a.version === b.version),
    presences: keepSame(
      before.presences,
      fetched.presences,
      (a, b) => a.presenceVersion === b.presenceVersion && a.online === b.online,
    ),
    removed: new Map([...before.removed].filter(([id]) => !fetched.contacts.has(id) && !fetched.groups.has(id))),
  };
}

function keepSame<Value>(
  before: ReadonlyMap<string, Value>,
  fetched: ReadonlyMap<string, Value>,
  isSame: (a: Value, b: Value) => boolean,
): ReadonlyMap<string, Value> {
  let changed = before.size !== fetched.size;
  const kept = new Map<string, Value>();
  for (const [key, value] of fetched) {
    const old = before.get(key);
    const same = old !== undefined && isSame(old, value);
    changed ||= !same;
    kept.set(key, same ? old : value);
  }
  return changed ? kept : before;
}
