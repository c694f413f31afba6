import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { MeetingSession } from '@meet/meetings-contract';
import { freePort, type TestPerson } from '@meet/service-kit/testing';
import { SignJWT } from 'jose';
import { setTimeout as pause } from 'node:timers/promises';
import { changeSignature } from './check/changeSignature.ts';
import { connectXmpp, type XmppClient } from './check/connectXmpp.ts';
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
      // Without JITSI_CONFERENCE_DOMAIN, the settings give a domain of conferences that Prosody does not have.
      JITSI_DOMAIN: 'meet.example.org',
      JITSI_APP_ID: APP_ID,
      JITSI_APP_SECRET: APP_SECRET,
      JITSI_WEBHOOK_SECRET: SECRET,
      JITSI_CONTROL_URL: `http://127.0.0.1:${port}`,
      JITSI_ROOM_MAX: '4',
    });
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
  /** Repeats a check until it succeeds, because webhooks arrive at an unpredictable time. */
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
    deadline = Date.now() + 60_000;
    setBehind(1_000);
  });

  /**
   * Sets the server's clock behind Prosody's. Tokens are invalid before their time of issue, and the server's own live
   * for a minute by its clock, which stands still.
   */
  const setBehind = (ms: number) => meet.clock.advance(Date.now() - ms - meet.clock.now());

  /** Returns a meeting that an owner started and a guest joined, both through Prosody; the guest entered first. */
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

  it('makes people owners only by their token, even if a guest enters first', async () => {
    const { guestSeat, hostSeat } = await meetOnProsody();
    expect(guestSeat).toEqual({ affiliation: 'member', role: 'participant' });
    expect(hostSeat).toEqual({ affiliation: 'owner', role: 'moderator' });
  });

  it('records who is present and for how long, and ends the meeting with the conference', async () => {
    setBehind(31_000);
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

  it('removes everyone when the host ends the meeting for all', async () => {
    const { roomId, owner, guest, host } = await meetOnProsody();
    expect((await meet.request('end-meeting', { roomId }, { as: owner })).body).toEqual({ success: true });
    expect(await guest.destroyed()).toBe('The meeting was ended.');
    expect(await host.destroyed()).toBe('The meeting was ended.');
    expect(await getStatus(roomId)).toMatchObject({ isMeetingLive: false });
  });

  it('keeps the meeting running and reports it if the configured domain is wrong', async () => {
    const { roomId, owner, guest } = await meetOnProsody();
    // As before any webhook named the conference: then the domain of the settings is used.
    await meet.deps.meetings.updateOne({ roomId, live: true }, { $set: { conferenceJid: null } });
    expect((await meet.request('end-meeting', { roomId }, { as: owner })).body).toMatchObject({
      code: 'CONFERENCE_NOT_ENDED',
    });
    await eventually(async () =>
      expect(prosody.log()).toContain(`There is no conference ${roomId}@conference.meet.example.org to end`),
    );
    expect(await getStatus(roomId)).toEqual({ isMeetingLive: true, participants: 2 });
    guest.leave(roomId);
    await eventually(async () => expect(await getStatus(roomId)).toMatchObject({ participants: 1 }));
  });

  it('requires the current password from guests, but not from hosts', async () => {
    const { roomId, owner, guest } = await meetOnProsody();
    const change = (password: string) => meet.request('update-meeting', { roomId, password }, { as: owner });
    expect((await change('first-word')).body).toMatchObject({ success: true });
    const other = await connect(await join(roomId, 'Olive'));
    await expect(other.enter(roomId)).rejects.toThrow('not-authorized');
    expect((await change('second-word')).body).toMatchObject({ success: true });
    await expect(other.enter(roomId, 'first-word')).rejects.toThrow('not-authorized');
    expect(await other.enter(roomId, 'second-word')).toMatchObject({ role: 'participant' });
    const host = await connect(await start(roomId, owner));
    expect(await host.enter(roomId)).toMatchObject({ role: 'moderator' });
    expect((await change('')).body).toMatchObject({ success: true });
    guest.leave(roomId);
    const late = await connect(await join(roomId, 'Late'));
    expect(await late.enter(roomId)).toMatchObject({ role: 'participant' });
  });

  it('opens a conference with its room’s password, subject and maximum number of people', async () => {
    const owner = meet.signIn();
    const roomId = await meet.randomRoom(owner);
    const input = { roomId, password: 'from-the-start', subject: 'Harvest' };
    const session = (await meet.request('start-meeting', input, { as: owner })).body as MeetingSession;
    const host = await connect(session);
    await host.requestConference(roomId);
    await host.enter(roomId);
    const guests = await Promise.all(
      ['Ann', 'Ben', 'Cy', 'Dan'].map(async (name) => connect(await join(roomId, name))),
    );
    // The webhook of the opened conference configures it, before or after the host has entered.
    while ((await host.subject()) !== 'Harvest');
    await expect(guests[0]!.enter(roomId)).rejects.toThrow('not-authorized');
    await guests[0]!.enter(roomId, 'from-the-start');
    await guests[1]!.enter(roomId, 'from-the-start');
    await guests[2]!.enter(roomId, 'from-the-start');
    await expect(guests[3]!.enter(roomId, 'from-the-start')).rejects.toThrow('The meeting is full.');
    await meet.request('update-meeting', { roomId, subject: 'Sowing' }, { as: owner });
    while ((await host.subject()) !== 'Sowing');
  });

  it('applies password and lobby to people who enter as soon as the conference is open', async () => {
    const enterFirst = async (settings: object) => {
      const owner = meet.signIn();
      const roomId = await meet.randomRoom(owner);
      await meet.request('update-meeting', { roomId, ...settings }, { as: owner });
      await start(roomId, owner);
      const guest = await connect(await join(roomId, 'Early'));
      expect(await guest.requestConference(roomId)).toMatchObject({ isReady: true });
      return guest.enter(roomId);
    };
    await expect(enterFirst({ password: 'from-the-start' })).rejects.toThrow('not-authorized');
    await expect(enterFirst({ lobby: true })).rejects.toThrow('The lobby is open');
    expect(await enterFirst({})).toMatchObject({ role: 'participant' });
  });

  it('opens a conference after a while if the server does not configure it', async () => {
    const owner = meet.signIn();
    const roomId = await meet.randomRoom(owner);
    await start(roomId, owner);
    const guest = await connect(await join(roomId, 'Patience'));
    // The server's own tokens have expired then.
    meet.clock.advance(-90_000);
    await guest.requestConference(roomId);
    expect(await guest.enter(roomId)).toMatchObject({ role: 'participant' });
    meet.clock.advance(90_000);
    await eventually(async () =>
      expect(prosody.log()).toContain(`${roomId}@muc.meet.jitsi was not configured in time`),
    );
  });

  it('keeps guests in the lobby while it is on, but not hosts', async () => {
    const { roomId, owner } = await meetOnProsody();
    const setLobby = (lobby: boolean) => meet.request('update-meeting', { roomId, lobby }, { as: owner });
    expect((await setLobby(true)).body).toMatchObject({ success: true });
    const held = await connect(await join(roomId, 'Olive'));
    await expect(held.enter(roomId)).rejects.toThrow('The lobby is open');
    const host = await connect(await start(roomId, owner));
    expect(await host.enter(roomId)).toMatchObject({ role: 'moderator' });
    expect((await setLobby(false)).body).toMatchObject({ success: true });
    expect(await held.enter(roomId)).toMatchObject({ role: 'participant' });
  });

  it('keeps removed people out, with their token and with a later one', async () => {
    const { roomId, host, guest, guestSession } = await meetOnProsody();
    host.remove(roomId, guest.participantId);
    await guest.removed();
    await expect(guest.enter(roomId)).rejects.toThrow('You were removed from this meeting.');
    const { meetingContactHistoryId: id } = guestSession;
    await eventually(async () =>
      expect(await meet.deps.attendances.findById(id).lean()).toMatchObject({ removed: true, present: false }),
    );
    const again = await connect(await join(roomId, 'Gus under another name'));
    await expect(again.enter(roomId)).rejects.toThrow('You were removed from this meeting.');
  });

  it('reports that a running meeting keeps its settings if Prosody does not answer', async () => {
    const { roomId, owner } = await meetOnProsody();
    const unreachable = await startMeetings({ JITSI_DOMAIN: 'meet.example.org' });
    try {
      const other = unreachable.signIn();
      const otherRoom = await unreachable.randomRoom(other);
      const change = () => unreachable.request('update-meeting', { roomId: otherRoom, lobby: true }, { as: other });
      expect((await change()).body).toMatchObject({ success: true });
      await unreachable.request('start-meeting', { roomId: otherRoom }, { as: other });
      expect((await change()).body).toMatchObject({ success: false, code: 'CONFERENCE_NOT_CHANGED' });
    } finally {
      await unreachable.close();
    }
    expect((await meet.request('update-meeting', { roomId, lobby: false }, { as: owner })).body).toMatchObject({
      success: true,
    });
  });

  it('opens no conference for an unknown room, nor for a room other than the token’s', async () => {
    const { guestSession, roomId: other } = await meetOnProsody();
    const owner = meet.signIn();
    const roomId = await meet.randomRoom(owner);
    const host = await connect(await start(roomId, owner));
    expect(await host.requestConference('nobodys-room')).toEqual({ isReady: false, errorCode: '403' });
    await expect(host.enter(other)).rejects.toThrow('Room and token mismatched');
    expect(guestSession.roomId).toBe(other);
  });

  it('refuses a token with a changed signature', async () => {
    const owner = meet.signIn();
    const { jwt } = await start(await meet.randomRoom(owner), owner);
    await expect(connect({ jwt: changeSignature(jwt) })).rejects.toThrow('Prosody refused the token');
  });

  it('ends a conference only for the server', async () => {
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
