import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { profileChanged } from '@meet/accounts-contract';
import {
  addContact,
  addMembersToGroup,
  contactGroupChanged,
  createContactsGroups,
  editContactsGroupName,
  findOwnedContacts,
  findKnownAddresses,
  getContacts,
  getFrequentUsers,
  getNetworkChanges,
  getOnlineContacts,
  openPresenceLeases,
  refreshContacts,
  removeMemberFromGroup,
} from '@meet/network-contract';
import { roomMatesChanged } from '@meet/chat-contract';
import { groupChannel, INTERNAL_CHANNEL, userChannel } from '@meet/contracts/events';
import { SERVICE_CALLER } from '@meet/service-kit';
import type { TestPerson } from '@meet/service-kit/testing';
import { randomUUID } from 'node:crypto';
import { fadesAt } from './policies/contactUse.ts';
import { startNetwork, type Network } from './testing/startNetwork.ts';

const FEW = 20;
const MANY = 10 * FEW;

let network: Network;
beforeAll(async () => {
  network = await startNetwork({}, { sweeps: false });
});
afterAll(() => network.close());

/** Creates a person with `count` contacts. The first contact has an account and has the person as a contact. */
async function personWith(count: number): Promise<{ person: TestPerson; friend: TestPerson }> {
  const [person, friend] = [network.person('Ana'), network.person('Bob')];
  await network.acquaint(person, friend);
  await network.connection.collection('network.contacts').insertMany(
    Array.from({ length: count - 1 }, (_, at) => ({
      ...{ _id: `${person.accountId}-${at}`, ownerId: person.accountId, email: `contact-${at}@example.com` },
      ...{ fullName: `Contact ${at}`, accountId: null, pin: 0, isInMyTeam: 0, isPartner: 0, version: 1 },
      ...{ useScore: 0, usedAt: 0, fadesAt: 0, addedAt: 1 },
    })) as never,
  );
  const leases = [{ accountId: friend.accountId, connectionId: `of-${friend.accountId}` }];
  await network.client.call(openPresenceLeases, { leases }, SERVICE_CALLER);
  return { person, friend };
}

/** Turns contacts without an account into frequent users. */
const useOften = (ownerId: string) => {
  const use = { useScore: 9, usedAt: network.clock.now() };
  return network.connection
    .collection('network.contacts')
    .updateMany({ ownerId, accountId: null }, { $set: { ...use, fadesAt: fadesAt(use) } });
};

interface TestGroup {
  readonly groupId: string;
  readonly owner: TestPerson;
  /** A member with an account, who has the owner among their contacts. */
  readonly friend: TestPerson;
  /** Contact id of a member without an account. */
  readonly memberId: string;
  /** Contact id of somebody who is not a member yet. */
  readonly newcomerId: string;
}

/** Creates a group with `count` members besides its owner. */
async function createGroup(count: number): Promise<TestGroup> {
  const { person: owner, friend } = await personWith(count + 1);
  const { body } = await network.request(getContacts, {}, { as: owner });
  const contacts = body.contacts as { contactId: string; email: string }[];
  const newcomer = contacts.find(({ email }) => email === `contact-${count - 1}@example.com`)!;
  const members = contacts.filter((contact) => contact !== newcomer);
  expect(members).toHaveLength(count);
  const chosen = {
    groupName: 'Design',
    contactsInNewGroup: members.map(({ contactId, email }) => ({ contactId, email })),
  };
  const made = await network.request(createContactsGroups, chosen, { as: owner });
  expect(made.body).toMatchObject({ success: true });
  const memberId = members.find(({ email }) => email !== friend.email)!.contactId;
  return { groupId: made.body.group.groupId, owner, friend, memberId, newcomerId: newcomer.contactId };
}

interface PeopleOfGroup {
  readonly owner: TestPerson;
  /** All have accounts, and the owner as a contact. */
  readonly people: TestPerson[];
  readonly contactsInNewGroup: { contactId: string; email: string }[];
}

/** Creates people with accounts whom the owner may add to a group. */
async function createPeople(count: number): Promise<PeopleOfGroup> {
  const owner = network.person('Owner');
  const people = Array.from({ length: count }, () => network.person('Member'));
  await addContacts(people.flatMap((person) => [[owner, person] as const, [person, owner] as const]));
  const { body } = await network.request(getContacts, {}, { as: owner });
  const contacts = body.contacts as { contactId: string; email: string }[];
  return { owner, people, contactsInNewGroup: contacts.map(({ contactId, email }) => ({ contactId, email })) };
}

async function createPeopleGroup(count: number): Promise<PeopleOfGroup & { readonly groupId: string }> {
  const made = await createPeople(count);
  const chosen = { groupName: 'Design', contactsInNewGroup: made.contactsInNewGroup };
  const { body } = await network.request(createContactsGroups, chosen, { as: made.owner });
  return { ...made, groupId: body.group.groupId };
}

/** Adds the second person of each pair to the contacts of the first. */
const addContacts = (pairs: readonly (readonly [TestPerson, TestPerson])[]) =>
  network.connection.collection('network.contacts').insertMany(
    pairs.map(([one, other]) => ({
      ...{ _id: randomUUID(), ownerId: one.accountId, accountId: other.accountId },
      ...{ email: other.email, fullName: other.fullName, pin: 0, isInMyTeam: 0, isPartner: 0, version: 1 },
      ...{ useScore: 0, usedAt: 0, fadesAt: 0, addedAt: 1, changedAt: 1 },
    })) as never,
  );

type Act = (people: { person: TestPerson; friend: TestPerson }) => Promise<unknown>;

async function costs(act: Act, prepare: Act = () => Promise.resolve()) {
  const costWith = async (count: number) => {
    const people = await personWith(count);
    await prepare(people);
    await network.settle();
    return network.measureCost(async () => {
      await act(people);
      await network.settle();
    });
  };
  return { few: await costWith(FEW), many: await costWith(MANY) };
}

it('returns the same frequent users until their use has faded', async () => {
  const { person } = await personWith(FEW);
  await useOften(person.accountId);
  const ask = async () => (await network.request(getFrequentUsers, {}, { as: person })).body.frequentUsers;
  const first = await ask();
  expect(first).toHaveLength(10);
  expect(await ask()).toEqual(first);
  network.clock.advance(60 * 86_400_000);
  expect(await ask()).toEqual([]);
});

it('reads no more for ten times the contacts to report that none changed', async () => {
  const costWith = async (count: number) => {
    const { person } = await personWith(count);
    network.clock.advance(60_000);
    const { mark } = (await network.request(getNetworkChanges, {}, { as: person })).body;
    network.clock.advance(60_000);
    return network.measureCost(async () => {
      const { body } = await network.request(getNetworkChanges, { since: mark }, { as: person });
      expect(body).toMatchObject({ isWhole: false, contacts: [], presences: [] });
    });
  };
  expect(await costWith(MANY)).toEqual(await costWith(FEW));
});

describe('with ten times the contacts, no more is read to', () => {
  it.each<[string, Act]>([
    [
      'find contacts by address',
      async ({ person: { accountId }, friend }) => {
        const emails = [friend.email.toUpperCase(), 'contact-1@example.com', 'nobody@example.com'];
        const { contacts } = await network.client.call(findOwnedContacts, { accountId, emails }, SERVICE_CALLER);
        expect(new Map(contacts.map((contact) => [contact.email, contact.accountId]))).toEqual(
          new Map([
            [friend.email, friend.accountId],
            ['contact-1@example.com', null],
          ]),
        );
      },
    ],
    [
      'know whether an address is a contact’s',
      async ({ person: { accountId }, friend }) => {
        const people = [{ email: friend.email, accountId: null }];
        const { emails } = await network.client.call(findKnownAddresses, { accountId, people }, SERVICE_CALLER);
        expect(emails).toEqual([friend.email]);
      },
    ],
    [
      'know where one contact is',
      async ({ person, friend }) => {
        const { body } = await network.request(getOnlineContacts, { emails: [friend.email] }, { as: person });
        expect(body.contactsStatus).toMatchObject([{ email: friend.email }]);
      },
    ],
  ])('%s', async (_what, act) => {
    const { few, many } = await costs(act);
    expect(many).toEqual(few);
  });

  it('show mates to each other, apart from a bounded number per mate', async () => {
    const costWith = async (count: number) => {
      const me = network.person('Me');
      const mates = Array.from({ length: count }, () => network.person('Mate'));
      for (const mate of mates) await network.acquaint(me, mate);
      const mateIds = mates.map(({ accountId }) => accountId);
      network.forget();
      const cost = await network.measureCost(async () => {
        network.announce(INTERNAL_CHANNEL, roomMatesChanged, { accountId: me.accountId, mateIds });
        await network.settle();
      });
      const notified = network.heard(refreshContacts, userChannel(me.accountId));
      expect(notified.flatMap(({ contacts }) => contacts)).toHaveLength(count);
      for (const mateId of mateIds) expect(network.heard(refreshContacts, userChannel(mateId))).toHaveLength(1);
      return cost;
    };
    const few = await costWith(3);
    const many = await costWith(30);
    expect(many.commands).toBe(few.commands);
    // Each pair is read in both directions, in addition to presences and ties.
    expect(many.read - few.read).toBeLessThanOrEqual(27 * 8);
  });

  describe.each<[string, (group: TestGroup) => Promise<unknown>]>([
    [
      'a group is renamed',
      ({ groupId, owner }) => network.request(editContactsGroupName, { groupId, groupName: 'Makers' }, { as: owner }),
    ],
    [
      'a member is added',
      async ({ groupId, owner, newcomerId }) => {
        const contactsInGroup = [{ contactId: newcomerId, email: '' }];
        await network.request(addMembersToGroup, { groupId, contactsInGroup }, { as: owner });
      },
    ],
    [
      'a member is removed',
      ({ groupId, owner, memberId }) =>
        network.request(removeMemberFromGroup, { groupId, contactId: memberId }, { as: owner }),
    ],
    [
      'a member changes name',
      async ({ friend }) => {
        const profile = { ...network.profiles.get(friend.accountId)!, fullName: 'Roberta' };
        network.profiles.set(friend.accountId, profile);
        network.announce(INTERNAL_CHANNEL, profileChanged, profile);
        await network.settle();
      },
    ],
  ])('notify a group with ten times the members that %s', (_what, act) => {
    it('sends one event with only the change', async () => {
      const notifiedIn = async (count: number) => {
        const group = await createGroup(count);
        network.forget();
        await act(group);
        const notified = network.events.filter(({ channel }) => channel === groupChannel(group.groupId));
        return { events: notified.length, bytes: JSON.stringify(notified).length };
      };
      const [few, many] = [await notifiedIn(10), await notifiedIn(100)];
      expect(few.events).toBe(1);
      expect(many.events).toBe(1);
      // People's names may be a few characters longer.
      expect(many.bytes - few.bytes).toBeLessThan(20);
    });
  });

  it('welcome ten times the people to a group, by events that grow with their number alone', async () => {
    const toldIn = async (count: number) => {
      const { owner, people, contactsInNewGroup } = await createPeople(count);
      network.forget();
      const chosen = { groupName: 'Design', contactsInNewGroup };
      const { body } = await network.request(createContactsGroups, chosen, { as: owner });
      const channels = new Set([owner, ...people].map(({ accountId }) => userChannel(accountId)));
      const told = network.events.filter(({ channel }) => channels.has(channel));
      // Everybody joins the group's channel, and learns of the group.
      expect(told).toHaveLength(2 * (count + 1));
      for (const { payload } of told) expect(JSON.stringify(payload)).toContain(body.group.groupId);
      return JSON.stringify(told).length;
    };
    expect(await toldIn(100)).toBeLessThan(10 * (await toldIn(10)));
  });

  describe('show the people of a group to each other', () => {
    it('in the same commands if one leaves', async () => {
      const costWith = async (count: number) => {
        const { groupId, owner, people } = await createPeopleGroup(count);
        const [leaver, ...others] = people;
        await addContacts(others.map((other) => [leaver!, other] as const));
        const { body } = await network.request(getContacts, {}, { as: owner });
        const { contactId } = body.contacts.find(({ email }: { email: string }) => email === leaver!.email);
        network.forget();
        const cost = await network.measureCost(async () => {
          await network.request(removeMemberFromGroup, { groupId, contactId }, { as: owner });
          await network.settle();
        });
        const told = network.heard(refreshContacts, userChannel(leaver!.accountId));
        expect(told.flatMap(({ contacts }) => contacts)).toHaveLength(count - 1);
        return cost;
      };
      const [few, many] = [await costWith(3), await costWith(30)];
      expect(many.commands).toBe(few.commands);
      // Each contact that is shown again is read thrice, and each member twice.
      expect(many.read - few.read).toBeLessThanOrEqual(27 * 8);
    });

    it('by one event for each person if all come together', async () => {
      const costWith = async (count: number) => {
        const { owner, people, contactsInNewGroup } = await createPeople(count);
        // Each knows those who stand behind them.
        await addContacts(people.flatMap((one, at) => people.slice(at + 1).map((other) => [one, other] as const)));
        network.forget();
        const chosen = { groupName: 'Design', contactsInNewGroup };
        const cost = await network.measureCost(async () => {
          expect((await network.request(createContactsGroups, chosen, { as: owner })).body.success).toBe(true);
          await network.settle();
        });
        for (const [at, { accountId }] of people.slice(0, -1).entries()) {
          const told = network.heard(refreshContacts, userChannel(accountId));
          expect(told).toHaveLength(1);
          expect(told[0].contacts).toHaveLength(people.length - 1 - at);
        }
        return cost;
      };
      const [few, many] = [await costWith(3), await costWith(30)];
      expect(many.commands).toBe(few.commands);
    });
  });

  it('apply a member’s new name', async () => {
    const costWith = async (count: number) => {
      const { friend } = await createGroup(count);
      return network.measureCost(async () => {
        network.announce(INTERNAL_CHANNEL, profileChanged, network.profiles.get(friend.accountId)!);
        await network.settle();
      });
    };
    expect(await costWith(100)).toEqual(await costWith(10));
  });

  it('apply a new name in ten times the groups, in the same number of queries for members', async () => {
    const questionsWith = async (count: number) => {
      const { person: owner, friend } = await personWith(2);
      const { body } = await network.request(getContacts, {}, { as: owner });
      const contacts = body.contacts as { contactId: string; email: string }[];
      const contactsInNewGroup = contacts.filter(({ email }) => email === friend.email);
      for (let at = 0; at < count; at += 1) {
        const chosen = { groupName: `Group ${at}`, contactsInNewGroup };
        expect((await network.request(createContactsGroups, chosen, { as: owner })).body).toMatchObject({
          success: true,
        });
      }
      network.forget();
      const commands = await network.getCommands(async () => {
        network.announce(INTERNAL_CHANNEL, profileChanged, network.profiles.get(friend.accountId)!);
        await network.settle();
      });
      const changed = network.events.filter(({ type }) => type === contactGroupChanged.type);
      expect(changed).toHaveLength(count);
      for (const { payload } of changed) expect(payload).toMatchObject({ members: [{ email: friend.email }] });
      return commands.filter((command) => command === 'find network.groupmembers').length;
    };
    const few = await questionsWith(3);
    expect(few).toBeGreaterThan(0);
    expect(await questionsWith(30)).toBe(few);
  });

  it('add a contact', async () => {
    let at = 0;
    const add: Act = async ({ person }) => {
      const contact = { contactEmail: `new-${at++}@example.com`, contactName: 'New' };
      expect((await network.request(addContact, contact, { as: person })).status).toBe(200);
    };
    const { few, many } = await costs(add, add);
    expect(many).toEqual(few);
  });

  it('find the frequent users', async () => {
    const act: Act = async ({ person }) => void (await network.request(getFrequentUsers, {}, { as: person }));
    const { few, many } = await costs(act, async (people) => {
      await useOften(people.person.accountId);
      await act(people);
    });
    expect(many).toEqual(few);
  });
});
