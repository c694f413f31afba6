import { createChatRoom } from '@meet/chat-contract';
import { getStartMeetingConfiguration } from '@meet/meetings-contract';
import { addContact, createContactsGroups } from '@meet/network-contract';
import type { TestPerson } from '@meet/service-kit/testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestProduct, type TestProduct } from './testing/startTestProduct.ts';

let product: TestProduct;
let ana: TestPerson;
let bob: TestPerson;
let eva: TestPerson;
const made = { contactId: '', groupId: '', chatId: '' };

beforeAll(async () => {
  product = await startTestProduct();
  [ana, bob, eva] = [
    await product.newPerson('Ana Pop'),
    await product.newPerson('Bob Stan'),
    await product.newPerson('Eva Radu'),
  ];
  const { request } = product;
  const contact = { contactEmail: bob.email, contactName: 'Bobby' };
  made.contactId = (await request(addContact, contact, { as: ana })).body.contact.contactId;
  const contactsInNewGroup = [{ contactId: made.contactId, email: bob.email }];
  made.groupId = (
    await request(createContactsGroups, { groupName: 'Choir', contactsInNewGroup }, { as: ana })
  ).body.group.groupId;
  const room = { participants: [bob.email, 'somebody@example.com'], roomName: 'Band' };
  made.chatId = (await request(createChatRoom, room, { as: ana })).body.chatroom.chatId;
});
afterAll(() => product.close());

const ask = (input: object, as: TestPerson) => product.request(getStartMeetingConfiguration, input, { as });
const getEmails = (people: readonly { email: string }[]) => people.map(({ email }) => email).sort();

describe('get-start-meeting-configuration', () => {
  it.each([
    ['a contact', 'contactId', () => [bob.email]],
    ['a group', 'groupId', () => [bob.email]],
    ['a chat room', 'chatId', () => [bob.email, 'somebody@example.com'].sort()],
  ] as const)(
    'selects the people for a meeting with %s, and offers rooms and contacts',
    async (_what, name, invited) => {
      const { status, body } = await ask({ [name]: made[name] }, ana);
      expect([status, body.success, body.alias]).toEqual([200, true, null]);
      expect(getEmails(body.participants)).toEqual(invited());
      expect(body.participants.every(({ selected }: { selected: boolean }) => selected)).toBe(true);
      expect(body.contacts).toMatchObject([{ email: bob.email, fullName: 'Bobby', selected: false }]);
      expect(body.meetings.map(({ type }: { type: number }) => type)).toEqual([1, 2]);
    },
  );

  it('selects nobody if the request names nobody', async () => {
    expect((await ask({}, ana)).body).toMatchObject({ success: true, participants: [] });
  });

  it.each(['contactId', 'groupId', 'chatId'] as const)('reveals nothing about a %s to other people', async (name) => {
    const answer = await ask({ [name]: made[name] }, eva);
    expect([answer.status, answer.body.success]).toEqual([404, false]);
    expect(JSON.stringify(answer.body)).not.toContain(bob.email);
  });

  it('leaves out the caller, who is also a member', async () => {
    expect(getEmails((await ask({ groupId: made.groupId }, bob)).body.participants)).toEqual([ana.email]);
  });
});
