import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { userChannel } from '@meet/contracts/events';
import { addContact, getContacts, refreshContacts } from '@meet/network-contract';
import type { TestPerson } from '@meet/service-kit/testing';
import { startNetwork, type Network } from '../testing/startNetwork.ts';

describe('add-contact', () => {
  let network: Network;
  let ana: TestPerson;
  let bob: TestPerson;

  beforeAll(async () => {
    network = await startNetwork({ NETWORK_CONTACTS_MAX: '3' });
    ana = network.person('Ana');
    bob = network.person('Bob');
  });
  afterAll(() => network.close());

  const add = (contactEmail: unknown, contactName: unknown = 'Somebody', as = ana) =>
    network.request(addContact, { contactEmail, contactName }, { as });

  it('adds a person with an account, and notifies the owner’s tabs', async () => {
    await add(ana.email, 'Ana', bob);
    network.forget();
    const answer = await add(bob.email.toUpperCase(), '  Bob from work ');
    expect(answer).toMatchObject({
      status: 200,
      body: { success: true, contact: { email: bob.email, fullName: 'Bob from work', hasAccount: true, pin: 0 } },
    });
    const list = await network.request(getContacts, {}, { as: ana });
    expect(list.body.contacts).toEqual([answer.body.contact]);
    expect(network.heard(refreshContacts, userChannel(ana.accountId)).at(-1)).toEqual({
      contacts: [answer.body.contact],
      removedContactIds: [],
      refetchContacts: false,
    });
  });

  it('does not show the contact to other people', async () => {
    const list = await network.request(getContacts, {}, { as: network.person('Carl') });
    expect(list.body).toEqual({ success: true, contacts: [] });
  });

  it('refuses the same person twice, regardless of case', async () => {
    expect((await add(bob.email)).body).toEqual({
      success: false,
      code: 'CONTACT_ALREADY_ADDED',
      message: 'This person is already one of your contacts.',
    });
  });

  it('refuses the caller’s own address', async () => {
    expect((await add(ana.email.toUpperCase())).body).toMatchObject({ success: false, code: 'CONTACT_IS_SELF' });
  });

  it('refuses contacts beyond the limit', async () => {
    const carl = network.person('Carl');
    for (const name of ['one', 'two', 'three']) await add(`${name}@example.com`, name, carl);
    expect((await add('four@example.com', 'four', carl)).body).toMatchObject({
      code: 'CONTACTS_LIMIT_REACHED',
      message: 'Your network cannot have more than 3 contacts.',
    });
  });

  it('stores no more contacts than the limit if several are added at the same time', async () => {
    const dora = network.person('Dora');
    const names = ['one', 'two', 'three', 'four', 'five', 'six'];
    const answers = await Promise.all(names.map((name) => add(`${name}@example.com`, name, dora)));
    expect(answers.filter(({ body }) => body.code === 'CONTACTS_LIMIT_REACHED')).toHaveLength(3);
    const list = await network.request(getContacts, {}, { as: dora });
    expect(list.body.contacts).toHaveLength(3);
  });

  it.each([
    ['', 'Somebody', 'contactEmail', 'E-mail is required'],
    ['not an address', 'Somebody', 'contactEmail', 'E-mail pattern is invalid'],
    [`${'a'.repeat(60)}@example.com`, 'Somebody', 'contactEmail', 'E-mail cannot exceed 60 characters'],
    [{ $ne: null }, 'Somebody', 'contactEmail', 'This must be a text.'],
    ['dan@example.com', '', 'contactName', 'Name is required'],
    ['dan@example.com', '   ', 'contactName', 'Name cannot be empty'],
    ['dan@example.com', 'x'.repeat(102), 'contactName', 'Name cannot exceed 101 characters'],
    ['dan@example.com', { $gt: '' }, 'contactName', 'This must be a text.'],
  ])('refuses %p, %p', async (contactEmail, contactName, path, message) => {
    const before = await network.connection.collection('network.contacts').countDocuments();
    const answer = await add(contactEmail, contactName);
    expect(answer.status).toBe(400);
    expect(answer.body.fields).toContainEqual(expect.objectContaining({ path, message }));
    expect(await network.connection.collection('network.contacts').countDocuments()).toBe(before);
  });

  it('refuses visitors', async () => {
    expect((await network.request(addContact, { contactEmail: bob.email, contactName: 'Bob' })).status).toBe(401);
  });
});
