import {
  OFFLINE,
  type Contact,
  type Group,
  type NetworkState,
  type Presence,
  type SentContact,
  type SentGroup,
  type SentGroupChange,
} from './NetworkState.ts';

/** Adds new contacts and replaces older ones. A contact of an equal or newer version stays the same object. */
export function mergeContacts(state: NetworkState, sent: readonly SentContact[]): NetworkState {
  const contacts = new Map(state.contacts);
  const presences = new Map(state.presences);
  for (const contact of sent) {
    if (isGone(state, contact.contactId, contact.version)) continue;
    const isNewer = (contacts.get(contact.contactId)?.version ?? -1) < contact.version;
    // A contact who became a stranger shows no presence any more, whatever was known before.
    if (isNewer && !contact.hasAccount) presences.set(contact.email, OFFLINE);
    else mergePresence(presences, contact.email, contact);
    if (isNewer) contacts.set(contact.contactId, toContact(contact));
  }
  return { ...state, contacts, presences };
}

/** Adds new groups and replaces older ones. */
export function mergeGroups(state: NetworkState, sent: readonly SentGroup[]): NetworkState {
  const groups = new Map(state.groups);
  const presences = new Map(state.presences);
  for (const group of sent) {
    if (isGone(state, group.groupId, group.version)) continue;
    for (const member of group.members) mergePresence(presences, member.email, member);
    if ((groups.get(group.groupId)?.version ?? -1) < group.version) groups.set(group.groupId, toGroup(group));
  }
  return { ...state, groups, presences };
}

/** Applies a change to a group of the previous version; any other group stays unchanged. */
export function mergeGroupChange(state: NetworkState, change: SentGroupChange): NetworkState {
  const { groupId, groupName, version, removedContactIds } = change;
  const group = state.groups.get(groupId);
  if (group?.version !== version - 1) return state;
  const changed = new Map(change.members.map((member) => [member.contactId, withoutPresence(member)]));
  const kept = group.members.filter(({ contactId }) => !removedContactIds.includes(contactId));
  const present = new Set(kept.map(({ contactId }) => contactId));
  const members = [
    ...kept.map((member) => changed.get(member.contactId) ?? member),
    ...[...changed.values()].filter(({ contactId }) => !present.has(contactId)),
  ];
  const groups = new Map(state.groups).set(groupId, { ...group, groupName, version, members });
  return mergePresences({ ...state, groups }, change.members);
}

/** Removes contacts and groups. A group that the person joins again has a higher version. */
export function remove(state: NetworkState, ids: readonly string[]): NetworkState {
  if (!ids.length) return state;
  const contacts = new Map(state.contacts);
  const groups = new Map(state.groups);
  const removed = new Map(state.removed);
  for (const id of ids) {
    removed.set(id, (contacts.get(id) ?? groups.get(id))?.version ?? removed.get(id) ?? -1);
    contacts.delete(id);
    groups.delete(id);
  }
  return { ...state, contacts, groups, removed };
}

function isGone({ removed }: NetworkState, id: string, version: number): boolean {
  const lastVersion = removed.get(id);
  return lastVersion !== undefined && version <= lastVersion;
}

export function mergePresences(
  state: NetworkState,
  sent: readonly (Presence & { readonly email: string })[],
): NetworkState {
  const presences = new Map(state.presences);
  let changed = false;
  for (const presence of sent) changed = mergePresence(presences, presence.email, presence) || changed;
  return changed ? { ...state, presences } : state;
}

function mergePresence(presences: Map<string, Presence>, email: string, sent: Presence): boolean {
  if ((presences.get(email)?.presenceVersion ?? -1) >= sent.presenceVersion) return false;
  const { online, time, status, presenceVersion } = sent;
  presences.set(email, { online, time, status, presenceVersion });
  return true;
}

function toContact(sent: SentContact): Contact {
  return withoutPresence(sent);
}

function toGroup({ members, ...group }: SentGroup): Group {
  return { ...group, members: members.map(withoutPresence) };
}

/** Removes presence, which is stored once per address, and `fullname`, which events hold for callers of REST. */
function withoutPresence<Person extends Presence & { readonly fullname?: string }>(sent: Person) {
  const { online: _o, time: _t, status: _s, presenceVersion: _p, fullname: _f, ...person } = sent;
  return person;
}
