import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  addContact,
  addMembersToGroup,
  createContactsGroups,
  deleteContact,
  deleteContactsGroup,
  editContact,
  editContactsGroupName,
  getContacts,
  getContactsGroups,
  getNetworkChanges,
  leaveContactsGroup,
  removeMemberFromGroup,
  togglePinContact,
  updateStatus,
} from '@meet/network-contract';
import type { TestPerson } from '@meet/service-kit/testing';
import { startNetwork, type Network } from '../testing/startNetwork.ts';

const HOUR_MS = 3_600_000;

let network: Network;
beforeAll(async () => {
  network = await startNetwork({}, { sweeps: false });
});
afterAll(() => network.close());

interface Chosen {
  readonly contactId: string;
  readonly email: string;
}

interface Known {
  readonly since?: string;
  readonly groups?: readonly { readonly groupId: string; readonly version: number }[];
}

async function ask(as: TestPerson, known: Known = {}) {
  const { status, body } = await network.request(getNetworkChanges, known as never, { as });
  expect(status).toBe(200);
  return body;
}

const nothing = { contacts: [], removedContactIds: [], groups: [], removedGroupIds: [], presences: [] };

/** Creates a person with a friend as a contact, and a group of the two. The first answer is some time ago. */
async function openNetwork() {
  const [ana, bob] = [network.person('Ana'), network.person('Bob')];
  await network.acquaint(ana, bob);
  const [contact] = (await network.request(getContacts, {}, { as: ana })).body.contacts;
  const { contactId, email } = contact as { contactId: string; email: string };
  const chosen = { groupName: 'Design', contactsInNewGroup: [{ contactId, email }] };
  const { groupId } = (await network.request(createContactsGroups, chosen, { as: ana })).body.group;
  network.clock.advance(60_000);
  const first = await ask(ana);
  network.clock.advance(60_000);
  const groups = (first.groups as { groupId: string; version: number }[]).map(({ groupId, version }) => ({
    ...{ groupId, version },
  }));
  return { ana, bob, contactId, groupId, first, known: { since: first.mark as string, groups } };
}

describe('the first answer', () => {
  it('contains everything that the lists return', async () => {
    const { ana, first } = await openNetwork();
    const { contacts } = (await network.request(getContacts, {}, { as: ana })).body;
    const { groups } = (await network.request(getContactsGroups, {}, { as: ana })).body;
    expect(first).toMatchObject({ isWhole: true, contacts, groups, removedContactIds: [], removedGroupIds: [] });
  });

  it.each(['', '5.4', `${9e15}.${9e15}`])('is given for the mark %j', async (since) => {
    expect(await ask(network.person('Ana'), { since })).toMatchObject({ isWhole: true });
  });

  it.each(['nonsense', '5', '5.4.3', `5.${'4'.repeat(17)}`])('is refused for the mark %j', async (since) => {
    const answer = await network.request(getNetworkChanges, { since }, { as: network.person('Ana') });
    expect(answer.status).toBe(400);
  });
});

describe('a later answer', () => {
  it('is empty while nothing changes, and whole after an hour', async () => {
    const { ana, known } = await openNetwork();
    const second = await ask(ana, known);
    expect(second).toMatchObject({ isWhole: false, ...nothing });
    network.clock.advance(HOUR_MS / 2);
    expect(await ask(ana, { ...known, since: second.mark })).toMatchObject({ isWhole: false, ...nothing });
    network.clock.advance(HOUR_MS / 2);
    expect(await ask(ana, { ...known, since: second.mark })).toMatchObject({ isWhole: true });
  });

  it.each<[string, (people: Awaited<ReturnType<typeof openNetwork>>) => Promise<unknown>, object]>([
    [
      'a new contact',
      ({ ana }) => network.request(addContact, { contactEmail: 'new@example.com', contactName: 'New' }, { as: ana }),
      { contacts: [expect.objectContaining({ email: 'new@example.com' })] },
    ],
    [
      'a renamed contact',
      ({ ana, contactId }) => network.request(editContact, { contactId, contactName: 'Robert' }, { as: ana }),
      { contacts: [expect.objectContaining({ fullName: 'Robert' })] },
    ],
    [
      'a pinned contact',
      ({ ana, contactId }) => network.request(togglePinContact, { contactId }, { as: ana }),
      { contacts: [expect.objectContaining({ pin: 1 })] },
    ],
    [
      'the presence of somebody who is seen',
      ({ bob }) => network.request(updateStatus, { status: 'Busy' } as never, { as: bob }),
      { presences: [expect.objectContaining({ status: expect.objectContaining({ status: 'Busy' }) })] },
    ],
    [
      'a renamed group',
      ({ ana, groupId }) => network.request(editContactsGroupName, { groupId, groupName: 'Plans' }, { as: ana }),
      { groups: [expect.objectContaining({ groupName: 'Plans' })] },
    ],
  ])('contains %s', async (_what, change, notified) => {
    const people = await openNetwork();
    await change(people);
    expect(await ask(people.ana, people.known)).toMatchObject({ isWhole: false, ...nothing, ...notified });
  });

  it('contains ids of deleted contacts and groups', async () => {
    const { ana, contactId, groupId, known } = await openNetwork();
    await network.request(deleteContactsGroup, { groupId }, { as: ana });
    await network.request(deleteContact, { contactId }, { as: ana });
    expect(await ask(ana, known)).toMatchObject({
      ...{ isWhole: false, ...nothing, removedContactIds: [contactId], removedGroupIds: [groupId] },
    });
  });

  it('contains changes of groups in the requested slice, and all slices together contain all', async () => {
    const { ana, contactId, first, known } = await openNetwork();
    const [{ email }] = (await network.request(getContacts, {}, { as: ana })).body.contacts;
    for (const groupName of ['Plans', 'Makers']) {
      const chosen = { groupName, contactsInNewGroup: [{ contactId, email }] };
      await network.request(createContactsGroups, chosen, { as: ana });
    }
    const { groups, mark } = await ask(ana, { since: first.mark as string });
    const ids = (groups as { groupId: string }[]).map(({ groupId }) => groupId).sort();
    expect(ids).toHaveLength(3);
    const notified = async (slice: object) => {
      const answer = await ask(ana, { since: mark, ...slice });
      return (answer.groups as { groupId: string }[]).map(({ groupId }) => groupId).sort();
    };
    expect(await notified({ groupsUpTo: ids[0] })).toEqual(ids.slice(0, 1));
    expect(await notified({ groupsAfter: ids[0], groupsUpTo: ids[1] })).toEqual(ids.slice(1, 2));
    expect(await notified({ groupsAfter: ids[1] })).toEqual(ids.slice(2));
    // A known group that was deleted is reported in the slice that contains its id.
    await network.request(deleteContactsGroup, { groupId: known.groups[0]!.groupId }, { as: ana });
    const gone = { ...known, since: mark, groupsUpTo: known.groups[0]!.groupId };
    expect((await ask(ana, gone)).removedGroupIds).toEqual([known.groups[0]!.groupId]);
  });

  it('contains no presence of strangers', async () => {
    const { ana, known } = await openNetwork();
    const stranger = network.person('Zoe');
    await network.request(addContact, { contactEmail: stranger.email, contactName: 'Zoe' }, { as: ana });
    const { mark } = await ask(ana, known);
    network.clock.advance(60_000);
    await network.request(updateStatus, { status: 'Busy' } as never, { as: stranger });
    expect((await ask(ana, { ...known, since: mark })).presences).toEqual([]);
  });

  it('contains a change that was written after the previous answer with an earlier time', async () => {
    const { ana, contactId, known } = await openNetwork();
    const second = await ask(ana, known);
    const stampedAt = network.clock.now() - 5_000;
    await network.connection
      .collection<{ _id: string }>('network.contacts')
      .updateOne({ _id: contactId }, { $set: { fullName: 'Late', changedAt: stampedAt }, $inc: { version: 1 } });
    network.clock.advance(60_000);
    expect(await ask(ana, { ...known, since: second.mark })).toMatchObject({ contacts: [{ fullName: 'Late' }] });
  });

  it('contains people who become or stop being visible by a common group', async () => {
    const [ana, bob, carl] = [network.person('Ana'), network.person('Bob'), network.person('Carl')];
    for (const friend of [bob, carl]) await network.acquaint(ana, friend);
    await network.request(addContact, { contactEmail: carl.email, contactName: 'Carl' }, { as: bob });
    const chosen = ((await network.request(getContacts, {}, { as: ana })).body.contacts as Chosen[]).map(
      ({ contactId, email }) => ({ contactId, email }),
    );
    const [toCarl] = chosen.filter(({ email }) => email === carl.email);
    const open = async (...contactsInNewGroup: Chosen[]) => {
      const made = await network.request(createContactsGroups, { groupName: 'Plans', contactsInNewGroup }, { as: ana });
      return (made.body.group as { groupId: string }).groupId;
    };
    let since: string | undefined;
    const notified = async () => {
      network.clock.advance(60_000);
      const { contacts, mark } = await ask(bob, { ...(since && { since }) });
      since = mark as string;
      return (contacts as { email: string; hasAccount: boolean }[])
        .filter(({ email }) => email === carl.email)
        .map(({ hasAccount }) => hasAccount);
    };
    expect(await notified()).toEqual([false]);
    const first = await open(...chosen);
    expect(await notified()).toEqual([true]);
    await network.request(leaveContactsGroup, { groupId: first }, { as: carl });
    expect(await notified()).toEqual([false]);
    await network.request(addMembersToGroup, { groupId: first, contactsInGroup: [toCarl!] }, { as: ana });
    expect(await notified()).toEqual([true]);
    await network.request(removeMemberFromGroup, { groupId: first, contactId: toCarl!.contactId }, { as: ana });
    expect(await notified()).toEqual([false]);
    const second = await open(...chosen);
    expect(await notified()).toEqual([true]);
    await network.request(deleteContactsGroup, { groupId: second }, { as: ana });
    expect(await notified()).toEqual([false]);
  });

  it('contains people who became visible in a group by adding its owner', async () => {
    const [ana, bob, carl] = [network.person('Ana'), network.person('Bob'), network.person('Carl')];
    await network.acquaint(ana, bob);
    for (const as of [ana, bob])
      await network.request(addContact, { contactEmail: carl.email, contactName: 'Carl' }, { as });
    const contactsInNewGroup = ((await network.request(getContacts, {}, { as: ana })).body.contacts as Chosen[]).map(
      ({ contactId, email }) => ({ contactId, email }),
    );
    await network.request(createContactsGroups, { groupName: 'Plans', contactsInNewGroup }, { as: ana });
    network.clock.advance(60_000);
    const { mark: since } = await ask(bob);
    network.clock.advance(60_000);
    await network.request(addContact, { contactEmail: ana.email, contactName: 'Ana' }, { as: carl });
    expect((await ask(bob, { since: since as string })).contacts).toMatchObject([
      { email: carl.email, hasAccount: true },
    ]);
  });
});
