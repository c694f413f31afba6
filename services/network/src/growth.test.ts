import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  addContact,
  findContactsOf,
  findKnownAddresses,
  getFrequentUsers,
  getOnlineContacts,
  openPresenceLeases,
  refreshContacts,
} from '@meet/network-contract';
import { roomMatesChanged } from '@meet/chat-contract';
import { INTERNAL_CHANNEL, userChannel } from '@meet/contracts/events';
import { SERVICE_CALLER } from '@meet/service-kit';
import type { TestPerson } from '@meet/service-kit/testing';
import { startNetwork, type Network } from './testing/startNetwork.ts';

const FEW = 20;
const MANY = 10 * FEW;

let network: Network;
beforeAll(async () => {
  network = await startNetwork({}, { sweeps: false });
});
afterAll(() => network.close());

/** A person with so many contacts, the first of whom has an account and knows the person. */
async function personWith(count: number): Promise<{ person: TestPerson; friend: TestPerson }> {
  const [person, friend] = [network.person('Ana'), network.person('Bob')];
  await network.acquaint(person, friend);
  await network.connection.collection('network.contacts').insertMany(
    Array.from({ length: count - 1 }, (_, at) => ({
      ...{ _id: `${person.accountId} ${at}`, ownerId: person.accountId, email: `contact-${at}@example.com` },
      ...{ fullName: `Contact ${at}`, accountId: null, pin: 0, isInMyTeam: 0, isPartner: 0, version: 1 },
      ...{ useScore: 0, usedAt: 0, fadesAt: 0, addedAt: 1 },
    })) as never,
  );
  const leases = [{ accountId: friend.accountId, connectionId: `of-${friend.accountId}` }];
  await network.client.call(openPresenceLeases, { leases }, SERVICE_CALLER);
  return { person, friend };
}

/** Makes frequent users of those without an account, as a former release stored them: they have no rank. */
const useOften = (ownerId: string) =>
  network.connection
    .collection('network.contacts')
    .updateMany(
      { ownerId, accountId: null },
      { $set: { useScore: 9, usedAt: network.clock.now() }, $unset: { fadesAt: true } },
    );

type Act = (people: { person: TestPerson; friend: TestPerson }) => Promise<unknown>;

async function costs(act: Act, prepare: Act = () => Promise.resolve()) {
  const costWith = async (count: number) => {
    const people = await personWith(count);
    await prepare(people);
    return network.costOf(() => act(people));
  };
  return { few: await costWith(FEW), many: await costWith(MANY) };
}

it('finds the frequent users among contacts that a former release stored', async () => {
  const { person } = await personWith(FEW);
  await useOften(person.accountId);
  const ask = async () => (await network.request(getFrequentUsers, {}, { as: person })).body.frequentUsers;
  const first = await ask();
  expect(first).toHaveLength(10);
  expect(await ask()).toEqual(first);
  network.clock.advance(60 * 86_400_000);
  expect(await ask()).toEqual([]);
});

describe('with ten times the contacts, no more is read to', () => {
  it.each<[string, Act]>([
    [
      'find contacts by address',
      async ({ person: { accountId }, friend }) => {
        const emails = [friend.email.toUpperCase(), 'contact-1@example.com', 'nobody@example.com'];
        const { contacts } = await network.client.call(findContactsOf, { accountId, emails }, SERVICE_CALLER);
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

  it('show mates to each other, with ten times the mates', async () => {
    const costWith = async (count: number) => {
      const me = network.person('Me');
      const mates = Array.from({ length: count }, () => network.person('Mate'));
      for (const mate of mates) await network.acquaint(me, mate);
      const mateIds = mates.map(({ accountId }) => accountId);
      network.forget();
      const cost = await network.costOf(async () => {
        network.announce(INTERNAL_CHANNEL, roomMatesChanged, { accountId: me.accountId, mateIds });
        await network.settle();
      });
      const told = network.heard(refreshContacts, userChannel(me.accountId));
      expect(told.flatMap(({ contacts }) => contacts)).toHaveLength(count);
      for (const mateId of mateIds) expect(network.heard(refreshContacts, userChannel(mateId))).toHaveLength(1);
      return cost;
    };
    const few = await costWith(3);
    const many = await costWith(30);
    expect(many.commands).toBe(few.commands);
    // Each pair is read from both sides, beside presences and ties.
    expect(many.read - few.read).toBeLessThanOrEqual(27 * 8);
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
