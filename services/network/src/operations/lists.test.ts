import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Call } from '@meet/contracts';
import {
  createContactsGroups,
  getContacts,
  getContactsGroups,
  getOnlineContacts,
  insertContacts,
} from '@meet/network-contract';
import type { TestPerson } from '@meet/service-kit/testing';
import { startNetwork, type Network } from '../testing/startNetwork.ts';

const FEW = 10;
const MANY = 1_000;

let network: Network;
let few: TestPerson;
let many: TestPerson;

beforeAll(async () => {
  network = await startNetwork({ RATE_LIMIT_FACTOR: '100' }, { sweeps: false });
  [few, many] = [await createOwner(FEW), await createOwner(MANY)];
}, 120_000);
afterAll(() => network.close());

/**
 * Creates a person with a group of this many contacts. Some of these have an account and have the person as a contact,
 * too.
 */
async function createOwner(count: number): Promise<TestPerson> {
  const owner = network.person('Olga');
  const contacts = Array.from({ length: count - 2 }, (_, at) => ({
    email: `${at}.of.${count}@example.com`,
    name: `Nr ${at}`,
  }));
  const known = [network.person('Ben'), network.person('Cleo')];
  for (const person of known) await network.acquaint(owner, person);
  for (let start = 0; start < contacts.length; start += 500)
    await network.request(insertContacts as Call, { insertData: contacts.slice(start, start + 500) }, { as: owner });
  const { body } = await network.request(getContacts, {}, { as: owner });
  expect(body.contacts).toHaveLength(count);
  const contactsInNewGroup = body.contacts.map(({ contactId, email }: { contactId: string; email: string }) => ({
    contactId,
    email,
  }));
  await network.request(
    createContactsGroups,
    { groupName: 'All', contactsInNewGroup: contactsInNewGroup.slice(0, 200) },
    { as: owner },
  );
  return owner;
}

describe('a list of people', () => {
  it.each<[string, Call]>([
    ['contacts', getContacts as Call],
    ['who is online', getOnlineContacts as Call],
    ['groups', getContactsGroups as Call],
  ])('takes no more database commands for a thousand people than for ten: %s', async (_what, call) => {
    const ask = async (as: TestPerson) => {
      const commands = await network.getCommands(() => network.request(call, {}, { as }));
      // MongoDB returns many documents in several batches.
      return commands.filter((name) => !name.startsWith('getMore'));
    };
    await ask(few);
    await ask(many);
    expect((await ask(many)).length).toBeLessThanOrEqual((await ask(few)).length);
  });

  it('queries all services that may know strangers at the same time', async () => {
    let requested = 0;
    const bothRequested = Promise.withResolvers<void>();
    network.beforeMates = () => {
      requested += 1;
      if (requested === 2) bothRequested.resolve();
      return bothRequested.promise;
    };
    const { body } = await network.request(getContacts, {}, { as: few });
    expect(body.contacts).toHaveLength(FEW);
  }, 10_000);

  it('runs one query for a person without contacts', async () => {
    const loner = network.person('Lea');
    expect(await network.getCommands(() => network.request(getContacts, {}, { as: loner }))).toEqual([
      'find network.contacts',
    ]);
  });
});
