import { afterAll, afterEach, beforeAll, expect, it } from '@jest/globals';
import { obfuscateEmail } from '@meet/contracts';
import { getJoinedMeetingsHistory, getOngoingMeetings, type MeetingSession } from '@meet/meetings-contract';
import { findKnownAddresses } from '@meet/network-contract';
import type { TestPerson } from '@meet/service-kit/testing';
import { startMeetings, type TestMeetings } from '../testing/startMeetings.ts';

let meet: TestMeetings;
beforeAll(async () => {
  meet = await startMeetings();
});
afterEach(() => {
  meet.neighbours.strangers.clear();
  meet.neighbours.contacts.clear();
  meet.neighbours.failing.clear();
});
afterAll(() => meet.close());

/** Holds a meeting of the owner with a stranger who has an account, a visitor and a member. */
async function hold() {
  const owner = meet.signIn({ email: 'olga.owner@example.com' });
  const member = meet.signIn({ email: 'maria.member@example.com' });
  const stranger = meet.signIn({ email: 'stan.stranger@example.com' });
  meet.neighbours.strangers.add(stranger.accountId);
  const { roomId } = (await meet.request('create-meeting', { lobby: false }, { as: owner })).body;
  const started = await meet.request('start-meeting', { roomId, subject: 'Plans' }, { as: owner });
  await meet.enter(started.body as MeetingSession);
  for (const as of [member, stranger]) {
    meet.clock.advance(1);
    await meet.enter((await meet.request('join-meeting', { roomId }, { as })).body as MeetingSession);
  }
  meet.clock.advance(1);
  const visit = { roomId, name: 'Vera', email: 'vera.visitor@example.com' };
  await meet.enter((await meet.request('join-meeting', visit)).body as MeetingSession);
  return { owner, member, stranger, roomId };
}

const addressesIn = (participants: { email: string | null }[]) => participants.map(({ email }) => email);
const present = async (as: TestPerson) =>
  addressesIn((await meet.request(getOngoingMeetings, {}, { as })).body.meetings[0].participants);
const past = async (as: TestPerson) =>
  addressesIn((await meet.request('get-meetings-history', {}, { as })).body.meetings[0].participants);

it('shows participants’ addresses in running and past meetings only to people who know them', async () => {
  const { owner, member, roomId } = await hold();
  meet.neighbours.contacts.set(owner.accountId, [
    { contactId: 'c1', email: 'Vera.Visitor@example.com', fullName: 'Vera', accountId: null },
  ]);
  const toOwner = [owner.email, member.email, 'st***er@ex***om', 'vera.visitor@example.com'];
  const toMember = [owner.email, member.email, 'st***er@ex***om', 've***or@ex***om'];
  expect(await present(owner)).toEqual(toOwner);
  expect(await present(member)).toEqual(toMember);
  await meet.request('end-meeting', { roomId }, { as: owner });
  expect(await past(owner)).toEqual(toOwner);
  expect(await past(member)).toEqual(toMember);
});

it('treats everyone but the viewer as a stranger while the network service fails', async () => {
  const { owner } = await hold();
  meet.neighbours.failing.add(findKnownAddresses.path);
  expect(await present(owner)).toEqual([owner.email, 'ma***er@ex***om', 'st***er@ex***om', 've***or@ex***om']);
});

it('shows an obfuscated address for the owner of a joined room if they are a stranger', async () => {
  const { owner, stranger } = await hold();
  const ownerAddress = async () =>
    (await meet.request(getJoinedMeetingsHistory, {}, { as: stranger })).body.userJoinMeetingHistory[0]
      .meetingOwnerEmailAddress;
  expect(await ownerAddress()).toBe(owner.email);
  meet.neighbours.strangers.add(owner.accountId);
  expect(await ownerAddress()).toBe('ol***er@ex***om');
});

it('shows the guests of a planned meeting in full only to its owner', async () => {
  const owner = meet.signIn({ email: 'planner@example.com' });
  const guest = meet.signIn({ email: 'guest.one@example.com' });
  const invited = [guest.email, 'friend.two@example.com', 'stranger.three@example.com'];
  meet.neighbours.contacts.set(guest.accountId, [
    { contactId: 'c1', email: 'friend.two@example.com', fullName: 'Friend', accountId: null },
  ]);
  const mails = meet.neighbours.mails.length;
  await meet.request(
    'schedule-meeting',
    {
      subject: 'Review',
      startsAt: meet.clock.now() + 3_600_000,
      durationInMinutes: 30,
      timeZone: 'Europe/Bucharest',
      invited,
    },
    { as: owner },
  );
  const listed = async (as: TestPerson) => {
    const [meeting] = (await meet.request('get-scheduled-meetings', {}, { as })).body.meetings;
    return [meeting.ownerEmail, ...meeting.invited] as string[];
  };
  expect(await listed(owner)).toEqual([owner.email, ...invited]);
  const shownToGuest = [guest.email, 'friend.two@example.com', 'st***ee@ex***om'];
  expect(await listed(guest)).toEqual([obfuscateEmail(owner.email), ...shownToGuest]);
  meet.neighbours.contacts.set(guest.accountId, [
    { contactId: 'c1', email: 'friend.two@example.com', fullName: 'Friend', accountId: null },
    { contactId: 'c2', email: owner.email, fullName: 'Boss', accountId: owner.accountId },
  ]);
  expect(await listed(guest)).toEqual([owner.email, ...shownToGuest]);

  const unfolded = (calendar: string) => calendar.replaceAll(/\r?\n[ \t]/g, '');
  const sent = meet.neighbours.mails.slice(mails).filter(({ calendar }) => calendar);
  expect(sent.map(({ to }) => to)).toEqual(invited);
  for (const { to, calendar } of sent) {
    const notified = unfolded(calendar!.content);
    expect(invited.filter((address) => notified.includes(address))).toEqual([to]);
  }

  const getFeed = async (as: TestPerson) => {
    const { feedUrl } = (await meet.request('get-calendar-feed', {}, { as })).body as { feedUrl: string };
    return unfolded((await meet.get(new URL(feedUrl).pathname)).body as string);
  };
  const toGuest = await getFeed(guest);
  expect(invited.filter((address) => toGuest.includes(address))).toEqual([guest.email]);
  const toOwner = await getFeed(owner);
  expect(invited.filter((address) => toOwner.includes(address))).toEqual(invited);
});
