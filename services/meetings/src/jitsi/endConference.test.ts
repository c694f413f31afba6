import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { MeetingSession } from '@meet/meetings-contract';
import { jwtVerify } from 'jose';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sweepMeetings } from '../live/sweepMeetings.ts';
import { startMeetings, type TestMeetings } from '../testing/startMeetings.ts';
import { owedEnds } from './endConference.ts';

const SECRET = 'webhook-secret-of-a-test';
const APP_SECRET = 'application-secret-of-a-test-32-characters';

/**
 * Starts a stand-in for Prosody with mod_meet_control: it ends the conferences that it knows and answers others with
 * 404.
 */
async function startProsody() {
  const known = new Set<string>();
  const requested: { conference: string; authorization: string }[] = [];
  const state = { isDown: false };
  const server = createServer((request, response) => {
    const conference = new URL(request.url!, 'http://prosody').searchParams.get('conference')!;
    requested.push({ conference, authorization: request.headers.authorization! });
    response.statusCode = state.isDown ? 500 : known.delete(conference) ? 200 : 404;
    response.end();
  }).listen(0);
  await once(server, 'listening');
  const url = `http://localhost:${(server.address() as AddressInfo).port}`;
  return { url, known, requested, state, close: () => server.close() };
}

describe('ending a meeting on a Jitsi deployment', () => {
  let prosody: Awaited<ReturnType<typeof startProsody>>;
  let meet: TestMeetings;
  beforeAll(async () => {
    prosody = await startProsody();
    meet = await startMeetings({
      JITSI_DOMAIN: 'meet.example.org',
      JITSI_APP_ID: 'our-app',
      JITSI_APP_SECRET: APP_SECRET,
      JITSI_WEBHOOK_SECRET: SECRET,
      JITSI_CONTROL_URL: prosody.url,
      JITSI_CONFERENCE_DOMAIN: 'muc.meet.jitsi',
    });
  });
  beforeEach(() => {
    prosody.requested.length = 0;
    prosody.state.isDown = false;
  });
  afterAll(async () => {
    prosody.close();
    await meet.close();
  });

  /** Starts a meeting whose owner is in, as reported by Prosody. */
  async function begin(jid: { room_jid?: string } = {}) {
    const owner = meet.signIn();
    const roomId = await meet.randomRoom(owner);
    const session = (await meet.request('start-meeting', { roomId }, { as: owner })).body as MeetingSession;
    const event = {
      room_name: roomId,
      ...(jid.room_jid && { room_jid: jid.room_jid.replace('ROOM', roomId) }),
      occupant: { occupant_jid: `${roomId}@any/1`, id: owner.accountId, name: session.participantName },
    };
    const notify = (path: string) =>
      meet.request(`jitsi/events/${path}`, event, { headers: { authorization: `Bearer ${SECRET}` } });
    await notify('occupant/joined');
    return {
      roomId,
      notify,
      end: async () => (await meet.request('end-meeting', { roomId }, { as: owner })).body,
      isLive: async () => (await meet.request('heartbeat', { roomId })).body.isMeetingLive as boolean,
      runOut: () => meet.deps.meetings.updateOne({ roomId, live: true }, { $set: { endsAt: meet.clock.now() } }),
    };
  }
  const owed = () => owedEnds(meet.deps).measure(meet.clock.now());

  it('sends Prosody the conference in the configured domain, with a signed token', async () => {
    const { roomId, end, isLive } = await begin();
    prosody.known.add(`${roomId}@muc.meet.jitsi`);
    expect(await end()).toEqual({ success: true });
    expect(await isLive()).toBe(false);
    expect(prosody.requested.map(({ conference }) => conference)).toEqual([`${roomId}@muc.meet.jitsi`]);
    const key = new TextEncoder().encode(APP_SECRET);
    const token = prosody.requested[0]!.authorization.slice('Bearer '.length);
    await expect(jwtVerify(token, key, { issuer: 'our-app', audience: 'jitsi' })).resolves.toBeDefined();
  });

  it('uses the conference’s address from Prosody’s own events', async () => {
    const { roomId, end } = await begin({ room_jid: 'ROOM@conference.elsewhere.example' });
    prosody.known.add(`${roomId}@conference.elsewhere.example`);
    expect(await end()).toEqual({ success: true });
    expect(prosody.requested.map(({ conference }) => conference)).toEqual([`${roomId}@conference.elsewhere.example`]);
  });

  it.each([
    ['knows no such conference', false],
    ['fails', true],
  ])('keeps the meeting running if people are in it and Prosody %s, and reports that', async (_what, isDown) => {
    prosody.state.isDown = isDown;
    const { roomId, end, isLive } = await begin();
    expect(await end()).toMatchObject({ success: false, code: 'CONFERENCE_NOT_ENDED' });
    expect(await isLive()).toBe(true);
    meet.clock.advance(5_000);
    expect(await owed()).toMatchObject({ name: 'meeting-ends', length: 1, oldestSeconds: 5 });
    prosody.state.isDown = false;
    prosody.known.add(`${roomId}@muc.meet.jitsi`);
    expect(await end()).toEqual({ success: true });
    expect(await isLive()).toBe(false);
    expect(await owed()).toMatchObject({ length: 0 });
  });

  it('ends a meeting without people even if Prosody does not know its conference', async () => {
    const { notify, end, isLive } = await begin();
    await notify('occupant/left');
    expect(await end()).toEqual({ success: true });
    expect(await isLive()).toBe(false);
  });

  it('retries every minute to end a meeting that is over its time limit', async () => {
    const { roomId, runOut, isLive } = await begin();
    await runOut();
    await sweepMeetings(meet.deps);
    await sweepMeetings(meet.deps);
    expect(prosody.requested).toHaveLength(1);
    expect(await isLive()).toBe(true);
    meet.clock.advance(60_000);
    prosody.known.add(`${roomId}@muc.meet.jitsi`);
    await sweepMeetings(meet.deps);
    expect(prosody.requested).toHaveLength(2);
    expect(await isLive()).toBe(false);
  });

  it('sends no request if Prosody itself reports the end of the conference', async () => {
    const { notify, isLive } = await begin();
    await notify('room/destroyed');
    expect(await isLive()).toBe(false);
    expect(prosody.requested).toEqual([]);
  });
});
