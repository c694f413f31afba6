import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { recordAttendance } from '@meet/integrations-contract';
import { endMeeting, joinMeeting, startMeeting } from '@meet/meetings-contract';
import { sweepMeetings } from '../live/sweepMeetings.ts';
import { startMeetings, type TestMeetings } from '../testing/startMeetings.ts';

let meet: TestMeetings;
beforeAll(async () => {
  meet = await startMeetings();
});
afterAll(() => meet.close());

describe('the time of a meeting’s attendees', () => {
  it('is reported after the end: all stays together, only for accounts', async () => {
    const owner = meet.signIn({ fullName: 'Ana Pop' });
    const roomId = await meet.randomRoom(owner);
    const { body: host } = await meet.request(startMeeting, { roomId, subject: 'Plans' }, { as: owner });
    const startedAt = meet.clock.now();
    const leave = await meet.enter(host);
    const { body: guest } = await meet.request(joinMeeting, { roomId, name: 'Gus' });
    await meet.enter(guest);
    meet.clock.advance(60_000);
    await leave();
    meet.clock.advance(30_000);
    await meet.enter(host);
    meet.clock.advance(120_000);
    expect(meet.neighbours.recorded).toEqual([]);
    await meet.request(endMeeting, { roomId }, { as: owner });
    expect(meet.neighbours.recorded).toEqual([
      {
        meetingId: expect.any(String),
        subject: 'Plans',
        attendees: [{ accountId: owner.accountId, startedAt, seconds: 180 }],
      },
    ]);
  });

  it('does not hold up the end if reporting fails, and is reported once later', async () => {
    const owner = meet.signIn();
    const roomId = await meet.randomRoom(owner);
    const { body: host } = await meet.request(startMeeting, { roomId }, { as: owner });
    await meet.enter(host);
    meet.clock.advance(60_000);
    meet.neighbours.failing.add(recordAttendance.path);
    const { body } = await meet.request(endMeeting, { roomId }, { as: owner });
    expect(body.success).toBe(true);
    meet.neighbours.failing.delete(recordAttendance.path);
    const notified = () =>
      meet.neighbours.recorded.flatMap(({ attendees }) =>
        attendees.flatMap(({ accountId, seconds }) => (accountId === owner.accountId ? seconds : [])),
      );
    await sweepMeetings(meet.deps);
    expect(notified()).toEqual([]);
    for (let minute = 0; minute < 2; minute += 1) {
      meet.clock.advance(60_000);
      await sweepMeetings(meet.deps);
    }
    expect(notified()).toEqual([60]);
  });

  it('is reported after a restart if the process died while the meeting ended', async () => {
    const owner = meet.signIn();
    const roomId = await meet.randomRoom(owner);
    const { body: host } = await meet.request(startMeeting, { roomId }, { as: owner });
    await meet.enter(host);
    meet.clock.advance(90_000);
    const endedAt = meet.clock.now();
    await meet.deps.meetings.updateOne({ roomId, live: true }, { $set: { live: false, endedAt, timeOwedAt: endedAt } });
    meet.clock.advance(600_000);
    await sweepMeetings(meet.deps);
    expect(meet.neighbours.recorded.at(-1)?.attendees).toEqual([
      { accountId: owner.accountId, startedAt: endedAt - 90_000, seconds: 90 },
    ]);
  });
});
