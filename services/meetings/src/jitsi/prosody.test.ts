import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { MeetingSession } from '@meet/meetings-contract';
import { freePort, type TestPerson } from '@meet/service-kit/testing';
import { SignJWT } from 'jose';
import { setTimeout as pause } from 'node:timers/promises';
import { connectXmpp, type XmppClient } from '../testing/prosody/connectXmpp.ts';
import { hasProsody, startProsody, type TestProsody } from '../testing/prosody/startProsody.ts';
import { startMeetings, type TestMeetings } from '../testing/startMeetings.ts';

const SECRET = 'webhook-secret-of-a-test';
const APP_SECRET = 'application-secret-of-a-test-32-characters';
const APP_ID = 'our-app';
const POLL_MS = 20;

(hasProsody() ? describe : describe.skip)('with a Prosody that is configured as docker-compose.yml does it', () => {
  let meet: TestMeetings;
  let prosody: TestProsody;
  const clients: XmppClient[] = [];
  beforeAll(async () => {
    const port = await freePort();
    meet = await startMeetings({
      // Without JITSI_CONFERENCE_DOMAIN: by the settings alone, conferences would be in a domain that Prosody does not have.
      JITSI_DOMAIN: 'meet.example.org',
      JITSI_APP_ID: APP_ID,
      JITSI_APP_SECRET: APP_SECRET,
      JITSI_WEBHOOK_SECRET: SECRET,
      JITSI_CONTROL_URL: `http://127.0.0.1:${port}`,
    });
    // Behind Prosody's, so that it may be advanced: tokens are not good before they were made.
    meet.clock.advance(-60_000);
    const apiUrl = `${await meet.listen()}/api/jitsi`;
    prosody = await startProsody({ port, appId: APP_ID, appSecret: APP_SECRET, apiUrl, webhookSecret: SECRET });
  });
  afterAll(async () => {
    clients.forEach((client) => client.close());
    await prosody?.stop();
    await meet?.close();
  });

  const start = async (roomId: string, owner: TestPerson) =>
    (await meet.request('start-meeting', { roomId }, { as: owner })).body as MeetingSession;
  const join = async (roomId: string, name: string) =>
    (await meet.request('join-meeting', { roomId, name })).body as MeetingSession;
  const getStatus = async (roomId: string) => {
    const { isMeetingLive, participants } = (await meet.request('heartbeat', { roomId })).body;
    return { isMeetingLive, participants } as { isMeetingLive: boolean; participants: number };
  };
  const connect = async ({ jwt }: Pick<MeetingSession, 'jwt'>) => {
    const client = await connectXmpp(prosody.url, jwt);
    clients.push(client);
    return client;
  };
  /** Webhooks come when they come. */
  async function eventually(check: () => Promise<void>): Promise<void> {
    for (;;) {
      try {
        return await check();
      } catch (error) {
        if (Date.now() > deadline) throw error;
        await pause(POLL_MS);
      }
    }
  }
  let deadline = 0;
  beforeEach(() => {
    deadline = Date.now() + 20_000;
  });

  /** A meeting that an owner started and a guest joined, both with Prosody; the guest entered first. */
  async function meetOnProsody() {
    const owner = meet.signIn({ fullName: 'Olga Owner' });
    const roomId = await meet.randomRoom(owner);
    const ownerSession = await start(roomId, owner);
    const guestSession = await join(roomId, 'Gus');
    const guest = await connect(guestSession);
    expect(await guest.requestConference(roomId)).toEqual({ isReady: true, errorCode: undefined });
    const guestSeat = await guest.enter(roomId);
    const host = await connect(ownerSession);
    expect(await host.requestConference(roomId)).toMatchObject({ isReady: true });
    const hostSeat = await host.enter(roomId);
    await eventually(async () => expect(await getStatus(roomId)).toEqual({ isMeetingLive: true, participants: 2 }));
    return { owner, roomId, ownerSession, guestSession, guest, guestSeat, host, hostSeat };
  }

  it('makes owners by their token alone, also when a guest is in first', async () => {
    const { guestSeat, hostSeat } = await meetOnProsody();
    expect(guestSeat).toEqual({ affiliation: 'member', role: 'participant' });
    expect(hostSeat).toEqual({ affiliation: 'owner', role: 'moderator' });
  });

  it('books who is in and how long from the webhooks, and ends the meeting with the conference', async () => {
    const { roomId, guest, host, guestSession } = await meetOnProsody();
    meet.clock.advance(30_000);
    guest.leave(roomId);
    await eventually(async () => expect(await getStatus(roomId)).toEqual({ isMeetingLive: true, participants: 1 }));
    expect(await meet.deps.attendances.findById(guestSession.meetingContactHistoryId).lean()).toMatchObject({
      name: 'Gus',
      present: false,
      secondsPresent: 30,
      participantId: guest.participantId,
    });
    host.leave(roomId);
    await eventually(async () => expect(await getStatus(roomId)).toMatchObject({ isMeetingLive: false }));
  });

  it('sends everyone out when the host ends the meeting for all', async () => {
    const { roomId, owner, guest, host } = await meetOnProsody();
    expect((await meet.request('end-meeting', { roomId }, { as: owner })).body).toEqual({ success: true });
    expect(await guest.destroyed()).toBe('The meeting was ended.');
    expect(await host.destroyed()).toBe('The meeting was ended.');
    expect(await getStatus(roomId)).toMatchObject({ isMeetingLive: false });
  });

  it('goes on and says so where the conference is looked for in a wrong domain', async () => {
    const { roomId, owner, guest } = await meetOnProsody();
    // As before any webhook named it: then the domain of the settings counts.
    await meet.deps.meetings.updateOne({ roomId, live: true }, { $set: { conferenceJid: null } });
    expect((await meet.request('end-meeting', { roomId }, { as: owner })).body).toMatchObject({
      code: 'CONFERENCE_NOT_ENDED',
    });
    expect(prosody.log()).toContain(`There is no conference ${roomId}@conference.meet.example.org to end`);
    expect(await getStatus(roomId)).toEqual({ isMeetingLive: true, participants: 2 });
    guest.leave(roomId);
    await eventually(async () => expect(await getStatus(roomId)).toMatchObject({ participants: 1 }));
  });

  it('opens no conference for a room that is none of ours, and no other room than the token names', async () => {
    const { guestSession, roomId: other } = await meetOnProsody();
    const owner = meet.signIn();
    const roomId = await meet.randomRoom(owner);
    const host = await connect(await start(roomId, owner));
    expect(await host.requestConference('nobodys-room')).toEqual({ isReady: false, errorCode: '403' });
    await expect(host.enter(other)).rejects.toThrow('Room and token mismatched');
    expect(guestSession.roomId).toBe(other);
  });

  it('lets nobody in with a token that was changed', async () => {
    const owner = meet.signIn();
    const { jwt } = await start(await meet.randomRoom(owner), owner);
    await expect(connect({ jwt: jwt.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')) })).rejects.toThrow(
      'Prosody refused the token',
    );
  });

  it('ends a conference for the server alone', async () => {
    const { roomId, ownerSession } = await meetOnProsody();
    const seconds = Math.floor(Date.now() / 1000);
    const own = { iss: APP_ID, aud: 'jitsi', sub: '*', room: '*', exp: seconds + 60 };
    const sign = (claims: object, secret = APP_SECRET, alg = 'HS256') =>
      new SignJWT({ ...own, ...claims }).setProtectedHeader({ alg, typ: 'JWT' }).sign(new TextEncoder().encode(secret));
    const end = async (token: string, query = `?conference=${roomId}@muc.meet.jitsi`) => {
      const headers = { authorization: `Bearer ${token}` };
      return (await fetch(`${prosody.url}/end-meeting${query}`, { method: 'POST', headers })).status;
    };
    const refused = [
      '',
      'not.a.token',
      ownerSession.jwt,
      await sign({ room: roomId }),
      await sign({ exp: seconds - 1 }),
      await sign({ iss: 'another-app' }),
      await sign({ aud: 'another' }),
      await sign({}, 'y'.repeat(40)),
      await sign({}, APP_SECRET, 'HS384'),
    ];
    for (const token of refused) expect([token, await end(token)]).toEqual([token, 401]);
    expect(await end(await sign({}), '')).toBe(400);
    expect(await end(await sign({}), '?conference=nobodys-room@muc.meet.jitsi')).toBe(404);
    expect(await getStatus(roomId)).toEqual({ isMeetingLive: true, participants: 2 });
    expect(await end(await sign({}))).toBe(200);
    await eventually(async () => expect(await getStatus(roomId)).toMatchObject({ isMeetingLive: false }));
  });
});
