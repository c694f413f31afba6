import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { MeetingSession } from '@meet/meetings-contract';
import { startMeetings, type TestMeetings } from '../testing/startMeetings.ts';
import { sweepMeetings } from './sweepMeetings.ts';

const MINUTE = 60_000;

describe('the time limit of a meeting', () => {
  let meet: TestMeetings;
  beforeAll(async () => {
    meet = await startMeetings();
  });
  afterAll(() => meet.close());

  async function startedMeeting(env: { paid?: boolean; licensed?: boolean } = {}) {
    const owner = meet.signIn();
    if (env.paid) {
      const account = meet.neighbours.accounts.get(owner.accountId)!;
      meet.neighbours.accounts.set(owner.accountId, { ...account, hasMembership: true });
    }
    if (env.licensed) meet.neighbours.licensed.add(owner.accountId);
    const roomId = await meet.randomRoom(owner);
    const { body } = await meet.request('start-meeting', { roomId }, { as: owner });
    await meet.enter(body as MeetingSession);
    return { owner, roomId };
  }
  const guest = async (roomId: string) =>
    meet.enter((await meet.request('join-meeting', { roomId, name: 'Guest' })).body as MeetingSession);
  const getClock = async (roomId: string) => (await meet.request('heartbeat', { roomId })).body;
  const endCommands = (roomId: string) => meet.commands.filter(([name, id]) => name === 'endMeeting' && id === roomId);

  it('does not apply to two people, applies from the start for a third, and stops when the third leaves', async () => {
    const { roomId } = await startedMeeting();
    const startedAt = meet.clock.now();
    await guest(roomId);
    meet.clock.advance(20 * MINUTE);
    expect(await getClock(roomId)).toMatchObject({ participants: 2, meetingEndTime: null });
    const leave = await guest(roomId);
    expect(await getClock(roomId)).toMatchObject({ participants: 3, meetingEndTime: startedAt + 45 * MINUTE + 5_000 });
    await leave();
    expect(await getClock(roomId)).toMatchObject({ participants: 2, meetingEndTime: null });
    meet.clock.advance(60 * MINUTE);
    await sweepMeetings(meet.deps);
    expect(await getClock(roomId)).toMatchObject({ isMeetingLive: true });
    expect(endCommands(roomId)).toEqual([]);
  });

  it('ends a free meeting of three people, through the room', async () => {
    const { roomId } = await startedMeeting();
    await guest(roomId);
    await guest(roomId);
    meet.clock.advance(45 * MINUTE + 4_999);
    await sweepMeetings(meet.deps);
    expect(endCommands(roomId)).toEqual([]);
    meet.clock.advance(1);
    await sweepMeetings(meet.deps);
    expect(endCommands(roomId)).toEqual([['endMeeting', roomId, 'time-limit']]);
    expect(await getClock(roomId)).toMatchObject({ isMeetingLive: false, participants: 0 });
    await sweepMeetings(meet.deps);
    expect(endCommands(roomId)).toHaveLength(1);
  });

  it('leaves only the grace period to a third person who comes after the limit', async () => {
    const { roomId } = await startedMeeting();
    await guest(roomId);
    meet.clock.advance(50 * MINUTE);
    await guest(roomId);
    expect((await getClock(roomId)).meetingEndTime).toBe(meet.clock.now() + 5_000);
  });

  it.each([
    ['paid meeting', { paid: true }],
    ['meeting whose owner holds a licence of an organization', { licensed: true }],
  ])('never applies to a %s', async (_name, env) => {
    const { roomId } = await startedMeeting(env);
    await guest(roomId);
    await guest(roomId);
    expect(await getClock(roomId)).toMatchObject({ participants: 3, meetingEndTime: null });
  });

  it('keeps a meeting for a minute after everyone left, then ends it as of that moment', async () => {
    const owner = meet.signIn();
    const roomId = await meet.randomRoom(owner);
    const { body } = await meet.request('start-meeting', { roomId }, { as: owner });
    const leave = await meet.enter(body as MeetingSession);
    meet.clock.advance(10 * MINUTE);
    await leave();
    const leftAt = meet.clock.now();
    meet.clock.advance(59_000);
    await sweepMeetings(meet.deps);
    expect(await getClock(roomId)).toMatchObject({ isMeetingLive: true });
    meet.clock.advance(1_000);
    await sweepMeetings(meet.deps);
    const ended = await meet.deps.meetings.findOne({ accountIds: owner.accountId, roomId }).lean();
    expect(ended).toMatchObject({ live: false, endReason: 'empty', endedAt: leftAt });
    expect(await meet.deps.attendances.findOne({ roomId, present: false }).lean()).toMatchObject({
      secondsPresent: 600,
    });
  });

  it('ignores a late exit of a seat that a reload took over', async () => {
    const owner = meet.signIn();
    const roomId = await meet.randomRoom(owner);
    const { body } = await meet.request('start-meeting', { roomId }, { as: owner });
    const leaveFormer = await meet.enter(body as MeetingSession, 'former');
    await meet.enter(body as MeetingSession, 'latter');
    await leaveFormer();
    expect((await getClock(roomId)).participants).toBe(1);
  });

  it('notifies the owner of every change, each with a higher version', async () => {
    const { roomId, owner } = await startedMeeting();
    await guest(roomId);
    const changes = meet.events.filter(
      ({ type, channel }) => type === 'meetingOccupancyChanged' && channel === `user:${owner.accountId}`,
    );
    expect(changes.map(({ payload }) => payload)).toMatchObject([
      { roomId, participantCount: 1, occupancyVersion: 1 },
      { roomId, participantCount: 2, occupancyVersion: 2 },
    ]);
  });
});

describe('people who waited for a meeting', () => {
  it('are forgotten after seven days if they never joined it', async () => {
    const meet = await startMeetings();
    try {
      const roomId = await meet.randomRoom(meet.signIn());
      await meet.request('join-meeting', { roomId, name: 'Early guest' });
      meet.clock.advance(7 * 24 * 60 * MINUTE);
      await sweepMeetings(meet.deps);
      expect(await meet.deps.attendances.find({ roomId }).lean()).toMatchObject([{ name: 'Early guest' }]);
      meet.clock.advance(1);
      await meet.request('join-meeting', { roomId, name: 'Late guest' });
      await sweepMeetings(meet.deps);
      expect(await meet.deps.attendances.find({ roomId }).lean()).toMatchObject([{ name: 'Late guest' }]);
    } finally {
      await meet.close();
    }
  });
});

describe('presence with a Jitsi deployment', () => {
  it('begins with heartbeats and ends when they stop', async () => {
    const meet = await startMeetings({ JITSI_DOMAIN: 'meet.example.org', JITSI_APP_SECRET: 'x'.repeat(32) });
    try {
      const owner = meet.signIn();
      const roomId = await meet.randomRoom(owner);
      const { body } = await meet.request('start-meeting', { roomId }, { as: owner });
      expect(body).toMatchObject({
        jitsiDomain: 'meet.example.org',
        jitsiScriptUrl: 'https://meet.example.org/external_api.js',
      });
      const beat = () =>
        meet.request('heartbeat', { roomId, meetingContactHistoryId: body.meetingContactHistoryId as string });
      expect((await beat()).body.participants).toBe(1);
      meet.clock.advance(7 * MINUTE);
      await sweepMeetings(meet.deps);
      expect((await beat()).body.participants).toBe(1);
      meet.clock.advance(8 * MINUTE);
      await sweepMeetings(meet.deps);
      expect((await meet.request('heartbeat', { roomId })).body.participants).toBe(0);
    } finally {
      await meet.close();
    }
  });
});
