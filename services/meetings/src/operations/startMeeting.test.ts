import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startMeetings, type TestMeetings } from '../testing/startMeetings.ts';

describe('start-meeting', () => {
  let meet: TestMeetings;
  beforeAll(async () => {
    meet = await startMeetings();
  });
  afterAll(() => meet.close());

  it('starts one meeting for simultaneous requests from the owner’s tabs', async () => {
    const owner = meet.signIn();
    const roomId = await meet.randomRoom(owner);
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => meet.request('start-meeting', { roomId, subject: 'Stand-up' }, { as: owner })),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200));
    expect(await meet.deps.meetings.countDocuments({ accountIds: owner.accountId, roomId })).toBe(1);
    expect(answers[0]!.body).toMatchObject({
      subject: 'Stand-up',
      isOwner: true,
      meetingMaxDurationInMin: 45,
      isMeetingPaid: false,
      heartbeatCallRateInMins: 3,
    });
  });

  it('starts one meeting for simultaneous requests of the owner and a trusted contact', async () => {
    const [owner, friend] = [meet.signIn(), meet.signIn()];
    meet.neighbours.contacts.set(owner.accountId, [
      { contactId: 'c1', email: friend.email, fullName: 'Fred', accountId: friend.accountId },
    ]);
    await meet.request('update-host-meeting-configuration', { contactsMayStart: true }, { as: owner });
    const roomId = await meet.randomRoom(owner);
    const answers = await Promise.all([
      meet.request('start-meeting', { roomId, subject: 'Hers' }, { as: owner }),
      meet.request('start-meeting', { roomId, subject: 'His' }, { as: friend }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    // The second start changed the running meeting.
    const { body: running } = await meet.request('get-meeting-data', { roomId }, { as: owner });
    expect(answers.map(({ body }) => body.subject)).toContain(running.subject);
    expect(answers.map(({ body }) => body.isOwner)).toEqual([true, false]);
    expect(await meet.deps.meetings.countDocuments({ accountIds: owner.accountId, roomId })).toBe(1);
  });

  it('refuses strangers and visitors', async () => {
    const owner = meet.signIn();
    const roomId = await meet.randomRoom(owner);
    expect((await meet.request('start-meeting', { roomId }, { as: meet.signIn() })).status).toBe(403);
    expect((await meet.request('start-meeting', { roomId })).status).toBe(401);
    expect(await meet.deps.meetings.countDocuments({ accountIds: owner.accountId, roomId })).toBe(0);
  });

  it.each([{ subject: { $gt: '' } }, { subject: 'x'.repeat(201) }, { mode: 4 }, { mode: '1' }, { password: '   ' }])(
    'refuses %j',
    async (wish) => {
      const owner = meet.signIn();
      const roomId = await meet.randomRoom(owner);
      expect((await meet.request('start-meeting', { roomId, ...wish }, { as: owner })).status).toBe(400);
    },
  );

  it('sends the running room a new password, lobby and subject', async () => {
    const owner = meet.signIn();
    const roomId = await meet.randomRoom(owner);
    await meet.request('start-meeting', { roomId }, { as: owner });
    const update = { roomId, password: 'new-pass', lobby: true, subject: 'Renamed' };
    expect((await meet.request('update-meeting', update, { as: meet.signIn() })).status).toBe(403);
    expect((await meet.request('update-meeting', update, { as: owner })).status).toBe(200);
    expect(meet.commands.filter(([, id]) => id === roomId)).toEqual([
      ['setPassword', roomId, 'new-pass'],
      ['setLobby', roomId, true],
      ['setSubject', roomId, 'Renamed'],
    ]);
    const { body } = await meet.request('get-meeting-data', { roomId }, { as: owner });
    expect(body).toMatchObject({ password: 'new-pass', lobby: true, subject: 'Renamed', isMeetingLive: true });
    await meet.request('update-meeting', { roomId, password: '' }, { as: owner });
    expect((await meet.request('get-meeting-data', { roomId })).body.passwordRequired).toBe(false);
  });

  it('lets a host end the meeting for everyone afterwards', async () => {
    const owner = meet.signIn();
    const roomId = await meet.randomRoom(owner);
    expect((await meet.request('end-meeting', { roomId }, { as: owner })).body.code).toBe('MEETING_NOT_STARTED');
    const { body } = await meet.request('start-meeting', { roomId }, { as: owner });
    await meet.enter(body);
    expect(meet.neighbours.inMeeting.get(owner.accountId)).toBe(true);
    expect((await meet.request('end-meeting', { roomId }, { as: meet.signIn() })).status).toBe(403);
    expect((await meet.request('end-meeting', { roomId }, { as: owner })).status).toBe(200);
    expect(meet.commands).toContainEqual(['endMeeting', roomId, 'host']);
    expect(meet.neighbours.inMeeting.get(owner.accountId)).toBe(false);
    expect((await meet.request('heartbeat', { roomId })).body.isMeetingLive).toBe(false);
    expect(
      meet.events.filter(
        ({ type, payload }) => type === 'meetingEnded' && (payload as { roomId: string }).roomId === roomId,
      ),
    ).toHaveLength(2);
  });
});
