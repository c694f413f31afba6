import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { userChannel } from '@meet/contracts/events';
import {
  addContact,
  checkGroupModerator,
  checkOwnedGroupMember,
  connectAccounts,
  createGroupWith,
  eraseAccountFromNetwork,
  getOwnedContact,
  getContacts,
  getContactsGroups,
  insertContacts,
  joinContactGroup,
  listOwnedContacts,
  listOwnedGroups,
  refreshContactGroups,
  refreshContacts,
} from '@meet/network-contract';
import type { Call } from '@meet/contracts';
import { SERVICE_CALLER } from '@meet/service-kit';
import type { TestPerson } from '@meet/service-kit/testing';
import { startNetwork, type Network } from '../testing/startNetwork.ts';

describe('calls from other services', () => {
  let network: Network;
  let ana: TestPerson;
  let bob: TestPerson;
  let groupId: string;

  beforeAll(async () => {
    network = await startNetwork({ NETWORK_CONTACTS_MAX: '3' });
  });
  afterAll(() => network.close());
  beforeEach(async () => {
    ana = network.person('Ana');
    bob = network.person('Bob');
    const people = [
      { email: bob.email.toUpperCase(), fullName: 'Bob' },
      { email: ana.email, fullName: 'Ana' },
    ];
    const made = await ask(createGroupWith, { accountId: ana.accountId, groupName: 'Design', people });
    groupId = made.group.groupId;
    network.forget();
  });

  const ask = <Input, Output>(call: Call<Input, Output>, input: Input) =>
    network.client.call(call, input, SERVICE_CALLER);

  const erase = async ({ accountId, email, fullName }: TestPerson) => {
    const erasure = { accountId, email, fullName, pseudonym: 'closed account', owned: 'handOver' as const };
    let cursor: string | null = null;
    do ({ cursor } = await ask(eraseAccountFromNetwork, { ...erasure, cursor }));
    while (cursor !== null);
  };

  it('create a group of people, who become contacts, with the owner in it once', async () => {
    const { body } = await network.request(getContactsGroups, {}, { as: bob });
    expect(body.groups).toMatchObject([{ groupId, members: [{ email: ana.email }, { email: bob.email }] }]);
    expect((await network.request(getContacts, {}, { as: ana })).body.contacts).toMatchObject([{ email: bob.email }]);
    expect((await ask(listOwnedGroups, { accountId: ana.accountId })).groups).toEqual([
      { groupId, groupName: 'Design' },
    ]);
    expect((await ask(listOwnedGroups, { accountId: bob.accountId })).groups).toEqual([]);
  });

  it('add an invited moderator to a group, once', async () => {
    const eva = network.person('Eva');
    const invitation = { groupId, ownerId: ana.accountId, email: eva.email, fullName: 'Eva', role: 1 as const };
    await ask(joinContactGroup, invitation);
    await ask(joinContactGroup, invitation);
    expect(network.heard(refreshContactGroups, userChannel(eva.accountId))).toHaveLength(1);
    const moderates = (accountId: string) => ask(checkGroupModerator, { ownerId: ana.accountId, accountId });
    expect(await moderates(eva.accountId)).toEqual({ isModerator: true });
    expect(await moderates(bob.accountId)).toEqual({ isModerator: false });
    const belongs = (email: string) => ask(checkOwnedGroupMember, { ownerId: ana.accountId, email });
    expect(await belongs(eva.email.toUpperCase())).toEqual({ isMember: true });
    expect(await belongs('nobody@example.com')).toEqual({ isMember: false });
  });

  it('hand the group of an erased account to a moderator, before a member who came earlier', async () => {
    const [dan, eva] = [network.person('Dan'), network.person('Eva')];
    const join = ({ email, fullName }: TestPerson, role: 0 | 1) =>
      ask(joinContactGroup, { groupId, ownerId: ana.accountId, email, fullName, role });
    await join(dan, 0);
    network.clock.advance(1);
    await join(eva, 1);
    const owns = async ({ accountId }: TestPerson) => (await ask(listOwnedGroups, { accountId })).groups.length === 1;
    await erase(ana);
    expect([await owns(eva), await owns(dan)]).toEqual([true, false]);
    await erase(eva);
    expect(await owns(dan)).toBe(true);
  });

  it('make two people contacts of each other, once, and notify both', async () => {
    const [eva, dan] = [network.person('Eva'), network.person('Dan')];
    const pair = { accountId: eva.accountId, otherAccountId: dan.accountId };
    await ask(connectAccounts, pair);
    await ask(connectAccounts, pair);
    const listContacts = async (as: TestPerson) => (await network.request(getContacts, {}, { as })).body.contacts;
    expect(await listContacts(eva)).toMatchObject([{ email: dan.email, fullName: 'Dan', hasAccount: true }]);
    expect(await listContacts(dan)).toMatchObject([{ email: eva.email, fullName: 'Eva', hasAccount: true }]);
    const heard = ({ accountId }: TestPerson) => network.heard(refreshContacts, userChannel(accountId));
    // The first person to add the other becomes visible once the other adds them, too. Work after an answer may
    // announce it again.
    expect(heard(eva)[0]).toMatchObject({ contacts: [{ hasAccount: false }] });
    for (const person of [eva, dan]) expect(heard(person).at(-1)).toMatchObject({ contacts: [{ hasAccount: true }] });
  });

  it('make a contact on one side if the other person’s list is full', async () => {
    const [eva, dan] = [network.person('Eva'), network.person('Dan')];
    const rows = Array.from({ length: 3 }, (_, i) => ({ email: `p${i}@example.com`, name: `P ${i}` }));
    await network.request(insertContacts, { insertData: rows }, { as: eva });
    await ask(connectAccounts, { accountId: eva.accountId, otherAccountId: dan.accountId });
    expect((await network.request(getContacts, {}, { as: eva })).body.contacts).toHaveLength(3);
    expect((await network.request(getContacts, {}, { as: dan })).body.contacts).toMatchObject([{ email: eva.email }]);
  });

  it('refuse to add a person to a group that the inviter does not own', async () => {
    const invitation = { groupId, ownerId: bob.accountId, email: 'eva@example.com', fullName: 'Eva', role: 0 as const };
    await expect(ask(joinContactGroup, invitation)).rejects.toMatchObject({ code: 'GROUP_OWNER_ONLY' });
  });

  it('list only the account’s contacts, with their accounts', async () => {
    await network.request(addContact, { contactEmail: 'nobody@example.com', contactName: 'Nobody' }, { as: ana });
    await network.request(addContact, { contactEmail: ana.email, contactName: 'Ana' }, { as: bob });
    const { contacts } = await ask(listOwnedContacts, { accountId: ana.accountId });
    expect(contacts.map(({ email, accountId }) => [email, accountId]).sort()).toEqual(
      [
        [bob.email, bob.accountId],
        ['nobody@example.com', null],
      ].sort(),
    );
    const { contactId } = contacts[0]!;
    expect((await ask(getOwnedContact, { accountId: ana.accountId, contactId })).contact).toEqual(contacts[0]);
    await expect(ask(getOwnedContact, { accountId: bob.accountId, contactId })).rejects.toMatchObject({
      code: 'CONTACT_NOT_FOUND',
    });
  });
});
