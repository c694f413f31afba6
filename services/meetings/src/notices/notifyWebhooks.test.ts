import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { endMeeting, joinMeeting, startMeeting } from '@meet/meetings-contract';
import { triggerWebhooks } from '@meet/integrations-contract';
import { startMeetings, type TestMeetings } from '../testing/startMeetings.ts';

let meet: TestMeetings;
beforeAll(async () => {
  meet = await startMeetings();
});
afterAll(() => meet.close());

/** Returns the events of a room that the owner's webhooks received, in order. */
const getHooked = (roomId: string) => meet.neighbours.hooked.filter(({ data }) => data.roomId === roomId);

describe('the webhooks of a room’s owner', () => {
  it('are notified once each of a meeting’s start and end, and of participants who join and leave', async () => {
    const owner = meet.signIn({ fullName: 'Ana Pop' });
    const roomId = await meet.randomRoom(owner);
    const { body: host } = await meet.request(startMeeting, { roomId, subject: 'Plans' }, { as: owner });
    await meet.enter(host);
    await meet.enter(host);
    const { body: guest } = await meet.request(joinMeeting, { roomId, name: 'Gus' });
    const leave = await meet.enter(guest);
    meet.clock.advance(60_000);
    await leave();
    await leave();
    await meet.request(endMeeting, { roomId }, { as: owner });

    const hooked = getHooked(roomId);
    const [{ data }] = hooked as [(typeof hooked)[0]];
    const { meetingId } = data;
    expect(hooked.map(({ event, data: notified }) => [event, notified])).toEqual([
      ['meeting.started', { meetingId, roomId, subject: 'Plans' }],
      ['participant.joined', { meetingId, roomId, participantName: 'Ana Pop', isGuest: false }],
      ['participant.joined', { meetingId, roomId, participantName: 'Gus', isGuest: true }],
      ['participant.left', { meetingId, roomId, participantName: 'Gus', isGuest: true }],
      ['participant.left', { meetingId, roomId, participantName: 'Ana Pop', isGuest: false }],
      ['meeting.ended', { meetingId, roomId, subject: 'Plans', reason: 'host' }],
    ]);
    expect(new Set(hooked.map(({ accountId }) => accountId))).toEqual(new Set([owner.accountId]));
    expect(new Set(hooked.map(({ occurrenceId }) => occurrenceId)).size).toBe(hooked.length);
  });

  it('do not hold up a meeting if notifying them fails', async () => {
    const owner = meet.signIn();
    const roomId = await meet.randomRoom(owner);
    meet.neighbours.failing.add(triggerWebhooks.path);
    const { body } = await meet.request(startMeeting, { roomId }, { as: owner });
    meet.neighbours.failing.delete(triggerWebhooks.path);
    expect(body.success).toBe(true);
    expect(getHooked(roomId)).toEqual([]);
  });
});
