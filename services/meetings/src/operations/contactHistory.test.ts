import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { MeetingSession } from '@meet/meetings-contract';
import { startMeetings, type TestMeetings } from '../testing/startMeetings.ts';

describe('seats in a meeting', () => {
  let meet: TestMeetings;
  beforeAll(async () => {
    // On a Jitsi deployment, pages report the id of their participant.
    meet = await startMeetings({ JITSI_DOMAIN: 'meet.example.org', JITSI_APP_SECRET: 'x'.repeat(32) });
  });
  afterAll(() => meet.close());

  async function enter() {
    const owner = meet.signIn();
    const roomId = await meet.randomRoom(owner);
    const session = (await meet.request('start-meeting', { roomId }, { as: owner })).body as MeetingSession;
    await meet.request('heartbeat', { roomId, meetingContactHistoryId: session.meetingContactHistoryId });
    return { owner, roomId, session };
  }
  const name = (meetingContactHistoryId: unknown, as?: ReturnType<TestMeetings['signIn']>, more: object = {}) =>
    meet.request(
      'update-meeting-contact-history-participant-id',
      { meetingContactHistoryId, participantId: 'a1b2c3d4', timezone: 'Europe/Bucharest', ...more },
      as ? { as } : {},
    );
  const getSessionId = async (roomId: string, as: ReturnType<TestMeetings['signIn']>, participantId = 'a1b2c3d4') => {
    const input = { roomId, participantId };
    return (await meet.request('get-meeting-session-id-from-current-user-and-room', input, { as })).body;
  };

  it('keep the participant’s id, and reveal the meeting only to that person', async () => {
    const { owner, roomId, session } = await enter();
    expect((await name(session.meetingContactHistoryId, owner)).body).toEqual({ success: true });
    const { meetingSessionId } = await getSessionId(roomId, owner);
    expect(await meet.deps.meetings.findById(meetingSessionId).lean()).toMatchObject({ roomId, live: true });
    expect(await meet.deps.attendances.findById(session.meetingContactHistoryId).lean()).toMatchObject({
      participantId: 'a1b2c3d4',
      timeZone: 'Europe/Bucharest',
    });
    expect(await getSessionId(roomId, meet.signIn())).toMatchObject({ success: true, meetingSessionId: null });
    expect(await getSessionId(roomId, owner, 'another')).toMatchObject({ meetingSessionId: null });
  });

  it('reveal no meeting once it has ended', async () => {
    const { owner, roomId, session } = await enter();
    await name(session.meetingContactHistoryId, owner);
    await meet.request('end-meeting', { roomId }, { as: owner });
    expect(await getSessionId(roomId, owner)).toMatchObject({ meetingSessionId: null });
  });

  it('can be changed by their own account only, and by guests with their secret id', async () => {
    const { roomId, session } = await enter();
    expect((await name(session.meetingContactHistoryId, meet.signIn())).status).toBe(404);
    expect((await name(session.meetingContactHistoryId)).status).toBe(404);
    const guest = (await meet.request('join-meeting', { roomId, name: 'Gus' })).body as MeetingSession;
    expect((await name(guest.meetingContactHistoryId)).body).toEqual({ success: true });
  });

  it.each([
    ['an unknown entry', 'unknown', {}, 404],
    ['an operator', { $ne: null }, {}, 400],
    ['no participant', 'some', { participantId: '' }, 400],
  ])('refuse %s', async (_what, id, more, status) => {
    expect((await name(id, meet.signIn(), more)).status).toBe(status);
  });

  it('ignore an unknown time zone', async () => {
    const { owner, session } = await enter();
    const { status } = await name(session.meetingContactHistoryId, owner, { timezone: 'Etc/Unknown' });
    expect(status).toBe(200);
    const stored = await meet.deps.attendances.findOne({ _id: session.meetingContactHistoryId }).lean();
    expect(stored).toMatchObject({ timeZone: null });
  });

  it('reveal the meeting only to signed-in callers', async () => {
    const path = 'get-meeting-session-id-from-current-user-and-room';
    expect((await meet.request(path, { roomId: '1234567890', participantId: 'p' })).status).toBe(401);
  });
});
