import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { recordAttendance } from '@meet/integrations-contract';
import { endMeeting, joinMeeting, startMeeting } from '@meet/meetings-contract';
import { startMeetings, type TestMeetings } from '../testing/startMeetings.ts';

let meet: TestMeetings;
beforeAll(async () => {
  meet = await startMeetings();
});
afterAll(() => meet.close());

describe('the time of a meeting’s attendees', () => {
  it('is told once it is over: all stays together, and of nobody without an account', async () => {
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

  it('holds up no end where it can’t be told', async () => {
    const owner = meet.signIn();
    const roomId = await meet.randomRoom(owner);
    const { body: host } = await meet.request(startMeeting, { roomId }, { as: owner });
    await meet.enter(host);
    meet.clock.advance(60_000);
    meet.neighbours.failing.add(recordAttendance.path);
    const { body } = await meet.request(endMeeting, { roomId }, { as: owner });
    meet.neighbours.failing.delete(recordAttendance.path);
    expect(body.success).toBe(true);
  });
});
