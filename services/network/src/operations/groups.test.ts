import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { channelsChanged, groupChannel, userChannel } from '@meet/contracts/events';
import {
  addContact,
  addMembersToGroup,
  createContactsGroups,
  deleteContactsGroup,
  deleteGroup,
  editContact,
  editContactsGroupName,
  getContactGroup,
  getContactsGroups,
  leaveContactsGroup,
  listNetworkChannels,
  contactGroupChanged,
  refreshContactGroups,
  removeMemberFromGroup,
  type Group,
} from '@meet/network-contract';
import { SERVICE_CALLER } from '@meet/service-kit';
import type { TestPerson } from '@meet/service-kit/testing';
import { startNetwork, type Network } from '../testing/startNetwork.ts';

describe('a contact group', () => {
  let network: Network;
  let ana: TestPerson;
  let bob: TestPerson;
  let eva: TestPerson;
  let bobId: string;
  let carlId: string;
  let group: Group;

  beforeAll(async () => {
    network = await startNetwork();
  });
  afterAll(() => network.close());
  beforeEach(async () => {
    network.notified.splice(0);
    ana = network.person('Ana');
    bob = network.person('Bob');
    eva = network.person('Eva');
    await createContact(bob, ana.email, 'Ana');
    bobId = await createContact(ana, bob.email, 'My old Bob');
    carlId = await createContact(ana, `carl.${ana.accountId.slice(0, 6)}@example.com`, 'Carl');
    const created = await network.request(
      createContactsGroups,
      { groupName: ' Design ', contactsInNewGroup: [{ contactId: bobId, email: bob.email }] },
      { as: ana },
    );
    group = created.body.group;
    // A member who is added later comes after those who were added with the group.
    network.clock.advance(1);
    network.forget();
  });

  async function createContact(owner: TestPerson, contactEmail: string, contactName: string): Promise<string> {
    const answer = await network.request(addContact, { contactEmail, contactName }, { as: owner });
    return answer.body.contact.contactId;
  }
  const getGroups = async (person: TestPerson): Promise<Group[]> =>
    (await network.request(getContactsGroups, {}, { as: person })).body.groups;
  const withoutOwnership = ({ isOwner: _, ...attributes }: Group) => attributes;
  const getChannels = async ({ accountId }: TestPerson) =>
    (await network.client.call(listNetworkChannels, { accountIds: [accountId] }, SERVICE_CALLER)).memberships.map(
      ({ channel }) => channel,
    );

  it('has its creator as admin, and is shown only to its members', async () => {
    expect(group).toMatchObject({ groupName: 'Design', isOwner: true, ownerEmail: ana.email });
    expect(group.members).toMatchObject([
      { contactId: '0', isAdmin: true, email: ana.email, fullName: 'Ana' },
      // Members see the name that Bob gave himself, not the name that Ana gave him.
      { contactId: bobId, isAdmin: false, email: bob.email, fullName: 'Bob' },
    ]);
    expect(await getGroups(ana)).toEqual([group]);
    expect(await getGroups(bob)).toEqual([{ ...group, isOwner: false }]);
    expect(await getGroups(eva)).toEqual([]);
    expect(await getChannels(bob)).toEqual([groupChannel(group.groupId)]);
  });

  it('lists members who were added at the same moment in the order of their keys', async () => {
    const { groupId } = group;
    const members = network.connection.collection('network.groupmembers');
    const { _id: _, ...one } = (await members.findOne({ groupId }))!;
    await members.deleteMany({ groupId });
    const keys = ['d', 'b', 'e', 'a', 'c'];
    await members.insertMany(
      keys.map((key) => ({ ...one, _id: `${groupId} ${key}` as never, contactId: key, email: `${key}@example.com` })),
    );
    const [shown] = await getGroups(ana);
    expect(shown!.members.map(({ contactId }) => contactId)).toEqual(['0', 'a', 'b', 'c', 'd', 'e']);
    const { group: notified } = await network.client.call(
      getContactGroup,
      { groupId, accountId: ana.accountId },
      SERVICE_CALLER,
    );
    expect(notified.members.map(({ contactId }) => contactId)).toEqual(['0', 'a', 'b', 'c', 'd', 'e']);
  });

  it('admits contacts of the owner, who join its channel before they are notified', async () => {
    const evaId = await createContact(ana, eva.email, 'Eva');
    network.forget();
    const answer = await network.request(
      addMembersToGroup,
      { groupId: group.groupId, contactsInGroup: [{ contactId: evaId, email: eva.email }] },
      { as: ana },
    );
    expect(answer.body.group.members.map(({ fullName }: { fullName: string }) => fullName)).toEqual([
      'Ana',
      'Bob',
      'Eva',
    ]);
    const notified = { contactGroups: [withoutOwnership(answer.body.group)] };
    const { groupId, groupName, version, members } = answer.body.group;
    expect(network.heard(contactGroupChanged, groupChannel(groupId))).toEqual([
      { groupId, groupName, version, members: [members[2]], removedContactIds: [] },
    ]);
    const evas = network.events.filter(({ channel }) => channel === userChannel(eva.accountId));
    expect(evas.map(({ type, payload }) => [type, payload])).toEqual([
      [channelsChanged.type, { join: [groupChannel(group.groupId)], leave: [] }],
      [refreshContactGroups.type, notified],
    ]);
    expect(await getGroups(eva)).toEqual([{ ...answer.body.group, isOwner: false }]);
  });

  it('notifies added members, and nobody else', async () => {
    const notice = {
      notificationType: '3',
      from: { fullName: 'Ana', email: ana.email },
      message: { groupName: 'Design' },
      mail: true,
    };
    expect(network.notified).toEqual([{ ...notice, recipients: [bob.accountId] }]);
    const evaId = await createContact(ana, eva.email, 'Eva');
    await network.request(
      addMembersToGroup,
      {
        groupId: group.groupId,
        contactsInGroup: [
          { contactId: evaId, email: '' },
          { contactId: carlId, email: '' },
        ],
      },
      { as: ana },
    );
    expect(network.notified[1]).toEqual({ ...notice, recipients: [eva.accountId] });
  });

  it('admits nobody from outside the owner’s network, and nobody twice', async () => {
    const foreign = await createContact(bob, eva.email, 'Eva');
    network.forget();
    const add = (contactId: string) =>
      network.request(
        addMembersToGroup,
        { groupId: group.groupId, contactsInGroup: [{ contactId, email: '' }] },
        { as: ana },
      );
    expect((await add(foreign)).body).toMatchObject({
      success: false,
      message: 'You can add contact(s) only from your network',
    });
    expect((await add(bobId)).body).toMatchObject({ success: false, code: 'ALREADY_IN_GROUP' });
    expect(await getGroups(ana)).toEqual([group]);
    expect(network.events).toEqual([]);
  });

  it('is renamed for all members', async () => {
    const answer = await network.request(
      editContactsGroupName,
      { groupId: group.groupId, groupName: 'Makers' },
      { as: ana },
    );
    expect(answer.body.group).toMatchObject({ groupName: 'Makers', version: group.version + 1 });
    const { groupId, groupName, version } = answer.body.group;
    expect(network.heard(contactGroupChanged, groupChannel(groupId))).toEqual([
      { groupId, groupName, version, members: [], removedContactIds: [] },
    ]);
    expect(await getGroups(bob)).toEqual([{ ...answer.body.group, isOwner: false }]);
  });

  it('is removed from a removed member, who leaves its channel', async () => {
    const answer = await network.request(
      removeMemberFromGroup,
      { groupId: group.groupId, contactId: bobId },
      { as: ana },
    );
    expect(answer.body.group.members).toHaveLength(1);
    expect(network.heard(contactGroupChanged, groupChannel(group.groupId))).toMatchObject([
      { version: answer.body.group.version, members: [], removedContactIds: [bobId] },
    ]);
    const bobs = network.events.filter(({ channel }) => channel === userChannel(bob.accountId));
    expect(bobs.map(({ type, payload }) => [type, payload])).toEqual([
      [channelsChanged.type, { join: [], leave: [groupChannel(group.groupId)] }],
      [deleteGroup.type, { deletedGroupId: group.groupId }],
    ]);
    expect(await getGroups(bob)).toEqual([]);
    expect(await getChannels(bob)).toEqual([]);
  });

  it('keeps its admin, whose id may be a text or, for older callers, a number', async () => {
    const remove = (contactId: unknown) =>
      network.request(removeMemberFromGroup, { groupId: group.groupId, contactId } as never, { as: ana });
    const removed = [await remove('0'), await remove(0)];
    const leave = await network.request(leaveContactsGroup, { groupId: group.groupId }, { as: ana });
    for (const { body } of [...removed, leave])
      expect(body).toMatchObject({ success: false, code: 'GROUP_ADMIN_STAYS' });
    expect(await getGroups(ana)).toEqual([group]);
  });

  it('can be left by a member, and has a higher version when the member returns', async () => {
    expect((await network.request(leaveContactsGroup, { groupId: group.groupId }, { as: bob })).body.success).toBe(
      true,
    );
    expect(await getGroups(bob)).toEqual([]);
    expect((await getGroups(ana))[0]!.members).toHaveLength(1);
    expect((await network.request(leaveContactsGroup, { groupId: group.groupId }, { as: bob })).status).toBe(404);
    await network.request(
      addMembersToGroup,
      { groupId: group.groupId, contactsInGroup: [{ contactId: bobId, email: bob.email }] },
      { as: ana },
    );
    expect((await getGroups(bob))[0]!.version).toBeGreaterThan(group.version);
  });

  it('is deleted for all members', async () => {
    await network.request(deleteContactsGroup, { groupId: group.groupId }, { as: ana });
    expect(network.heard(deleteGroup, groupChannel(group.groupId))).toEqual([{ deletedGroupId: group.groupId }]);
    expect([await getGroups(ana), await getGroups(bob)]).toEqual([[], []]);
    expect(await network.connection.collection('network.groupmembers').countDocuments({ groupId: group.groupId })).toBe(
      0,
    );
  });

  it('shows the owner’s name for a person only while they have no account', async () => {
    await network.request(
      addMembersToGroup,
      { groupId: group.groupId, contactsInGroup: [{ contactId: carlId, email: '' }] },
      { as: ana },
    );
    await network.request(editContact, { contactId: carlId, contactName: 'Carol' }, { as: ana });
    await network.request(editContact, { contactId: bobId, contactName: 'Bobby' }, { as: ana });
    expect((await getGroups(bob))[0]!.members.map(({ fullName }) => fullName)).toEqual(['Ana', 'Bob', 'Carol']);
  });

  it.each([
    ['add-members-to-group', () => ({ contactsInGroup: [{ contactId: bobId, email: '' }] })],
    ['remove-member-from-group', () => ({ contactId: bobId })],
    ['edit-contacts-group-name', () => ({ groupName: 'Mine now' })],
    ['delete-contacts-group', () => ({})],
  ])('can be managed only by its owner: %s', async (path, rest) => {
    const call = (as?: TestPerson) =>
      network.request(path, { groupId: group.groupId, ...rest() }, { ...(as && { as }) });
    expect(await call(bob)).toMatchObject({ status: 403, body: { code: 'GROUP_OWNER_ONLY' } });
    expect(await call(eva)).toMatchObject({ status: 404, body: { code: 'GROUP_NOT_FOUND' } });
    expect((await call()).status).toBe(401);
    const operator = await network.request(path, { groupId: { $ne: null }, ...rest() }, { as: ana });
    expect(operator.status).toBe(400);
    expect(await getGroups(ana)).toEqual([group]);
    expect(network.events).toEqual([]);
  });

  it.each([
    [{ groupName: '', contactsInNewGroup: [] }, ['Group name is required', 'You need to select at least 1 contact']],
    [
      { groupName: '  ', contactsInNewGroup: [] },
      ['Group name cannot be empty', 'You need to select at least 1 contact'],
    ],
    [
      { groupName: 'x'.repeat(51) },
      ['Group Name cannot be more than 50 characters', 'You need to select at least 1 contact'],
    ],
  ])('cannot be created with %j', async (input, messages) => {
    const answer = await network.request(createContactsGroups, input, { as: ana });
    expect(answer.status).toBe(400);
    expect(answer.body.fields.map(({ message }: { message: string }) => message).sort()).toEqual(messages);
    expect(await getGroups(ana)).toHaveLength(1);
  });

  it('is returned to other services only for its members', async () => {
    const read = (accountId: string) =>
      network.client.call(getContactGroup, { groupId: group.groupId, accountId }, SERVICE_CALLER);
    expect((await read(bob.accountId)).group).toEqual({
      groupId: group.groupId,
      groupName: 'Design',
      ownerId: ana.accountId,
      members: [
        { contactId: '0', email: ana.email, fullName: 'Ana', accountId: ana.accountId, isAdmin: true, role: 1 },
        { contactId: bobId, email: bob.email, fullName: 'Bob', accountId: bob.accountId, isAdmin: false, role: 0 },
      ],
    });
    await expect(read(eva.accountId)).rejects.toMatchObject({ code: 'GROUP_NOT_FOUND' });
  });
});
