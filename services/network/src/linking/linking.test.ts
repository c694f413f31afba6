import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { accountActivated, profileChanged } from '@meet/accounts-contract';
import { channelsChanged, groupChannel, INTERNAL_CHANNEL, userChannel } from '@meet/contracts/events';
import {
  addContact,
  createContactsGroups,
  getContacts,
  getContactsGroups,
  openPresenceLeases,
  contactGroupChanged,
  refreshContacts,
} from '@meet/network-contract';
import { SERVICE_CALLER } from '@meet/service-kit';
import type { TestPerson } from '@meet/service-kit/testing';
import { startNetwork, type Network } from '../testing/startNetwork.ts';

describe('a contact who registers', () => {
  let network: Network;
  let ana: TestPerson;
  let bob: TestPerson;
  let groupId: string;

  beforeAll(async () => {
    network = await startNetwork();
  });
  afterAll(() => network.close());
  beforeEach(async () => {
    ana = network.person('Ana');
    bob = network.person('Bob');
    const profile = network.profiles.get(bob.accountId)!;
    network.profiles.delete(bob.accountId);
    const added = await network.request(addContact, { contactEmail: bob.email, contactName: 'Bob' }, { as: ana });
    const { contactId } = added.body.contact;
    const made = await network.request(
      createContactsGroups,
      { groupName: 'Design', contactsInNewGroup: [{ contactId, email: bob.email }] },
      { as: ana },
    );
    groupId = made.body.group.groupId;
    expect(added.body.contact.hasAccount).toBe(false);
    network.profiles.set(bob.accountId, profile);
    network.forget();
  });

  const seen = async () => (await network.request(getContacts, {}, { as: ana })).body.contacts[0];
  const addBack = () => network.request(addContact, { contactEmail: ana.email, contactName: 'Ana' }, { as: bob });

  it('is linked when the account is activated, and joins the groups', async () => {
    network.announce(INTERNAL_CHANNEL, accountActivated, {
      accountId: bob.accountId,
      email: bob.email.toUpperCase(),
      fullName: 'Bob',
    });
    await network.settle();
    await addBack();
    expect(network.heard(refreshContacts, userChannel(ana.accountId)).at(-1)).toMatchObject({
      contacts: [{ email: bob.email, hasAccount: true }],
    });
    expect(network.heard(channelsChanged, userChannel(bob.accountId))).toEqual([
      { join: [groupChannel(groupId)], leave: [] },
    ]);
    expect((await network.request(getContactsGroups, {}, { as: bob })).body.groups).toMatchObject([{ groupId }]);
  });

  it('is linked at the first connection if that announcement was lost', async () => {
    await network.client.call(
      openPresenceLeases,
      { leases: [{ accountId: bob.accountId, connectionId: 'first' }] },
      SERVICE_CALLER,
    );
    await addBack();
    expect(await seen()).toMatchObject({ hasAccount: true });
  });

  it('is shown with a new picture in lists, and with a new name and picture in groups', async () => {
    network.announce(INTERNAL_CHANNEL, accountActivated, {
      accountId: bob.accountId,
      email: bob.email,
      fullName: 'Bob',
    });
    await network.settle();
    await addBack();
    const profile = { ...network.profiles.get(bob.accountId)!, fullName: 'Robert', avatar: '/avatars/2' };
    network.profiles.set(bob.accountId, profile);
    network.forget();
    network.announce(INTERNAL_CHANNEL, profileChanged, profile);
    await network.settle();
    expect(network.heard(refreshContacts, userChannel(ana.accountId))).toMatchObject([
      { contacts: [{ fullName: 'Bob', avatar: '/avatars/2=s50' }] },
    ]);
    expect(network.heard(contactGroupChanged, groupChannel(groupId))).toMatchObject([
      { members: [{ fullName: 'Robert', avatar: '/avatars/2=s30' }], removedContactIds: [] },
    ]);
  });
});
