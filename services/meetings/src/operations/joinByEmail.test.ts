import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startMeetings, type TestMeetings } from '../testing/startMeetings.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

describe('look-ups by e-mail address', () => {
  let meet: TestMeetings;
  beforeAll(async () => {
    meet = await startMeetings();
  });
  afterAll(() => meet.close());

  const lookUp = (email: string, address: string) => meet.request('get-meeting-by-email', { email }, { address });
  const fail = async (times: number, address: string) => {
    for (let i = 0; i < times; i++) await lookUp(`nobody${i}@example.com`, address);
  };

  it('find the personal room of the moderator', async () => {
    const owner = meet.signIn({ email: 'Moderator@example.com' });
    const { personalMeetingId } = (await meet.request('get-logged-in-user-personal-meeting-id', {}, { as: owner }))
      .body;
    const { body } = await meet.request('get-meeting-id-join-email', {
      email: 'moderator@EXAMPLE.com',
      userEmail: 'guest@example.com',
    });
    expect(body).toMatchObject({ success: true, meetingId: personalMeetingId });
  });

  it('refuse the visitor’s own address as the moderator’s', async () => {
    const body = { email: 'same@example.com', userEmail: 'SAME@example.com' };
    expect((await meet.request('get-meeting-id-join-email', body)).body).toMatchObject({
      code: 'OWN_MODERATOR_EMAIL',
      message: 'Moderator Email is not allowed to be the same as your email address',
    });
  });

  it('are blocked for three hours after ten failures within fifteen minutes, even for an existing room', async () => {
    meet.signIn({ email: 'there@example.com' });
    await fail(9, '10.1.0.1');
    expect((await lookUp('there@example.com', '10.1.0.1')).status).toBe(200);
    await fail(1, '10.1.0.1');
    const blocked = await lookUp('there@example.com', '10.1.0.1');
    expect(blocked.status).toBe(401);
    expect(blocked.body).toMatchObject({
      code: 'EMAIL_JOIN_BLOCKED',
      message: 'You are blocked from accessing meetings via email for 3 hours, please come back later.',
    });
    expect((await lookUp('there@example.com', '10.1.0.2')).status).toBe(200);
    meet.clock.advance(3 * HOUR - MINUTE);
    expect((await lookUp('there@example.com', '10.1.0.1')).status).toBe(401);
    meet.clock.advance(MINUTE + 1);
    expect((await lookUp('there@example.com', '10.1.0.1')).status).toBe(200);
  });

  it('ignore failures that are older than fifteen minutes', async () => {
    await fail(9, '10.2.0.1');
    meet.clock.advance(15 * MINUTE + 1);
    await fail(9, '10.2.0.1');
    expect((await lookUp('nobody@example.com', '10.2.0.1')).body.code).toBe('NO_MEETING_FOR_EMAIL');
  });
});

describe('look-ups by alias and label', () => {
  it('find labelled and personal rooms regardless of case, and nothing else', async () => {
    const meet = await startMeetings();
    try {
      const owner = meet.signIn({ alias: 'olga' });
      const { roomId } = (await meet.request('create-meeting', { label: 'Daily' }, { as: owner })).body;
      const find = (userAlias: unknown, roomLabel?: unknown) =>
        meet.request('get-meeting-room-id-by-alias-and-room-label', { userAlias, roomLabel });
      expect((await find('OLGA', 'daily')).body).toMatchObject({ success: true, roomId });
      expect((await find('olga')).body.roomId).toMatch(/^\d{10}$/);
      expect((await find('olga', 'weekly')).status).toBe(404);
      expect((await find('nobody', 'daily')).status).toBe(404);
      expect((await find({ $ne: '' }, 'daily')).status).toBe(400);
    } finally {
      await meet.close();
    }
  });
});
