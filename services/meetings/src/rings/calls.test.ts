import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  meetingCallChanged,
  meetingRing,
  meetingRingEnded,
  PLACED_CALL_SHOWN_MS,
  RING_MS,
  type PlacedCall,
} from '@meet/meetings-contract';
import { getPresences } from '@meet/network-contract';
import { NOTIFICATION_TYPES } from '@meet/notifications-contract';
import type { TestPerson } from '@meet/service-kit/testing';
import { startMeetings, type TestMeetings } from '../testing/startMeetings.ts';
import { missRings } from './endRing.ts';

let meet: TestMeetings;
beforeAll(async () => {
  meet = await startMeetings();
});
afterAll(() => meet.close());

type Shown = Parameters<TestMeetings['neighbours']['presences']['set']>[1];

/** Calls Fred, whom others see with this presence, as Olga. */
async function call(shown?: Shown) {
  const [owner, friend] = [meet.signIn({ fullName: 'Olga Owner' }), meet.signIn({ fullName: 'Fred Friend' })];
  if (shown) meet.neighbours.presences.set(friend.accountId, shown);
  const roomId = await meet.randomRoom(owner);
  const invitedParticipants = [{ email: friend.email }];
  await meet.request('start-meeting-with-contacts', { roomId, invitedParticipants }, { as: owner });
  return { owner, friend, roomId };
}
const placedBy = async (as: TestPerson) =>
  (await meet.request('get-placed-meeting-calls', {}, { as })).body.calls as PlacedCall[];
const getRings = async (as: TestPerson) =>
  (await meet.request('get-meeting-calls', {}, { as })).body.rings as { ringId: string; manner: string }[];
const heardBy = ({ accountId }: TestPerson, { type }: { type: string }) =>
  meet.events.filter((event) => event.type === type && event.channel === `user:${accountId}`).map((e) => e.payload);
const missedBy = ({ accountId }: TestPerson) =>
  meet.neighbours.notices.filter(
    ({ recipients, notificationType }) =>
      notificationType === NOTIFICATION_TYPES.missedCall && recipients.includes(accountId),
  );
const again = (as: TestPerson, ringId: string) => meet.request('call-into-meeting-again', { ringId }, { as });

describe('a call', () => {
  it('is shown to its caller from start to end, by events and requests alike', async () => {
    const { owner, friend, roomId } = await call();
    const ringing = { roomId, calleeName: 'Fred Friend', calleeEmail: friend.email, state: 'ringing', manner: 'ring' };
    expect(await placedBy(owner)).toMatchObject([{ ...ringing, busyUntil: null, endedAt: null }]);
    expect(heardBy(owner, meetingCallChanged)).toEqual(await placedBy(owner));
    const [ring] = await getRings(friend);
    await meet.request('answer-meeting-call', { ringId: ring!.ringId, accept: false }, { as: friend });
    expect(await placedBy(owner)).toMatchObject([{ state: 'declined', endedAt: meet.clock.now() }]);
    expect(heardBy(owner, meetingCallChanged).at(-1)).toEqual((await placedBy(owner))[0]);
    expect(await placedBy(friend)).toEqual([]);
    meet.clock.advance(PLACED_CALL_SHOWN_MS);
    expect(await placedBy(owner)).toEqual([]);
  });

  it('rings once after simultaneous calls of the same person into the same room', async () => {
    const { owner, friend } = await call();
    const [first] = await getRings(friend);
    const answers = await Promise.all(Array.from({ length: 8 }, () => again(owner, first!.ringId)));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    const [ring, ...others] = await getRings(friend);
    expect([ring, others]).toMatchObject([{ manner: 'ring' }, []]);
    // The events leave the called person with only the ringing call.
    const ended = new Set(heardBy(friend, meetingRingEnded).map((payload) => (payload as { ringId: string }).ringId));
    const begun = heardBy(friend, meetingRing).map((payload) => (payload as { ringId: string }).ringId);
    expect(begun.filter((id) => !ended.has(id))).toEqual([ring!.ringId]);
  });

  it('knocks if the person is busy, and shows the caller until when', async () => {
    const end = Math.floor(meet.clock.now() / 1000) + 3_600;
    const { owner, friend } = await call({ online: true, status: 'Busy', statusEnd: end });
    expect(await getRings(friend)).toMatchObject([{ manner: 'knock' }]);
    expect(heardBy(friend, meetingRing)).toMatchObject([{ manner: 'knock' }]);
    expect(await placedBy(owner)).toMatchObject([{ state: 'ringing', manner: 'knock', busyUntil: end * 1000 }]);
    meet.clock.advance(RING_MS);
    await missRings(meet.deps);
    expect(await placedBy(owner)).toMatchObject([{ state: 'missed', manner: 'knock', busyUntil: end * 1000 }]);
    expect(missedBy(friend)).toHaveLength(1);
  });

  it('knocks if the person is in a meeting, and rings if they are away', async () => {
    const inMeeting = await call({ online: true, status: 'Busy', inMeeting: true });
    expect(await placedBy(inMeeting.owner)).toMatchObject([{ manner: 'knock', busyUntil: null }]);
    const away = await call({ online: true, status: 'Away' });
    expect(await placedBy(away.owner)).toMatchObject([{ manner: 'ring', state: 'ringing' }]);
  });

  it('is missed at once without ringing if the person is offline', async () => {
    const { owner, friend } = await call({ online: false });
    expect(await placedBy(owner)).toMatchObject([{ state: 'absent', endedAt: meet.clock.now(), busyUntil: null }]);
    expect(await getRings(friend)).toEqual([]);
    expect(heardBy(friend, meetingRing)).toEqual([]);
    expect(missedBy(friend)).toHaveLength(1);
    meet.clock.advance(RING_MS);
    await missRings(meet.deps);
    expect(missedBy(friend)).toHaveLength(1);
  });

  it('rings for everyone while the network service fails', async () => {
    meet.neighbours.failing.add(getPresences.path);
    const { friend } = await call({ online: false });
    meet.neighbours.failing.clear();
    expect(await getRings(friend)).toMatchObject([{ manner: 'ring' }]);
  });
});

describe('call-into-meeting-again', () => {
  it('rings again without further notifications and mails', async () => {
    const { owner, friend } = await call({ online: false });
    meet.neighbours.presences.delete(friend.accountId);
    const [placed] = await placedBy(owner);
    const before = [meet.neighbours.notices.length, meet.neighbours.mails.length];
    meet.clock.advance(1_000);
    expect((await again(owner, placed!.ringId)).body).toEqual({ success: true });
    expect([meet.neighbours.notices.length, meet.neighbours.mails.length]).toEqual(before);
    expect(await getRings(friend)).toHaveLength(1);
    const now = await placedBy(owner);
    expect(now).toMatchObject([{ state: 'ringing' }]);
    expect(now[0]!.ringId).not.toBe(placed!.ringId);
  });

  it('is refused to others, for a person who became a stranger, and after the meeting', async () => {
    const { owner, friend, roomId } = await call();
    const [placed] = await placedBy(owner);
    expect((await again(meet.signIn(), placed!.ringId)).body.code).toBe('RING_OVER');
    expect((await again(friend, placed!.ringId)).body.code).toBe('RING_OVER');
    meet.neighbours.strangers.add(friend.accountId);
    expect((await again(owner, placed!.ringId)).body.code).toBe('RING_OVER');
    meet.neighbours.strangers.delete(friend.accountId);
    await meet.request('end-meeting', { roomId }, { as: owner });
    expect((await again(owner, placed!.ringId)).body.code).toBe('RING_OVER');
  });
});
