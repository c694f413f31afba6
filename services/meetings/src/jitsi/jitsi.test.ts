import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { MeetingSession } from '@meet/meetings-contract';
import { jwtVerify } from 'jose';
import { startMeetings, type TestMeetings } from '../testing/startMeetings.ts';

const SECRET = 'webhook-secret-of-a-test';
const APP_SECRET = 'application-secret-of-a-test-32-characters';

describe('with a Jitsi deployment', () => {
  let meet: TestMeetings;
  beforeAll(async () => {
    meet = await startMeetings({
      JITSI_DOMAIN: 'meet.example.org',
      JITSI_APP_ID: 'our-app',
      JITSI_APP_SECRET: APP_SECRET,
      JITSI_WEBHOOK_SECRET: SECRET,
    });
  });
  afterAll(() => meet.close());

  const hook = (path: string, body: object, secret = SECRET) =>
    meet.request(`jitsi/${path}`, body, { headers: { authorization: `Bearer ${secret}` } });
  const occupant = (session: MeetingSession, id: string, resource: string) => ({
    event_name: 'muc-occupant-joined',
    room_name: session.roomId,
    room_jid: `${session.roomId}@conference.meet.example.org`,
    is_breakout: false,
    occupant: {
      occupant_jid: `${session.roomId}@conference.meet.example.org/${resource}`,
      id,
      name: session.participantName,
    },
  });
  const peopleIn = async (roomId: string) => (await meet.request('heartbeat', { roomId })).body.participants as number;

  it('signs tokens that Prosody accepts: issuer, audience, room, affiliation', async () => {
    const owner = meet.signIn({ fullName: 'Olga Owner' });
    const roomId = await meet.randomRoom(owner);
    const { body } = await meet.request('start-meeting', { roomId }, { as: owner });
    const { payload, protectedHeader } = await jwtVerify(body.jwt, new TextEncoder().encode(APP_SECRET), {
      algorithms: ['HS256'],
      issuer: 'our-app',
      audience: 'jitsi',
      requiredClaims: ['room', 'sub', 'exp', 'nbf'],
    });
    expect(protectedHeader).toEqual({ alg: 'HS256', typ: 'JWT' });
    expect(payload).toMatchObject({
      room: roomId,
      context: { user: { id: owner.accountId, name: 'Olga Owner', moderator: true, affiliation: 'owner' } },
    });
  });

  it('counts people with and without an account by Prosody’s events', async () => {
    const owner = meet.signIn();
    const roomId = await meet.randomRoom(owner);
    const started = (await meet.request('start-meeting', { roomId }, { as: owner })).body as MeetingSession;
    const guest = (await meet.request('join-meeting', { roomId, name: 'Gus' })).body as MeetingSession;
    expect((await hook('events/occupant/joined', occupant(started, owner.accountId, 'aa11'))).status).toBe(200);
    await hook('events/occupant/joined', occupant(guest, guest.meetingContactHistoryId, 'bb22'));
    expect(await peopleIn(roomId)).toBe(2);
    await hook('events/occupant/left', occupant(guest, guest.meetingContactHistoryId, 'bb22'));
    expect(await peopleIn(roomId)).toBe(1);
    await hook('events/room/destroyed', { room_name: roomId });
    expect((await meet.request('heartbeat', { roomId })).body.isMeetingLive).toBe(false);
  });

  it('finds a stay by the participant id that the page derives from its address', async () => {
    const owner = meet.signIn();
    const roomId = await meet.randomRoom(owner);
    const started = (await meet.request('start-meeting', { roomId }, { as: owner })).body as MeetingSession;
    const event = occupant(started, owner.accountId, '');
    const address = '14f01c40-5195-4a4d-8efb-f58b49d18741@meet.jitsi/OWhl8jSh';
    await hook('events/occupant/joined', { ...event, occupant: { ...event.occupant, occupant_jid: address } });
    const { body } = await meet.request(
      'get-meeting-session-id-from-current-user-and-room',
      { roomId, participantId: '14f01c40' },
      { as: owner },
    );
    expect(body.meetingSessionId).toEqual(expect.any(String));
  });

  it('counts nobody who has left, even if page and server use different ids, and finds the stay by either', async () => {
    const owner = meet.signIn();
    const roomId = await meet.randomRoom(owner);
    const started = (await meet.request('start-meeting', { roomId }, { as: owner })).body as MeetingSession;
    const guest = (await meet.request('join-meeting', { roomId, name: 'Gus' })).body as MeetingSession;
    const name = ({ meetingContactHistoryId }: MeetingSession, participantId: string, as?: typeof owner) =>
      meet.request(
        'update-meeting-contact-history-participant-id',
        { meetingContactHistoryId, participantId },
        { ...(as && { as }) },
      );
    // The page's id differs from the one in the server's events, and may come before or after them.
    await name(started, 'page-1', owner);
    await hook('events/occupant/joined', occupant(started, owner.accountId, 'server-1'));
    await hook('events/occupant/joined', occupant(guest, guest.meetingContactHistoryId, 'server-2'));
    await name(guest, 'page-2');
    expect(await peopleIn(roomId)).toBe(2);
    const { body } = await meet.request(
      'get-meeting-session-id-from-current-user-and-room',
      { roomId, participantId: 'page-1' },
      { as: owner },
    );
    expect(body.meetingSessionId).toEqual(expect.any(String));
    await hook('events/occupant/left', occupant(guest, guest.meetingContactHistoryId, 'server-2'));
    expect(await peopleIn(roomId)).toBe(1);
    await hook('events/occupant/left', occupant(started, owner.accountId, 'server-1'));
    expect(await peopleIn(roomId)).toBe(0);
  });

  it('permits conferences only for known rooms', async () => {
    const roomId = await meet.randomRoom(meet.signIn({ email: 'reserver@example.com' }));
    expect((await hook('conference', { name: roomId })).body).toMatchObject({
      id: roomId,
      mail_owner: 'reserver@example.com',
      duration: 86_400,
    });
    expect((await hook('conference', { name: '1234567890' })).status).toBe(403);
    expect((await hook('conference', { name: { $ne: null } })).status).toBe(403);
  });

  it('refuses callers without the secret, and ignores malformed events', async () => {
    const roomId = await meet.randomRoom(meet.signIn());
    expect((await hook('conference', { name: roomId }, 'wrong')).status).toBe(403);
    expect((await hook('events/occupant/joined', { room_name: roomId, occupant: { id: { $ne: null } } })).status).toBe(
      200,
    );
    expect(await peopleIn(roomId)).toBe(0);
  });
});
