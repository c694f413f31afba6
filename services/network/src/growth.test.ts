import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { findContactsOf, findKnownAddresses } from '@meet/network-contract';
import { SERVICE_CALLER } from '@meet/service-kit';
import type { TestPerson } from '@meet/service-kit/testing';
import { startNetwork, type Network } from './testing/startNetwork.ts';

const FEW = 20;
const MANY = 10 * FEW;

let network: Network;
beforeAll(async () => {
  network = await startNetwork();
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
      ...{ useScore: 0, usedAt: 0, addedAt: 1 },
    })) as never,
  );
  return { person, friend };
}

type Act = (people: { person: TestPerson; friend: TestPerson }) => Promise<unknown>;

async function costs(act: Act) {
  const costWith = async (count: number) => {
    const people = await personWith(count);
    return network.costOf(() => act(people));
  };
  return { few: await costWith(FEW), many: await costWith(MANY) };
}

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
  ])('%s', async (_what, act) => {
    const { few, many } = await costs(act);
    expect(many).toEqual(few);
  });
});
