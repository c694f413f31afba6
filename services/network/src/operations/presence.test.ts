import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { groupChannel, userChannel } from '@meet/contracts/events';
import {
  closePresenceLeases,
  createContactsGroups,
  findAbsent,
  getContacts,
  getOnlineContacts,
  getPresences,
  openPresenceLeases,
  pingOnlineContacts,
  presenceChanged,
  renewPresenceLeases,
  setMeetingPresence,
  updateStatus,
  type Contact,
} from '@meet/network-contract';
import { SERVICE_CALLER } from '@meet/service-kit';
import type { TestPerson } from '@meet/service-kit/testing';
import { startNetwork, type Network } from '../testing/startNetwork.ts';

describe('presence', () => {
  let network: Network;
  let ana: TestPerson;
  let bob: TestPerson;
  let connection = 0;

  beforeAll(async () => {
    network = await startNetwork({}, { sweeps: false });
  });
  afterAll(() => network.close());
  beforeEach(async () => {
    ana = network.person('Ana');
    bob = network.person('Bob');
    await network.acquaint(ana, bob);
    network.forget();
  });

  const open = async (person: TestPerson) => {
    const connectionId = `connection-${++connection}`;
    await network.client.call(
      openPresenceLeases,
      { leases: [{ accountId: person.accountId, connectionId }] },
      SERVICE_CALLER,
    );
    return connectionId;
  };
  const close = (...connectionIds: string[]) =>
    network.client.call(closePresenceLeases, { connectionIds }, SERVICE_CALLER);
  const renew = (...connectionIds: string[]) =>
    network.client.call(renewPresenceLeases, { connectionIds }, SERVICE_CALLER);
  const setStatus = (status: string, more = {}) => network.request(updateStatus, { status, ...more }, { as: bob });
  const bobSeen = async (): Promise<Contact> => (await network.request(getContacts, {}, { as: ana })).body.contacts[0];
  const notified = () => network.heard(presenceChanged, userChannel(ana.accountId)).map(({ presence }) => presence);

  it('begins with the first connection, and is announced to people who have the person as a contact', async () => {
    expect(await bobSeen()).toMatchObject({ online: false, time: null, status: null });
    await open(bob);
    const seen = await bobSeen();
    expect(seen).toMatchObject({ online: true, time: null });
    const { online, time, status, presenceVersion } = seen;
    expect(notified()).toEqual([{ email: bob.email, online, time, status, presenceVersion }]);
    await open(bob);
    expect(notified()).toHaveLength(1);
  });

  it('lasts while any connection is open, and ends within 30 seconds after the last one', async () => {
    const [first, second] = [await open(bob), await open(bob)];
    await close(first);
    network.clock.advance(20_000);
    await renew(second);
    network.clock.advance(20_000);
    await network.sweep();
    expect((await bobSeen()).online).toBe(true);
    await close(second);
    const leftAt = network.clock.now();
    network.clock.advance(28_000);
    await network.sweep();
    expect(await bobSeen()).toMatchObject({ online: false });
    expect((await bobSeen()).time! * 1000 - leftAt).toBeLessThanOrEqual(30_000);
    expect(notified().at(-1)).toMatchObject({ online: false });
  });

  it('begins and ends for many people in one call, and is announced once each', async () => {
    const leases = [ana, bob, bob].map(({ accountId }, at) => ({ accountId, connectionId: `many-${at}-${accountId}` }));
    await network.client.call(openPresenceLeases, { leases }, SERVICE_CALLER);
    expect((await bobSeen()).online).toBe(true);
    await close(...leases.map(({ connectionId }) => connectionId));
    network.clock.advance(10_000);
    await network.sweep();
    expect((await bobSeen()).online).toBe(false);
    expect(notified().map(({ online }) => online)).toEqual([true, false]);
  });

  it('ends if the gateway dies without closing connections', async () => {
    const lost = await open(bob);
    network.clock.advance(26_000);
    await network.sweep();
    expect((await bobSeen()).online).toBe(false);
    expect(await renew(lost)).toEqual({ unknownConnectionIds: [lost] });
  });

  it('continues during a reload', async () => {
    await close(await open(bob));
    network.clock.advance(3_000);
    await network.sweep();
    await open(bob);
    network.clock.advance(4_000);
    await network.sweep();
    expect((await bobSeen()).online).toBe(true);
    expect(notified()).toHaveLength(1);
  });

  it('remains correct if connections open and close at the same time', async () => {
    for (let round = 0; round < 10; round++) {
      const old = await open(bob);
      await close(old);
      network.clock.advance(10_000);
      const [fresh] = await Promise.all([open(bob), network.sweep()]);
      expect((await bobSeen()).online).toBe(true);
      await close(fresh);
      network.clock.advance(10_000);
      await network.sweep();
    }
    expect((await bobSeen()).online).toBe(false);
  });

  it('is kept by pings for callers without a socket', async () => {
    const ping = await network.request(pingOnlineContacts, {}, { as: bob });
    expect(ping.body).toEqual({ success: true, pingAgainInSeconds: 60 });
    network.clock.advance(80_000);
    await network.sweep();
    expect((await bobSeen()).online).toBe(true);
    network.clock.advance(11_000);
    await network.sweep();
    expect((await bobSeen()).online).toBe(false);
  });

  it('is returned to other services for all accounts, with invisible people as offline', async () => {
    const answered = async () => {
      const accountIds = [bob.accountId, 'never-seen'];
      return (await network.client.call(getPresences, { accountIds }, SERVICE_CALLER)).presences;
    };
    await open(bob);
    await setStatus('Busy', { statusEnd: Math.floor(network.clock.now() / 1000) + 600 });
    expect(await answered()).toMatchObject([
      { accountId: bob.accountId, online: true, status: { status: 'Busy', statusEnd: expect.any(Number) } },
      { accountId: 'never-seen', online: false, status: null },
    ]);
    await setStatus('Invisible');
    expect(await answered()).toMatchObject([{ online: false, status: { status: 'Available' } }, { online: false }]);
    await setStatus('Available');
  });

  it('shows an invisible person as offline, regardless of their actions', async () => {
    await open(bob);
    await setStatus('Busy', { statusDescription: 'Lunch' });
    network.forget();
    await setStatus('Invisible');
    const hidden = await bobSeen();
    const hiddenAt = Math.floor(network.clock.now() / 1000);
    expect(hidden).toMatchObject({
      online: false,
      time: hiddenAt,
      status: { status: 'Available', statusDescription: '' },
    });
    expect(notified()).toMatchObject([{ online: false, time: hiddenAt }]);
    expect(JSON.stringify(network.heard(presenceChanged))).not.toContain('Invisible');

    network.clock.advance(60_000);
    await network.sweep();
    await open(bob);
    await network.client.call(
      setMeetingPresence,
      { accountId: bob.accountId, roomId: '123456789', inMeeting: true },
      SERVICE_CALLER,
    );
    expect(await bobSeen()).toMatchObject({ online: false, time: hiddenAt });
    expect(notified()).toHaveLength(1);
    await setStatus('Available');
    expect(await bobSeen()).toMatchObject({ online: true, status: { inMeeting: true } });
  });

  it('shows a meeting while the person is in one, and their own status afterwards', async () => {
    await open(bob);
    await setStatus('Away', { statusDescription: 'Lunch' });
    const meet = (roomId: string, inMeeting: boolean) =>
      network.client.call(setMeetingPresence, { accountId: bob.accountId, roomId, inMeeting }, SERVICE_CALLER);
    await meet('123456789', true);
    await meet('987654321', true);
    expect((await bobSeen()).status).toMatchObject({
      status: 'Busy',
      statusDescription: 'In a meeting',
      inMeeting: true,
    });
    await meet('123456789', false);
    expect((await bobSeen()).status).toMatchObject({ inMeeting: true });
    await meet('987654321', false);
    expect((await bobSeen()).status).toMatchObject({ status: 'Away', statusDescription: 'Lunch', inMeeting: false });
    expect(notified().at(-1).status).toMatchObject({ status: 'Away', inMeeting: false });
  });

  it('is announced to common groups', async () => {
    const [contact] = (await network.request(getContacts, {}, { as: ana })).body.contacts;
    const made = await network.request(
      createContactsGroups,
      { groupName: 'Design', contactsInNewGroup: [{ contactId: contact.contactId, email: bob.email }] },
      { as: ana },
    );
    network.forget();
    await open(bob);
    await open(ana);
    const heard = network.heard(presenceChanged, groupChannel(made.body.group.groupId));
    expect(heard.map(({ presence }) => [presence.email, presence.online])).toEqual([
      [bob.email, true],
      [ana.email, true],
    ]);
  });

  it('is returned for contacts and members of common groups, with the last time in the caller’s zone', async () => {
    const { body } = await network.request(getContacts, {}, { as: ana });
    await network.request(
      createContactsGroups,
      { groupName: 'Design', contactsInNewGroup: [{ contactId: body.contacts[0].contactId, email: bob.email }] },
      { as: ana },
    );
    await open(ana);
    await close(await open(bob));
    network.clock.advance(10_000);
    await network.sweep();
    const ask = (as: TestPerson, timezone?: unknown, locale = 'en_US') =>
      network.request(getOnlineContacts, { timezone }, { as, headers: { locale } });
    const anas = (await ask(bob)).body.contactsStatus;
    expect(anas.find(({ email }: { email: string }) => email === ana.email)).toMatchObject({
      online: true,
      lastOnline: null,
    });

    const inZone = async (timezone: string, locale?: string) =>
      (await ask(ana, timezone, locale)).body.contactsStatus.find(
        ({ email }: { email: string }) => email === bob.email,
      );
    const bobsTime = (await inZone('UTC')).time * 1000;
    expect((await inZone('Asia/Tokyo')).lastOnline).toBe(
      new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'Asia/Tokyo' }).format(
        bobsTime,
      ),
    );
    expect((await inZone('UTC', 'fr_FR')).lastOnline).not.toBe((await inZone('UTC')).lastOnline);
    // Some browsers send a time zone that does not exist: it is treated like none, which means UTC.
    expect((await inZone('Etc/Unknown')).lastOnline).toBe((await inZone('UTC')).lastOnline);
    expect((await ask(ana, { $ne: null })).status).toBe(400);
    expect((await ask(network.person('Eva'))).body.contactsStatus).toEqual([]);
  });

  it('is absent for services if no tab is open, unless the status asks for quiet', async () => {
    const absent = async () =>
      (await network.client.call(findAbsent, { accountIds: [bob.accountId, bob.accountId] }, SERVICE_CALLER))
        .accountIds;
    expect(await absent()).toEqual([bob.accountId]);
    const connection = await open(bob);
    expect(await absent()).toEqual([]);
    await close(connection);
    network.clock.advance(10_000);
    await network.sweep();
    expect(await absent()).toEqual([bob.accountId]);

    const statusEnd = Math.floor(network.clock.now() / 1000) + 3 * 86_400;
    for (const [status, isAbsent] of [
      ['Busy', false],
      ['Away', true],
      ['Vacationing', false],
      ['Out sick', false],
      ['Available', true],
    ] as const) {
      await setStatus(status, { statusDescription: status, ...(status !== 'Available' && { statusEnd }) });
      expect([status, await absent()]).toEqual([status, isAbsent ? [bob.accountId] : []]);
    }
    await setStatus('Invisible');
    expect(await absent()).toEqual([]);
    await setStatus('Busy', { statusEnd });
    network.clock.advance(3 * 86_400_000 + 1000);
    expect(await absent()).toEqual([bob.accountId]);

    const meeting = { accountId: bob.accountId, roomId: '123456789' };
    await network.client.call(setMeetingPresence, { ...meeting, inMeeting: true }, SERVICE_CALLER);
    expect(await absent()).toEqual([]);
    await network.client.call(setMeetingPresence, { ...meeting, inMeeting: false }, SERVICE_CALLER);
    expect(await absent()).toEqual([bob.accountId]);
  });

  it('can be opened and closed only by services', async () => {
    for (const path of [
      'open-presence-leases',
      'renew-presence-leases',
      'close-presence-leases',
      'set-meeting-presence',
      'find-absent',
    ]) {
      const answer = await network.request(path, { accountId: bob.accountId, connectionId: 'x' }, { as: ana });
      expect(answer.status).toBe(404);
    }
    expect((await bobSeen()).online).toBe(false);
  });
});
