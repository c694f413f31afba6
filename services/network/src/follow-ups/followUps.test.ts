import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { accountActivated } from '@meet/accounts-contract';
import { roomMatesChanged } from '@meet/chat-contract';
import { INTERNAL_CHANNEL, userChannel } from '@meet/contracts/events';
import {
  addContact,
  createContactsGroups,
  deleteContactsGroup,
  getContacts,
  refreshContacts,
  resendFollowUps,
  type Contact,
  type FollowUpQueue,
} from '@meet/network-contract';
import { BEAT_MS, SERVICE_CALLER } from '@meet/service-kit';
import type { TestPerson } from '@meet/service-kit/testing';
import type { FollowUpRecord } from '../models/followUpModel.ts';
import { startNetwork, type Network } from '../testing/startNetwork.ts';

const DEAD_AFTER_MS = 30_000;
const KEPT_MS = 30 * 86_400_000;

let network: Network;
beforeAll(async () => {
  network = await startNetwork({}, { follows: false });
});
afterAll(() => network.close());

const add = (as: TestPerson, { email, fullName }: TestPerson) =>
  network.request(addContact, { contactEmail: email, contactName: fullName }, { as });
const stored = () => network.connection.collection('network.followups').find().toArray();
const shown = ({ accountId }: TestPerson) => network.heard(refreshContacts, userChannel(accountId));
/** Advances the clock until a process that ended is considered dead. */
async function passUntilDead(): Promise<void> {
  for (let passed = 0; passed < DEAD_AFTER_MS; passed += BEAT_MS) {
    network.clock.advance(BEAT_MS);
    await network.lease.keep();
  }
}

/** Creates a person whom `count` people have as a contact, and with whom each of them shares a chat room later. */
async function createMates(count: number): Promise<{ person: TestPerson; mates: TestPerson[] }> {
  const person = network.person('Ana');
  const mates = Array.from({ length: count }, () => network.person('Mate'));
  for (const mate of mates) await add(mate, person);
  return { person, mates };
}

const announceMates = (person: TestPerson, mates: readonly TestPerson[]) =>
  network.announce(INTERNAL_CHANNEL, roomMatesChanged, {
    accountId: person.accountId,
    mateIds: mates.map(({ accountId }) => accountId),
  });

/** Makes work on these people's mates stop in the middle, after its writes to the database. */
function holdMates(...people: TestPerson[]): { reached: Promise<void>; release: () => void } {
  const { promise: reached, resolve: reach } = Promise.withResolvers<void>();
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  network.beforeMates = (requested) => {
    if (!people.some(({ accountId }) => accountId === requested)) return Promise.resolve();
    reach();
    return released;
  };
  return {
    reached,
    release: () => {
      network.beforeMates = () => Promise.resolve();
      release();
    },
  };
}

describe('work that an event requires', () => {
  it('on the members of a group is done by another process if its process dies in the middle', async () => {
    const { person: ana, mates } = await createMates(2);
    for (const mate of mates) await add(ana, mate);
    const [bob, zoe] = mates as [TestPerson, TestPerson];
    await add(zoe, bob);
    network.roomMates = [[zoe, bob]];
    const { body } = await network.request(getContacts, {}, { as: ana });
    const contactsInNewGroup = body.contacts.map(({ contactId, email }: Contact) => ({ contactId, email }));
    const { body: made } = await network.request(
      createContactsGroups,
      { groupName: 'Design', contactsInNewGroup },
      { as: ana },
    );
    network.forget();
    const { groupId } = made.group;
    const first = await network.startProcess();
    const held = holdMates(bob, zoe);
    const caller = { ...SERVICE_CALLER, ...ana, sessionId: 'session' };
    await first.client.call(deleteContactsGroup, { groupId }, caller);
    await held.reached;
    expect(await stored()).toMatchObject([{ queue: 'network-groups', groupId }]);
    await first.kill();
    held.release();
    expect(shown(zoe)).toEqual([]);

    await network.lease.keep();
    await passUntilDead();
    const second = await network.startProcess();
    await network.until(async () => (await stored()).length === 0);
    expect(shown(zoe)).toMatchObject([{ contacts: [{ email: bob.email, hasAccount: true }] }]);
    await second.kill();
  });

  it('is done by another process if its process dies in the middle, each entry once', async () => {
    const rooms = [await createMates(2), await createMates(2)];
    network.roomMates = rooms.flatMap(({ person, mates }) => mates.map((mate) => [person, mate] as const));
    network.forget();
    const first = await network.startProcess();
    const held = holdMates(...rooms.map(({ person }) => person));
    for (const { person, mates } of rooms) announceMates(person, mates);
    await held.reached;
    await network.until(async () => (await stored()).length === 2);
    await first.kill();
    held.release();
    for (const { mates } of rooms) for (const mate of mates) expect(shown(mate)).toEqual([]);

    await network.lease.keep();
    await passUntilDead();
    await network.startProcess();
    await network.until(async () => (await stored()).length === 0);
    for (const { person, mates } of rooms)
      for (const mate of mates) {
        expect(shown(mate)).toMatchObject([{ contacts: [{ email: person.email, hasAccount: true }] }]);
      }
  });

  it('is stored once if its event arrives twice', async () => {
    const { person, mates } = await createMates(2);
    network.roomMates = mates.map((mate) => [person, mate] as const);
    network.forget();
    // The process of the last test and another one both receive each event.
    const second = await network.startProcess();
    announceMates(person, mates);
    announceMates(person, mates);
    await network.until(async () => mates.every((mate) => shown(mate).length > 0) && (await stored()).length === 0);
    for (const mate of mates) expect(shown(mate)).toHaveLength(1);
    await second.kill();
  });

  it('for a new account does not wait for that of a large room', async () => {
    const { person, mates } = await createMates(2);
    network.roomMates = mates.map((mate) => [person, mate] as const);
    const newcomer = network.person('Zoe');
    const profile = network.profiles.get(newcomer.accountId)!;
    network.profiles.delete(newcomer.accountId);
    await add(person, newcomer);
    network.profiles.set(newcomer.accountId, profile);
    const held = holdMates(person);
    announceMates(person, mates);
    await held.reached;
    network.announce(INTERNAL_CHANNEL, accountActivated, { ...newcomer });
    const linked = { accountId: newcomer.accountId, ownerId: person.accountId };
    await network.until(async () => {
      const count = await network.connection.collection('network.contacts').countDocuments(linked);
      return count === 1 && (await stored()).length === 1;
    });
    expect(await stored()).toMatchObject([{ queue: 'network-mates' }]);
    held.release();
    await network.until(async () => (await stored()).length === 0);
  });

  it('announces a new account again if its process died between write and event', async () => {
    const [ana, zoe] = [network.person('Ana'), network.person('Zoe')];
    await network.acquaint(ana, zoe);
    network.forget();
    // The contact is linked and its entry released, as after a process that died.
    await network.connection.collection<{ _id: string }>('network.followups').insertOne({
      ...{
        _id: 'of-zoe',
        queue: 'network-accounts',
        state: 'queued',
        type: accountActivated.type,
        accountId: zoe.accountId,
        email: zoe.email,
      },
      ...{ attempts: 1, holder: null, nextAttemptAt: network.clock.now() },
    });
    network.announce(INTERNAL_CHANNEL, accountActivated, { ...network.person('Somebody') });
    await network.until(async () => shown(ana).length > 0 && (await stored()).length === 0);
    expect(shown(ana)).toMatchObject([{ contacts: [{ email: zoe.email, hasAccount: true }] }]);
    expect((await network.request(getContacts, {}, { as: ana })).body.contacts).toHaveLength(1);
  });

  it('is counted for operators while it waits', async () => {
    const { person, mates } = await createMates(2);
    network.roomMates = mates.map((mate) => [person, mate] as const);
    const held = holdMates(person);
    announceMates(person, mates);
    await held.reached;
    network.clock.advance(5_000);
    expect(await network.queues()).toMatchObject({ 'network-accounts': { length: 0 }, 'network-mates': { length: 1 } });
    held.release();
    await network.until(async () => (await stored()).length === 0);
  });

  it('is kept for a time after ten failures, and done if an administrator queues it again', async () => {
    const own = await startNetwork();
    const admin = own.person('Admin', 'admin');
    const [ana, zoe] = [own.person('Ana'), own.person('Zoe')];
    await own.acquaint(ana, zoe);
    own.forget();
    const kept = () => followUps.find().toArray();
    const followUps = own.connection.collection<FollowUpRecord>('network.followups');
    // Nine attempts have failed before, and without the address each later one fails too.
    const toRow = (_id: string, queue: FollowUpQueue, state: FollowUpRecord['state']): FollowUpRecord => ({
      ...{ _id, queue, state, type: accountActivated.type, accountId: zoe.accountId },
      ...{ attempts: 9, holder: null, nextAttemptAt: own.clock.now() },
    });
    await followUps.insertMany([toRow('zoe', 'network-accounts', 'queued'), toRow('other', 'network-mates', 'failed')]);
    own.announce(INTERNAL_CHANNEL, accountActivated, { ...own.person('Somebody') });
    await own.until(async () => (await kept()).filter(({ state }) => state === 'failed').length === 2);
    const givenUp = [{ reason: 'failed', count: 1, canSendAgain: true }];
    expect(await own.followUps()).toMatchObject({
      'network-accounts': { length: 0, givenUp },
      'network-mates': { length: 0, givenUp },
    });
    const expiresAt = new Date(own.clock.now() + KEPT_MS);
    expect(await kept()).toContainEqual(expect.objectContaining({ _id: 'zoe', attempts: 10, expiresAt }));

    await followUps.updateOne({ _id: 'zoe' }, { $set: { email: zoe.email } });
    const resend = await own.request(resendFollowUps, { queue: 'network-accounts' }, { as: admin });
    expect(resend.body).toEqual({ success: true, count: 1 });
    await own.until(async () => (await kept()).length === 1);
    expect(own.heard(refreshContacts, userChannel(ana.accountId))).toMatchObject([
      { contacts: [{ email: zoe.email, hasAccount: true }] },
    ]);
    expect(own.acts).toMatchObject([{ act: 'work-sent-again', adminId: admin.accountId, subject: 'network-accounts' }]);
    await own.close();
  });
});
