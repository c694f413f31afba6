import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { accountActivated, profileChanged } from '@meet/accounts-contract';
import { roomMatesChanged } from '@meet/chat-contract';
import { organizationMatesChanged } from '@meet/organizations-contract';
import { groupChannel, INTERNAL_CHANNEL, userChannel } from '@meet/contracts/events';
import {
  addContact,
  addMembersToGroup,
  connectAccounts,
  createContactsGroups,
  deleteContact,
  deleteGroup,
  findAcquaintances,
  findKnownAddresses,
  getContactGroup,
  getOwnedContact,
  getContacts,
  getContactsGroups,
  getContactsWithAccount,
  getOnlineContacts,
  insertContacts,
  joinContactGroup,
  leaveContactsGroup,
  listOwnedContacts,
  openPresenceLeases,
  presenceChanged,
  contactGroupChanged,
  refreshContacts,
  updateStatus,
  type Contact,
} from '@meet/network-contract';
import { SERVICE_CALLER } from '@meet/service-kit';
import type { TestPerson } from '@meet/service-kit/testing';
import { startNetwork, type Network } from '../testing/startNetwork.ts';

let network: Network;
/** The person who views the others. */
let ana: TestPerson;
/** Has an account, a picture and a connection, and does not know Ana. */
let bob: TestPerson;
/** An address without an account. */
const NOBODY = 'nobody.at.all@example.com';

beforeAll(async () => {
  network = await startNetwork();
});
afterAll(() => network.close());
beforeEach(async () => {
  network.roomMates = [];
  [ana, bob] = [network.person('Ana'), network.person('Bob')];
  network.profiles.set(bob.accountId, { ...network.profiles.get(bob.accountId)!, avatar: '/avatars/bob' });
  await connect(bob);
  network.forget();
});

const connect = (person: TestPerson) =>
  network.client.call(
    openPresenceLeases,
    { leases: [{ accountId: person.accountId, connectionId: `of-${person.accountId}` }] },
    SERVICE_CALLER,
  );
const add = (email: string, as: TestPerson, contactName = 'Somebody') =>
  network.request(addContact, { contactEmail: email, contactName }, { as });
const listContacts = async (as: TestPerson): Promise<Contact[]> =>
  (await network.request(getContacts, {}, { as })).body.contacts;
const seenBy = async (as: TestPerson, email: string) => (await listContacts(as)).find((one) => one.email === email);
const getGroups = async (as: TestPerson) => (await network.request(getContactsGroups, {}, { as })).body.groups;
const makeGroup = async (as: TestPerson, ...members: Contact[]): Promise<string> => {
  const contactsInNewGroup = members.map(({ contactId, email }) => ({ contactId, email }));
  const made = await network.request(createContactsGroups, { groupName: 'Design', contactsInNewGroup }, { as });
  return made.body.group.groupId;
};
const notifiedTo = (person: TestPerson) =>
  network.events.filter(({ channel }) => channel === userChannel(person.accountId));

/**
 * Removes all values that differ between any two people: addresses, names of things, ids and the colour of the address.
 */
const alike = (value: unknown, { email, accountId }: { email: string; accountId?: string }): unknown =>
  JSON.parse(
    JSON.stringify(value, (key, entry: unknown) => (['contactId', 'color', 'groupId', 'at'].includes(key) ? '' : entry))
      .replaceAll(email, 'address')
      .replaceAll(accountId ?? '\0', 'account'),
  );

const SHOWN = { hasAccount: true, online: true, avatar: '/avatars/bob=s50' };
const STRANGE = { hasAccount: false, online: false, time: null, status: null, presenceVersion: 0, avatar: null };

describe('a stranger with an account and an address without an account', () => {
  it('look the same in all answers and events to a person who adds them', async () => {
    const about = async (email: string, accountId?: string) => {
      const looker = network.person('Looker');
      const added = await add(email, looker);
      const group = await makeGroup(looker, added.body.contact);
      if (accountId) {
        await network.request(updateStatus, { status: 'Busy', statusDescription: 'Lunch' }, { as: bob });
        network.announce(INTERNAL_CHANNEL, profileChanged, network.profiles.get(accountId)!);
        network.announce(INTERNAL_CHANNEL, accountActivated, { accountId, email, fullName: 'Bob' });
        await network.settle();
      }
      const { contactId } = added.body.contact;
      const ask = { accountId: looker.accountId };
      const seen = {
        added: added.body,
        contacts: await listContacts(looker),
        withAccount: (await network.request(getContactsWithAccount, {}, { as: looker })).body,
        online: (
          await network.request(getOnlineContacts, { timezone: 'UTC' }, { as: looker })
        ).body.contactsStatus.filter((row: { email: string }) => row.email !== looker.email),
        groups: await getGroups(looker),
        plain: await network.client.call(listOwnedContacts, ask, SERVICE_CALLER),
        one: await network.client.call(getOwnedContact, { ...ask, contactId }, SERVICE_CALLER),
        group: await network.client.call(getContactGroup, { ...ask, groupId: group }, SERVICE_CALLER),
        events: network.events
          .filter(({ channel }) => [userChannel(looker.accountId), groupChannel(group)].includes(channel))
          .map(({ type, payload }) => ({ type, payload })),
        deleted: (await network.request(deleteContact, { contactId }, { as: looker })).body,
      };
      return alike(alike(alike(seen, { email, ...(accountId && { accountId }) }), looker), { email: group });
    };
    expect(await about(bob.email, bob.accountId)).toEqual(await about(NOBODY));
  });

  it('cannot be distinguished by importing a thousand addresses', async () => {
    const registered = Array.from({ length: 20 }, (_, at) => network.person(`Known ${at}`));
    for (const person of registered) await connect(person);
    const strangers = Array.from({ length: 980 }, (_, at) => `unknown.${at}@example.com`);
    const insertData = [...registered.map(({ email }) => email), ...strangers].map((email) => ({ email, name: 'X' }));
    const answer = await network.request(insertContacts, { insertData }, { as: ana });
    expect(answer.body).toEqual({ success: true, imported: 1000, skipped: 0 });
    const contacts = await listContacts(ana);
    expect(contacts).toHaveLength(1000);
    for (const contact of contacts) expect(contact).toMatchObject({ ...STRANGE, version: 1 });
    expect(network.heard(presenceChanged, userChannel(ana.accountId))).toEqual([]);
  });

  it('look the same if the account is created afterwards', async () => {
    const profile = network.profiles.get(bob.accountId)!;
    network.profiles.delete(bob.accountId);
    const { contact } = (await add(bob.email, ana)).body;
    const groupId = await makeGroup(ana, contact);
    network.profiles.set(bob.accountId, profile);
    network.forget();
    network.announce(INTERNAL_CHANNEL, accountActivated, profile);
    await network.settle();
    expect(await getGroups(bob)).toHaveLength(1);
    expect(notifiedTo(ana)).toEqual([]);
    expect(network.events.filter(({ channel }) => channel === groupChannel(groupId))).toEqual([]);
    expect(await seenBy(ana, bob.email)).toEqual(contact);
  });
});

describe('two people who added each other', () => {
  it('see each other from then on, and are notified at once', async () => {
    await add(bob.email, ana);
    network.forget();
    const { contact } = (await add(ana.email, bob)).body;
    expect(contact).toMatchObject({ hasAccount: true });
    expect(network.heard(refreshContacts, userChannel(ana.accountId))).toMatchObject([
      { contacts: [{ email: bob.email, version: 2, ...SHOWN }] },
    ]);
    expect(await seenBy(ana, bob.email)).toMatchObject(SHOWN);
    await connect(ana);
    expect(network.heard(presenceChanged, userChannel(bob.accountId))).toMatchObject([
      { presence: { email: ana.email, online: true } },
    ]);
  });

  it('see each other after an import or an accepted invitation as well', async () => {
    await add(bob.email, ana);
    await network.request(insertContacts, { insertData: [{ email: ana.email, name: 'Ana' }] }, { as: bob });
    expect(await seenBy(ana, bob.email)).toMatchObject(SHOWN);

    const eva = network.person('Eva');
    await add(bob.email, eva);
    await network.client.call(
      connectAccounts,
      { accountId: eva.accountId, otherAccountId: bob.accountId },
      SERVICE_CALLER,
    );
    expect(await seenBy(eva, bob.email)).toMatchObject(SHOWN);
  });

  it('see each other until one of them deletes the other', async () => {
    await network.acquaint(ana, bob);
    const { contactId } = (await seenBy(bob, ana.email))!;
    network.forget();
    await network.request(deleteContact, { contactId }, { as: bob });
    expect(network.heard(refreshContacts, userChannel(ana.accountId))).toMatchObject([
      { contacts: [{ email: bob.email, ...STRANGE }] },
    ]);
    expect(await seenBy(ana, bob.email)).toMatchObject(STRANGE);
    network.forget();
    await network.request(updateStatus, { status: 'Busy', statusDescription: '' }, { as: bob });
    expect(network.heard(presenceChanged, userChannel(ana.accountId))).toEqual([]);
  });

  it('do not see each other if only one added the other', async () => {
    await add(ana.email, bob);
    await connect(ana);
    expect(await seenBy(bob, ana.email)).toMatchObject(STRANGE);
    expect(network.heard(presenceChanged, userChannel(bob.accountId))).toEqual([]);
  });
});

describe('a person who was added to a group', () => {
  const memberSeen = async (as: TestPerson, email: string) =>
    (await getGroups(as))[0].members.find((member: { email: string }) => member.email === email);
  const PUT = { fullName: 'Somebody', online: false, time: null, status: null, avatar: null };

  it('sees the group, and looks like any other address in it until they add its owner', async () => {
    const groupId = await makeGroup(ana, (await add(bob.email, ana)).body.contact);
    expect(await memberSeen(bob, bob.email)).toMatchObject(PUT);
    expect(await memberSeen(ana, bob.email)).toMatchObject(PUT);
    network.forget();
    await network.request(updateStatus, { status: 'Busy', statusDescription: '' }, { as: bob });
    expect(network.heard(presenceChanged, groupChannel(groupId))).toEqual([]);

    await add(ana.email, bob);
    const joined = { fullName: 'Bob', online: true, avatar: '/avatars/bob=s30' };
    expect(await memberSeen(ana, bob.email)).toMatchObject(joined);
    expect(network.heard(contactGroupChanged, groupChannel(groupId)).at(-1).members).toMatchObject([joined]);
    network.forget();
    await network.request(updateStatus, { status: 'Available', statusDescription: '' }, { as: bob });
    expect(network.heard(presenceChanged, groupChannel(groupId))).toHaveLength(1);
  });

  it('leaves it without a notification to others', async () => {
    const groupId = await makeGroup(ana, (await add(bob.email, ana)).body.contact);
    const before = await getGroups(ana);
    network.forget();
    expect((await network.request(leaveContactsGroup, { groupId }, { as: bob })).body).toEqual({ success: true });
    expect(await getGroups(bob)).toEqual([]);
    expect(await getGroups(ana)).toEqual(before);
    expect(network.heard(deleteGroup).map(({ deletedGroupId }) => deletedGroupId)).toEqual([groupId]);
    expect(network.events.filter(({ channel }) => channel !== userChannel(bob.accountId))).toEqual([]);

    network.announce(INTERNAL_CHANNEL, accountActivated, network.profiles.get(bob.accountId)!);
    await add(ana.email, bob);
    await network.settle();
    expect(await getGroups(bob)).toEqual([]);
  });

  it('is shown by their own name if the owner is among their contacts', async () => {
    await add(ana.email, bob);
    const [eva, groupId] = [
      (await add(network.person('Eva').email, ana)).body.contact as Contact,
      await makeGroup(ana, (await add(bob.email, ana)).body.contact),
    ];
    expect(await memberSeen(ana, bob.email)).toMatchObject({ fullName: 'Bob', online: true });
    const contactsInGroup = [{ contactId: eva.contactId, email: eva.email }];
    await network.request(addMembersToGroup, { groupId, contactsInGroup }, { as: ana });
    expect(await memberSeen(ana, eva.email)).toMatchObject(PUT);
  });

  it('sees participants, also as contacts, and becomes visible by an accepted invitation', async () => {
    const eva = network.person('Eva');
    await network.acquaint(ana, eva);
    await connect(eva);
    const groupId = await makeGroup(ana, (await seenBy(ana, eva.email))!, (await add(bob.email, ana)).body.contact);
    expect((await add(eva.email, bob)).body.contact).toMatchObject({ hasAccount: true, online: true });
    expect((await add(bob.email, eva)).body.contact).toMatchObject({ hasAccount: true, online: true });
    const carl = network.person('Carl');
    await add(carl.email, eva);
    await network.client.call(
      joinContactGroup,
      { groupId, ownerId: ana.accountId, email: carl.email, fullName: 'Carl', role: 0 },
      SERVICE_CALLER,
    );
    expect(await seenBy(eva, carl.email)).toMatchObject({ hasAccount: true });
  });
});

describe.each([
  ['a chat room', roomMatesChanged, 'roomMates'],
  ['an organization', organizationMatesChanged, 'organizationMates'],
] as const)('people who chose to share %s', (_name, matesChanged, mates) => {
  it('see each other, and are notified when that begins and ends', async () => {
    await add(bob.email, ana);
    network.forget();
    network[mates] = [[ana, bob]];
    const changed = { accountId: bob.accountId, mateIds: [ana.accountId] };
    network.announce(INTERNAL_CHANNEL, matesChanged, changed);
    await network.settle();
    expect(network.heard(refreshContacts, userChannel(ana.accountId))).toMatchObject([
      { contacts: [{ email: bob.email, ...SHOWN }] },
    ]);
    await network.request(updateStatus, { status: 'Busy', statusDescription: '' }, { as: bob });
    expect(network.heard(presenceChanged, userChannel(ana.accountId))).toHaveLength(1);

    network[mates] = [];
    network.announce(INTERNAL_CHANNEL, matesChanged, changed);
    await network.settle();
    expect(network.heard(refreshContacts, userChannel(ana.accountId)).at(-1)).toMatchObject({
      contacts: [{ email: bob.email, ...STRANGE }],
    });
  });

  it('are strangers while the other service fails', async () => {
    await add(bob.email, ana);
    network[mates] = 'down';
    expect(await seenBy(ana, bob.email)).toMatchObject(STRANGE);
    network[mates] = [];
  });
});

it('returns an account’s acquaintances to other services', async () => {
  const eva = network.person('Eva');
  await network.acquaint(ana, bob);
  await add(eva.email, ana);
  const among = [bob.accountId, eva.accountId, 'unknown'];
  expect(await network.client.call(findAcquaintances, { accountId: ana.accountId, among }, SERVICE_CALLER)).toEqual({
    accountIds: [bob.accountId],
  });
});

it('returns the addresses that an account knows to other services: contacts and acquaintances', async () => {
  const [eva, dan, cleo] = [network.person('Eva'), network.person('Dan'), network.person('Cleo')];
  await network.acquaint(ana, bob);
  await add(eva.email, ana);
  await add(ana.email, dan);
  const people = [
    { email: bob.email.toUpperCase(), accountId: bob.accountId },
    { email: eva.email, accountId: null },
    { email: dan.email, accountId: dan.accountId },
    { email: cleo.email, accountId: cleo.accountId },
    { email: 'nobody@example.com', accountId: null },
  ];
  const { emails } = await network.client.call(
    findKnownAddresses,
    { accountId: ana.accountId, people },
    SERVICE_CALLER,
  );
  expect(emails.toSorted()).toEqual([bob.email, dan.email, eva.email].map((email) => email.toLowerCase()).toSorted());
});
