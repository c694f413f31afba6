import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { userChannel } from '@meet/contracts/events';
import {
  addContact,
  addRemoveContactFromMyTeam,
  addRemoveContactToMyPartners,
  countContactUse,
  deleteContact,
  editContact,
  getContacts,
  getContactsWithAccount,
  getFrequentUsers,
  refreshContacts,
  sendContactsRefreshNotification,
  togglePinContact,
} from '@meet/network-contract';
import { SERVICE_CALLER } from '@meet/service-kit';
import type { TestPerson } from '@meet/service-kit/testing';
import { startNetwork, type Network } from '../testing/startNetwork.ts';

describe('a contact', () => {
  let network: Network;
  let ana: TestPerson;
  let bob: TestPerson;
  let contactId: string;

  beforeAll(async () => {
    network = await startNetwork();
  });
  afterAll(() => network.close());
  beforeEach(async () => {
    ana = network.person('Ana');
    bob = network.person('Bob');
    const added = await network.request(addContact, { contactEmail: bob.email, contactName: 'Bob' }, { as: ana });
    contactId = added.body.contact.contactId;
    network.forget();
  });

  const fetchContacts = async (person: TestPerson, query = {}) =>
    (await network.request(getContacts, query, { as: person })).body.contacts;
  const getLastEvent = () => network.heard(refreshContacts, userChannel(ana.accountId)).at(-1);

  it('is renamed, in the list and in every tab', async () => {
    const answer = await network.request(editContact, { contactId, contactName: ' Bobby ' }, { as: ana });
    expect(answer.body.contact).toMatchObject({ contactId, fullName: 'Bobby', fullname: 'Bobby', version: 2 });
    expect(await fetchContacts(ana)).toEqual([answer.body.contact]);
    expect(getLastEvent().contacts).toEqual([answer.body.contact]);
  });

  it('is deleted, in the list and in every tab', async () => {
    expect((await network.request(deleteContact, { contactId }, { as: ana })).body).toEqual({ success: true });
    expect(await fetchContacts(ana)).toEqual([]);
    expect(getLastEvent()).toEqual({ contacts: [], removedContactIds: [contactId], refetchContacts: false });
    expect((await network.request(deleteContact, { contactId }, { as: ana })).status).toBe(404);
  });

  it('is pinned and unpinned', async () => {
    const toggle = async () => (await network.request(togglePinContact, { contactId }, { as: ana })).body;
    expect(await toggle()).toEqual({ success: true, pin: 1 });
    expect(await fetchContacts(ana)).toMatchObject([{ pin: 1 }]);
    expect(getLastEvent().contacts).toMatchObject([{ contactId, pin: 1 }]);
    expect(await toggle()).toEqual({ success: true, pin: 0 });
  });

  it('is unchanged after twenty simultaneous toggles, and every toggle is announced', async () => {
    const toggles = Array.from({ length: 20 }, () => network.request(togglePinContact, { contactId }, { as: ana }));
    const pins = (await Promise.all(toggles)).map(({ body }) => body.pin as number);
    expect(pins.filter((pin) => pin === 1)).toHaveLength(10);
    expect(await fetchContacts(ana)).toMatchObject([{ pin: 0, version: 21 }]);
    const notified = network.heard(refreshContacts, userChannel(ana.accountId)).flatMap(({ contacts }) => contacts);
    const inOrder = notified.sort((one, other) => one.version - other.version);
    expect(inOrder.map(({ version, pin }) => [version, pin])).toEqual(pins.map((_, at) => [at + 2, (at + 1) % 2]));
  });

  it.each([
    [addRemoveContactFromMyTeam, 'isInMyTeam', 'My Team'],
    [addRemoveContactToMyPartners, 'isPartner', 'My Partners'],
  ] as const)('%#. is marked by operation 0 and unmarked by operation 1', async (call, flag, list) => {
    const mark = (input: object) => network.request(call, { contactId, ...input }, { as: ana });
    expect((await mark({ operation: 0 })).body).toEqual({
      success: true,
      message: `The contact was added to ${list}.`,
    });
    expect(await fetchContacts(ana)).toMatchObject([{ [flag]: 1 }]);
    expect((await mark({ operation: 1 })).body.message).toBe(`The contact was removed from ${list}.`);
    expect(await fetchContacts(ana)).toMatchObject([{ [flag]: 0 }]);
  });

  it('is marked by the words Add and Remove as well, and by no others', async () => {
    const mark = (input: object) => network.request(addRemoveContactFromMyTeam, { contactId, ...input }, { as: ana });
    await mark({ action: 'Add' });
    expect(await fetchContacts(ana)).toMatchObject([{ isInMyTeam: 1 }]);
    await mark({ action: 'Remove' });
    expect(await fetchContacts(ana)).toMatchObject([{ isInMyTeam: 0 }]);
    for (const wrong of [{}, { action: 'Toggle' }, { operation: 2 }, { operation: { $gt: 0 } }]) {
      expect((await mark(wrong)).status).toBe(400);
    }
    expect(await fetchContacts(ana)).toMatchObject([{ isInMyTeam: 0 }]);
  });

  it.each([
    ['edit-contact', { contactName: 'Mine now' }],
    ['delete-contact', {}],
    ['toggle-pin-contact', {}],
    ['add-remove-contact-from-my-team', { operation: 0 }],
    ['add-remove-contact-to-my-partners', { operation: 0 }],
  ])('can be changed only by its owner: %s', async (path, input) => {
    const before = await fetchContacts(ana);
    for (const id of [contactId, 'unknown']) {
      const answer = await network.request(path, { contactId: id, ...input }, { as: bob });
      expect(answer).toMatchObject({ status: 404, body: { success: false, code: 'CONTACT_NOT_FOUND' } });
    }
    expect((await network.request(path, { contactId, ...input })).status).toBe(401);
    expect((await network.request(path, { contactId: { $ne: null }, ...input }, { as: ana })).status).toBe(400);
    expect(await fetchContacts(ana)).toEqual(before);
    expect(network.events).toEqual([]);
  });

  it('is newly added for ten minutes', async () => {
    network.clock.advance(11 * 60_000);
    const carl = network.person('Carl');
    await network.request(addContact, { contactEmail: carl.email, contactName: 'Carl' }, { as: ana });
    expect(await fetchContacts(ana)).toHaveLength(2);
    expect(await fetchContacts(ana, { newlyAdded: 'true' })).toMatchObject([{ fullName: 'Carl' }]);
    expect(await fetchContacts(ana, { newlyAdded: '0' })).toHaveLength(2);
    const longAgo = Math.floor(network.clock.now() / 1000) - 3600;
    expect(await fetchContacts(ana, { newlyAdded: String(longAgo) })).toHaveLength(2);
    expect((await network.request(getContacts, { newlyAdded: 'soon' }, { as: ana })).status).toBe(400);
  });

  it('is suggested for conversations once they have added the owner, too', async () => {
    const suggested = async () => (await network.request(getContactsWithAccount, {}, { as: ana })).body.contacts;
    expect(await suggested()).toEqual([]);
    await network.request(addContact, { contactEmail: ana.email, contactName: 'Ana' }, { as: bob });
    await network.request(addContact, { contactEmail: 'nobody@example.com', contactName: 'Nobody' }, { as: ana });
    expect(await suggested()).toMatchObject([{ contactId, hasAccount: true }]);
  });

  it('becomes a frequent user by recent use, and stops as that fades', async () => {
    const frequent = async () => (await network.request(getFrequentUsers, {}, { as: ana })).body.frequentUsers;
    const use = () =>
      network.client.call(
        countContactUse,
        { accountId: ana.accountId, emails: [bob.email.toUpperCase()] },
        SERVICE_CALLER,
      );
    await use();
    await use();
    expect(await frequent()).toEqual([]);
    await use();
    expect(await frequent()).toMatchObject([{ contactId, isFrequentUser: 1 }]);
    expect(getLastEvent().contacts).toMatchObject([{ contactId, isFrequentUser: 1 }]);
    network.clock.advance(30 * 24 * 3_600_000);
    expect(await frequent()).toEqual([]);
  });

  it('has the picture of the account in the size for lists', async () => {
    network.profiles.set(bob.accountId, { ...network.profiles.get(bob.accountId)!, avatar: '/avatars/bob/1' });
    await network.request(addContact, { contactEmail: ana.email, contactName: 'Ana' }, { as: bob });
    expect(await fetchContacts(ana)).toMatchObject([{ avatar: '/avatars/bob/1=s50' }]);
  });

  it('is fetched again by every tab on request', async () => {
    await network.request(sendContactsRefreshNotification, {}, { as: ana });
    expect(getLastEvent()).toEqual({ contacts: [], removedContactIds: [], refetchContacts: true });
    expect(network.events).toHaveLength(1);
  });
});
