import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { RING_MS } from '@meet/contracts/meetings';
import { missRings } from '../rings/endRing.ts';
import { startMeetings, type TestMeetings } from '../testing/startMeetings.ts';

describe('start-meeting-with-contacts', () => {
  let meet: TestMeetings;
  beforeAll(async () => {
    meet = await startMeetings();
  });
  afterAll(() => meet.close());

  const start = (as: ReturnType<TestMeetings['signIn']>, roomId: string, emails: string[], more: object = {}) =>
    meet.request(
      'start-meeting-with-contacts',
      { roomId, subject: 'Plans', invitedParticipants: emails.map((email) => ({ email })), ...more },
      { as },
    );
  const ringsOf = async (as: ReturnType<TestMeetings['signIn']>) => {
    const { rings } = (await meet.request('get-meeting-calls', {}, { as })).body;
    return rings as { ringId: string; roomId: string; subject: string }[];
  };
  const endingsFor = (accountId: string) =>
    meet.events
      .filter(({ type, channel }) => type === 'meetingRingEnded' && channel === `user:${accountId}`)
      .map(({ payload }) => (payload as { outcome: string }).outcome);

  it('starts the meeting, rings who has an account and mails who has none', async () => {
    const [owner, friend] = [meet.signIn({ fullName: 'Olga Owner' }), meet.signIn()];
    meet.neighbours.mailRefusers.add(friend.accountId);
    const roomId = await meet.randomRoom(owner);
    const { body } = await start(owner, roomId, [friend.email, 'outside@example.com', 'OUTSIDE@example.com']);
    expect(body).toMatchObject({ success: true, roomId, isOwner: true, groupId: null });
    expect(await ringsOf(friend)).toMatchObject([{ roomId, subject: 'Plans', callerName: 'Olga Owner' }]);
    expect(meet.neighbours.mails.map(({ to, action }) => [to, action?.url])).toEqual([
      ['outside@example.com', `http://localhost:8080/j/${roomId}`],
    ]);
    expect((await meet.request('get-meeting-data', { roomId })).body).toMatchObject({
      isMeetingLive: true,
      subject: 'Plans',
    });
  });

  it('tells caller and called of accept, decline and missed, once', async () => {
    const [owner, a, b, c] = [meet.signIn(), meet.signIn(), meet.signIn(), meet.signIn()];
    const roomId = await meet.randomRoom(owner);
    await start(owner, roomId, [a.email, b.email, c.email]);
    const answer = async (as: typeof a, accept: boolean) => {
      const [ring] = await ringsOf(as);
      return meet.request('answer-meeting-call', { ringId: ring!.ringId, accept }, { as });
    };
    const [ringOfB] = await ringsOf(b);
    expect(
      (await meet.request('answer-meeting-call', { ringId: ringOfB!.ringId, accept: true }, { as: a })).body.code,
    ).toBe('RING_OVER');
    expect((await answer(a, true)).body).toMatchObject({ success: true, roomId });
    expect((await answer(b, false)).body.success).toBe(true);
    meet.clock.advance(RING_MS);
    await missRings(meet.deps);
    expect(await ringsOf(c)).toEqual([]);
    expect([endingsFor(a.accountId), endingsFor(b.accountId), endingsFor(c.accountId)]).toEqual([
      ['accepted'],
      ['declined'],
      ['missed'],
    ]);
    expect(endingsFor(owner.accountId)).toEqual(['accepted', 'declined', 'missed']);
    expect(
      (await meet.request('answer-meeting-call', { ringId: ringOfB!.ringId, accept: true }, { as: b })).body.code,
    ).toBe('RING_OVER');
  });

  it('stops ringing when the meeting ends', async () => {
    const [owner, friend] = [meet.signIn(), meet.signIn()];
    const roomId = await meet.randomRoom(owner);
    await start(owner, roomId, [friend.email]);
    await meet.request('end-meeting', { roomId }, { as: owner });
    expect(endingsFor(friend.accountId)).toEqual(['cancelled']);
  });

  it('makes a group of the people when one is named', async () => {
    const owner = meet.signIn();
    const roomId = await meet.randomRoom(owner);
    const { body } = await start(owner, roomId, ['x@example.com'], { groupName: 'Team' });
    expect(body.groupId).toBe('group-1');
    expect(meet.neighbours.groups.at(-1)).toMatchObject({ accountId: owner.accountId, groupName: 'Team' });
  });

  it('refuses oneself, nobody, a stranger’s room and bad fields, and starts nothing then', async () => {
    const owner = meet.signIn();
    const roomId = await meet.randomRoom(owner);
    expect((await start(owner, roomId, [owner.email.toUpperCase()])).body).toMatchObject({
      success: false,
      message: 'You cannot invite yourself!',
    });
    expect((await start(owner, roomId, [])).body.message).toBe('At least 1 participant is required');
    const unselected = { invitedParticipants: [{ email: 'x@example.com', selected: false }] };
    expect((await start(owner, roomId, [], unselected)).status).toBe(400);
    expect((await start(owner, roomId, ['no address'])).status).toBe(400);
    expect((await start(owner, roomId, ['x@example.com'], { groupName: '  ' })).body.message).toBe(
      'Group name cannot be empty',
    );
    expect((await start(owner, roomId, ['x@example.com'], { groupName: 'x'.repeat(51) })).body.message).toBe(
      'Group name cannot be more than 50 characters',
    );
    expect((await start(meet.signIn(), roomId, ['x@example.com'])).status).toBe(403);
    expect(await meet.deps.meetings.countDocuments({ roomId })).toBe(0);
  });
});

describe('invite-contact-to-meeting', () => {
  it('calls a contact into the meeting that the caller is in, and nobody from outside', async () => {
    const meet = await startMeetings();
    try {
      const [owner, friend] = [meet.signIn(), meet.signIn({ fullName: 'Fred Friend' })];
      meet.neighbours.contacts.set(owner.accountId, [
        { contactId: 'c1', email: friend.email, fullName: 'Fred Friend', accountId: friend.accountId },
      ]);
      const invite = () => meet.request('invite-contact-to-meeting', { contactId: 'c1' }, { as: owner });
      expect((await invite()).body).toMatchObject({ success: false, code: 'NOT_IN_MEETING' });
      const roomId = await meet.randomRoom(owner);
      await meet.enter((await meet.request('start-meeting', { roomId }, { as: owner })).body);
      expect((await invite()).body).toMatchObject({
        success: true,
        message: 'Fred Friend has been invited to the meeting.',
      });
      expect((await meet.request('get-meeting-calls', {}, { as: friend })).body.rings).toMatchObject([{ roomId }]);
    } finally {
      await meet.close();
    }
  });
});
