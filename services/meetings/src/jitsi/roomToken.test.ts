import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { MeetingSession } from '@meet/meetings-contract';
import { createHmac, timingSafeEqual } from 'node:crypto';
import { startMeetings, type TestMeetings } from '../testing/startMeetings.ts';

const APP_SECRET = 'application-secret-of-a-test-32-characters';
const PROSODY = { appId: 'our-app', appSecret: APP_SECRET, audiences: ['jitsi'], domain: 'meet.example.org' };

type Claims = Record<string, unknown>;

/**
 * Checks a token like Prosody's token plugin, in the same order, before its bearer may enter a conference. Uses no
 * library, so that it shares no code with the signer. Throws the plugin's reason.
 */
function enterByProsody(jwt: string, conference: string, settings: typeof PROSODY, nowMs: number): Claims {
  const [head, body, signature] = jwt.split('.') as [string, string, string];
  const decode = (part: string) => JSON.parse(Buffer.from(part, 'base64url').toString()) as Claims;
  if (decode(head).alg !== 'HS256') throw new Error('algorithm not allowed');
  const expected = createHmac('sha256', settings.appSecret).update(`${head}.${body}`).digest();
  const given = Buffer.from(signature, 'base64url');
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) throw new Error('invalid signature');
  const claims = decode(body);
  const now = nowMs / 1000;
  if (typeof claims.exp !== 'number' || now >= claims.exp) throw new Error('not allowed: token expired');
  if (claims.nbf !== undefined && now < (claims.nbf as number)) throw new Error('not allowed: not yet valid');
  if (claims.iss !== settings.appId) throw new Error('issuer not accepted');
  if (!settings.audiences.includes(claims.aud as string)) throw new Error('audience not accepted');
  if (typeof claims.room !== 'string') throw new Error('room claim is missing');
  if (typeof claims.sub !== 'string') throw new Error('sub claim is missing');
  const domain = claims.sub === '*' ? `conference.${settings.domain}` : claims.sub.toLowerCase();
  const room = claims.room === '*' ? conference.split('@')[0]! : claims.room.toLowerCase();
  if (`${room}@${domain}` !== conference) throw new Error('room and token mismatched');
  return claims;
}

describe('a room token, as Prosody validates it', () => {
  let meet: TestMeetings;
  beforeAll(async () => {
    meet = await startMeetings({
      JITSI_DOMAIN: PROSODY.domain,
      JITSI_APP_ID: PROSODY.appId,
      JITSI_APP_SECRET: APP_SECRET,
    });
  });
  afterAll(() => meet.close());

  async function hostToken() {
    const owner = meet.signIn({ fullName: 'Olga Owner' });
    const roomId = await meet.randomRoom(owner);
    const { jwt } = (await meet.request('start-meeting', { roomId }, { as: owner })).body as MeetingSession;
    return { owner, roomId, jwt, conference: `${roomId}@conference.${PROSODY.domain}` };
  }
  const enter = (jwt: string, conference: string, settings: Partial<typeof PROSODY> = {}, laterMs = 0) =>
    enterByProsody(jwt, conference, { ...PROSODY, ...settings }, meet.clock.now() + laterMs);

  it('opens its own conference, and describes its bearer to Jitsi', async () => {
    const { owner, roomId, jwt, conference } = await hostToken();
    expect(enter(jwt, conference)).toMatchObject({
      iss: 'our-app',
      aud: 'jitsi',
      sub: '*',
      room: roomId,
      context: {
        user: { id: owner.accountId, name: 'Olga Owner', email: owner.email, moderator: true, affiliation: 'owner' },
      },
    });
  });

  it('gives a guest no moderator rights', async () => {
    const { roomId, conference } = await hostToken();
    const { jwt } = (await meet.request('join-meeting', { roomId, name: 'Gus' })).body as MeetingSession;
    expect(enter(jwt, conference)).toMatchObject({
      context: { user: { name: 'Gus', moderator: false, affiliation: 'member' } },
    });
  });

  it('opens no other conference', async () => {
    const { jwt } = await hostToken();
    const { conference } = await hostToken();
    expect(() => enter(jwt, conference)).toThrow('room and token mismatched');
  });

  it('is refused by a Prosody with another application, audience or secret', async () => {
    const { jwt, conference } = await hostToken();
    expect(() => enter(jwt, conference, { appId: 'another-app' })).toThrow('issuer');
    expect(() => enter(jwt, conference, { audiences: ['another'] })).toThrow('audience');
    expect(() => enter(jwt, conference, { appSecret: 'y'.repeat(40) })).toThrow('signature');
  });

  it('is valid for minutes, and not before it was issued', async () => {
    const { jwt, conference } = await hostToken();
    const MINUTE = 60_000;
    expect(() => enter(jwt, conference, {}, 4 * MINUTE)).not.toThrow();
    expect(() => enter(jwt, conference, {}, 6 * MINUTE)).toThrow('expired');
    expect(() => enter(jwt, conference, {}, -MINUTE)).toThrow('not yet valid');
  });
});
