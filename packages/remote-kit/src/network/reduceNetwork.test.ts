import { describe, it } from '@jest/globals';
import type { StatusName } from '@meet/network-contract';
import { checkLiveQuery } from '../testing/checkLiveQuery.ts';
import fc from 'fast-check';
import { buildContact, buildGroup, present } from '../testing/people.ts';
import { reduceNetwork, networkRuns } from './applyEvent.ts';
import { getPresence } from './getPresence.ts';
import { EMPTY_NETWORK, type NetworkState, type SentContact, type SentGroup } from './NetworkState.ts';
import { replaceNetwork } from './replaceNetwork.ts';

const NAMES = ['Ana Pop', 'Bob Stan', 'Eva Radu'];
const STATUSES = ['Available', 'Away', 'Busy'] as const;

/** The server's data: presences, the viewer's contacts, and the groups. */
interface World {
  /** Increases with every change. Ids and versions are derived from it. */
  readonly now: number;
  readonly presences: ReadonlyMap<string, { readonly version: number; readonly status: StatusName }>;
  readonly contacts: ReadonlyMap<string, { readonly id: string; readonly version: number; readonly pin: number }>;
  readonly groups: ReadonlyMap<string, { readonly version: number; readonly members: readonly string[] }>;
  /** Last version of each group that ever existed. */
  readonly versions: ReadonlyMap<string, number>;
}

const presenceOfName = ({ presences }: World, name: string) => {
  const { version, status } = presences.get(name) ?? { version: 0, status: 'Available' as const };
  return version ? present(version, { status }) : {};
};
const personIn = (world: World, name: string): SentContact => {
  const { id, ...marks } = world.contacts.get(name) ?? { id: `member-${name}` };
  return buildContact(name, { contactId: id, ...marks, ...presenceOfName(world, name) });
};
const groupIn = (world: World, name: string): SentGroup => {
  const { version, members } = world.groups.get(name)!;
  const group = buildGroup(
    name,
    'me@example.com',
    members.map((member) => personIn({ ...world, contacts: new Map() }, member)),
  );
  return { ...group, version };
};
const getAnswer = (world: World) => ({
  contacts: [...world.contacts.keys()].map((name) => personIn(world, name)),
  groups: [...world.groups.keys()].map((name) => groupIn(world, name)),
});

/** The visible part of the state. Presences of people who are no longer visible may remain. */
const seen = (state: NetworkState) => {
  const contacts = [...state.contacts.values()].sort((a, b) => a.email.localeCompare(b.email));
  const groups = [...state.groups.values()].sort((a, b) => a.groupId.localeCompare(b.groupId));
  const people = [...contacts, ...groups.flatMap(({ members }) => members)];
  return { contacts, groups, presences: people.map(({ email }) => [email, getPresence(state, email)]) };
};

const name = fc.constantFrom(...NAMES);
const group = fc.constantFrom('Design', 'Makers');
const changes = fc.oneof(
  fc.record({
    kind: fc.constantFrom('contact' as const, 'incomplete' as const, 'pin' as const, 'part' as const),
    name,
  }),
  fc.record({ kind: fc.constantFrom('group' as const, 'disband' as const), group, members: fc.subarray(NAMES) }),
  fc.record({ kind: fc.constant('presence' as const), name, status: fc.constantFrom(...STATUSES) }),
);
type Change = typeof changes extends fc.Arbitrary<infer C> ? C : never;

const contactsEvent = (contacts: SentContact[], removedContactIds: string[] = [], refetchContacts = false) => ({
  type: 'refreshContacts',
  payload: { contacts, removedContactIds, refetchContacts },
});

const wholeEvent = (world: World, group: string) => ({
  type: 'refreshContactGroups',
  payload: { contactGroups: [groupIn(world, group)] },
});

function changeEvent(world: World, name: string, before: readonly string[]) {
  const { groupId, groupName, version, members } = groupIn(world, name);
  const toId = (member: string) => `member-${member}`;
  const known = before.map(toId);
  const removedContactIds = known.filter((id) => !members.some(({ contactId }) => contactId === id));
  const fresh = members.filter(({ contactId, isAdmin }) => !isAdmin && !known.includes(contactId));
  return { type: 'contactGroupChanged', payload: { groupId, groupName, version, members: fresh, removedContactIds } };
}

function change(before: World, made: Change) {
  const now = before.now + 1;
  const contacts = new Map(before.contacts);
  const groups = new Map(before.groups);
  const versions = new Map(before.versions);
  const presences = new Map(before.presences);
  const world: World = { now, contacts, groups, versions, presences };
  switch (made.kind) {
    case 'contact':
    case 'incomplete': {
      if (contacts.has(made.name)) return undefined;
      contacts.set(made.name, { id: `contact-${now}`, version: now, pin: 0 });
      const isAnnounced = made.kind === 'contact';
      return { world, events: [contactsEvent(isAnnounced ? [personIn(world, made.name)] : [], [], !isAnnounced)] };
    }
    case 'pin': {
      const contact = contacts.get(made.name);
      if (!contact) return undefined;
      contacts.set(made.name, { ...contact, version: now, pin: 1 - contact.pin });
      return { world, events: [contactsEvent([personIn(world, made.name)])] };
    }
    case 'part': {
      const contact = contacts.get(made.name);
      contacts.delete(made.name);
      return contact && { world, events: [contactsEvent([], [contact.id])] };
    }
    case 'group': {
      const known = groups.get(made.group)?.members;
      const members = [
        ...(known ?? []).filter((member) => made.members.includes(member)),
        ...made.members.filter((member) => !known?.includes(member)),
      ];
      const version = (versions.get(made.group) ?? 0) + 1;
      versions.set(made.group, version);
      groups.set(made.group, { version, members });
      const event = known ? changeEvent(world, made.group, known) : wholeEvent(world, made.group);
      return { world, events: [event] };
    }
    case 'disband': {
      if (!groups.delete(made.group)) return undefined;
      return {
        world,
        events: [{ type: 'deleteGroup', payload: { deletedGroupId: groupIn(before, made.group).groupId } }],
      };
    }
    case 'presence': {
      presences.set(made.name, { version: now, status: made.status });
      const isSeen = contacts.has(made.name) || [...groups.values()].some(({ members }) => members.includes(made.name));
      const { email } = buildContact(made.name);
      const presence = { email, ...presenceOfName(world, made.name) };
      return { world, events: isSeen ? [{ type: 'presenceChanged', payload: { presence } }] : [] };
    }
  }
}

describe('the network, in every order of events, fetches and breaks,', () => {
  it('equals the result of a new fetch', async () => {
    await checkLiveQuery<World, Change, NetworkState>({
      world: { now: 0, presences: new Map(), contacts: new Map(), groups: new Map(), versions: new Map() },
      changes,
      change,
      fetched: (world) => replaceNetwork(EMPTY_NETWORK, getAnswer(world)),
      // Two reads. A change between them is in one answer and not in the other.
      async fetch(read, known) {
        const [contacts, groups] = await Promise.all([
          read((world) => getAnswer(world).contacts),
          read((world) => getAnswer(world).groups),
        ]);
        return replaceNetwork(known()!, { contacts, groups });
      },
      initial: EMPTY_NETWORK,
      reduce: reduceNetwork,
      runs: networkRuns,
      shown: seen,
      types: ['refreshContacts', 'refreshContactGroups', 'contactGroupChanged', 'deleteGroup', 'presenceChanged'],
    });
  });
});
