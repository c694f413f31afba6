import { describe, expect, it } from '@jest/globals';
import {
  contactGroupChanged,
  deleteGroup,
  presenceChanged,
  refreshContactGroups,
  refreshContacts,
} from '@meet/network-contract';
import { buildContact, buildGroup, present } from '../testing/people.ts';
import { applyEvent, reduceNetwork } from './applyEvent.ts';
import { getPresence } from './getPresence.ts';
import {
  EMPTY_NETWORK,
  type NetworkState,
  type SentContact,
  type SentGroup,
  type SentGroupChange,
} from './NetworkState.ts';
import { replaceNetwork } from './replaceNetwork.ts';

const ana = buildContact('Ana Pop');
const bob = buildContact('Bob Stan', present());
const design = buildGroup('Design', 'me@example.com', [bob]);

const fetched = (contacts: SentContact[], groups: SentGroup[] = [design]): NetworkState =>
  replaceNetwork(EMPTY_NETWORK, { contacts, groups });
const before = fetched([ana, bob]);

const contactsEvent = (contacts: SentContact[], removedContactIds: string[] = []) => ({
  type: refreshContacts.type,
  payload: { contacts, removedContactIds, refetchContacts: false },
});
const groupsEvent = (...contactGroups: SentGroup[]) => ({
  type: refreshContactGroups.type,
  payload: { contactGroups },
});
const changeEvent = (change: Partial<SentGroupChange>) => {
  const { groupId, groupName } = design;
  const unchanged = { groupId, groupName, version: 2, members: [], removedContactIds: [] };
  return { type: contactGroupChanged.type, payload: { ...unchanged, ...change } };
};
const presenceEvent = (contact: SentContact, presence: ReturnType<typeof present>) => ({
  type: presenceChanged.type,
  payload: { presence: { email: contact.email, ...presence } },
});
/** The visible part of the state. Presences of people who are no longer visible may remain. */
const known = (state: NetworkState) => {
  const { contacts, groups } = state;
  const people = [...contacts.values(), ...[...groups.values()].flatMap(({ members }) => members)];
  return { contacts, groups, presences: people.map(({ email }) => [email, getPresence(state, email)]) };
};

describe('applying an event equals fetching again', () => {
  const eva = buildContact('Eva Radu', present(4));
  const pinned = { ...ana, pin: 1, version: 2 };
  const larger = { ...buildGroup('Design', 'me@example.com', [bob, eva]), version: 2 };
  const renamed = { ...design, groupName: 'Makers', version: 2 };
  const newcomer = larger.members.slice(-1);
  const changed = [design.members[0]!, { ...design.members[1]!, fullName: 'Robert Stan' }];
  const left = { ...design, members: design.members.slice(0, 1), version: 2 };
  const away = present(2, { status: 'Away' });

  const deletion = { type: deleteGroup.type, payload: { deletedGroupId: design.groupId } };

  it.each([
    ['a contact was added', contactsEvent([eva]), fetched([ana, bob, eva])],
    ['a contact was changed', contactsEvent([pinned]), fetched([pinned, bob])],
    ['a contact was deleted', contactsEvent([], [ana.contactId]), fetched([bob])],
    ['a group is sent again', groupsEvent(larger), fetched([ana, bob], [larger])],
    ['a group got a member', changeEvent({ members: newcomer }), fetched([ana, bob], [larger])],
    ['a group lost a member', changeEvent({ removedContactIds: [bob.contactId] }), fetched([ana, bob], [left])],
    [
      'a member changed',
      changeEvent({ members: changed.slice(1) }),
      fetched([ana, bob], [{ ...design, members: changed, version: 2 }]),
    ],
    ['a group was renamed', changeEvent({ groupName: 'Makers' }), fetched([ana, bob], [renamed])],
    ['a group was deleted', deletion, fetched([ana, bob], [])],
    ['a person changed status', presenceEvent(bob, away), fetched([ana, { ...bob, ...away }])],
  ])('when %s', (_what, event, fetched) => {
    expect(known(applyEvent(before, event))).toEqual(known(fetched));
  });

  it('when a person becomes a stranger again, without earlier details', () => {
    const stranger = buildContact('Eva Radu', { hasAccount: false, version: 2 });
    const after = applyEvent(fetched([ana, bob, eva]), contactsEvent([stranger]));
    expect(known(after)).toEqual(known(fetched([ana, bob, stranger])));
  });
});

describe('an old or repeated event', () => {
  it('changes nothing', () => {
    const moved = applyEvent(before, presenceEvent(bob, present(5, { status: 'Busy' })));
    expect(applyEvent(moved, presenceEvent(bob, present(4, { status: 'Away' })))).toBe(moved);
    expect(known(applyEvent(moved, contactsEvent([{ ...ana, fullName: 'Older', version: 1 }])))).toEqual(known(moved));
    expect(known(applyEvent(before, groupsEvent({ ...design, groupName: 'Older' })))).toEqual(known(before));
    expect(reduceNetwork(before, changeEvent({ groupName: 'Older', version: 1 }))).toBe(before);
  });

  it('does not restore a removed contact', () => {
    const without = applyEvent(before, contactsEvent([], [ana.contactId]));
    expect(known(applyEvent(without, contactsEvent([ana])))).toEqual(known(without));
  });

  it('restores a deleted group only with a newer version', () => {
    const left = applyEvent(before, { type: deleteGroup.type, payload: { deletedGroupId: design.groupId } });
    expect(applyEvent(left, groupsEvent(design)).groups.size).toBe(0);
    expect(applyEvent(left, groupsEvent({ ...design, version: 3 })).groups.size).toBe(1);
  });
});

describe('an incomplete event', () => {
  it('requires a new fetch for many contacts, and for a removed group in its last known version', () => {
    const { type, payload } = contactsEvent([]);
    expect(reduceNetwork(before, { type, payload: { ...payload, refetchContacts: true } })).toBeUndefined();
    const left = applyEvent(before, { type: deleteGroup.type, payload: { deletedGroupId: design.groupId } });
    expect(reduceNetwork(left, groupsEvent(design))).toBeUndefined();
    expect(reduceNetwork(left, groupsEvent({ ...design, version: 3 }))?.groups.size).toBe(1);
  });
});

describe('a change of a group', () => {
  it('requires a fetch if an earlier change or the group is unknown', () => {
    expect(reduceNetwork(before, changeEvent({ version: 3 }))).toBeUndefined();
    expect(reduceNetwork(EMPTY_NETWORK, changeEvent({}))).toBeUndefined();
  });

  it('requires a fetch after the group is removed, unless it is older than the last known version', () => {
    const left = applyEvent(before, { type: deleteGroup.type, payload: { deletedGroupId: design.groupId } });
    expect(reduceNetwork(left, changeEvent({ version: 0 }))).toBe(left);
    expect(reduceNetwork(left, changeEvent({ version: 1 }))).toBeUndefined();
    expect(reduceNetwork(left, changeEvent({ version: 2 }))).toBeUndefined();
  });
});

describe('an object that has not changed', () => {
  it('stays the same object, so that nothing is redrawn', () => {
    const after = applyEvent(before, presenceEvent(bob, present(2, { status: 'Away' })));
    expect(after.contacts).toBe(before.contacts);
    expect(after.presences.get(ana.email)).toBe(before.presences.get(ana.email));
    const fetched = replaceNetwork(before, { contacts: structuredClone([ana, bob]), groups: [design] });
    expect(fetched.contacts).toBe(before.contacts);
    expect(fetched.groups).toBe(before.groups);
  });
});
