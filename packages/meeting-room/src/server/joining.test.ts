import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { personColor } from '@meet/contracts/people';
import { misspellings, missigned, writeToken, type GoodToken } from '@meet/service-kit/tokens/testing';
import { decodeJwt, SignJWT } from 'jose';
import { createHmac } from 'node:crypto';
import { createRoomToken } from './roomToken.ts';
import { type Rooms, TOKEN, startRooms } from './testing/startRooms.ts';
import type { TestPerson } from './testing/TestPerson.ts';

let rooms: Rooms;
beforeEach(async () => void (rooms = await startRooms()));
afterEach(() => rooms.stop());

const room = '123456789';

describe('joining a room', () => {
  it('seats two people and notifies each of the other', async () => {
    const ana = await rooms.join(room, { name: 'Ana Pop', moderator: true });
    const ben = await rooms.join(room, { name: 'Ben Lee' }, { audioMuted: true });

    const { participant } = await ana.until('participantJoined');
    expect(participant).toMatchObject({ id: ben.id, name: 'Ben Lee', role: 'participant', audioMuted: true });
    expect(ben.joined).toMatchObject({
      participants: [{ id: ana.id, name: 'Ana Pop', role: 'moderator' }],
      room: { name: room, passwordSet: false, lobby: false },
      iceServers: [{ urls: 'stun:stun.example.com' }],
    });
  });

  it('relays signals between the two people only', async () => {
    const [ana, ben, cleo] = [await rooms.join(room), await rooms.join(room), await rooms.join(room)];
    const signal = { description: { type: 'offer', sdp: 'v=0' } };
    ben.send({ type: 'signal', to: ana.id, signal });
    expect(await ana.until('signal')).toEqual({ type: 'signal', from: ben.id, signal });
    await cleo.settle();
    expect(cleo.messages.filter(({ type }) => type === 'signal')).toEqual([]);
  });

  it('sends e-mail addresses, obfuscated, to moderators only', async () => {
    const host = await rooms.join(room, { name: 'Host', email: 'host@example.com', moderator: true });
    const guest = await rooms.join(room, { name: 'Guest', email: 'guest@example.com' });
    expect((await host.until('participantJoined')).participant.email).toBe('gu***st@ex***om');
    expect(guest.joined?.participants[0]?.email).toBeUndefined();
    expect(guest.joined?.self.email).toBe('guest@example.com');
  });

  it('gives each person one colour for all viewers, from the address or else the name', async () => {
    const host = await rooms.join(room, { name: 'Host', email: 'host@example.com', moderator: true });
    const ana = await rooms.join(room, { name: 'Ana', email: 'Ana.Pop@example.com' });
    const gus = await rooms.join(room, { name: 'Gus' });
    const seen = (person: TestPerson) => person.joined?.participants.map(({ colours }) => colours);
    expect(seen(gus)).toEqual([personColor('host@example.com'), personColor('ana.pop@example.com')]);
    expect(ana.joined?.self.colours).toEqual(personColor('ana.pop@example.com'));
    expect((await host.until('participantJoined')).participant.colours).toEqual(personColor('ana.pop@example.com'));
    expect(gus.joined?.self.colours).toEqual(personColor('Gus'));
  });

  it('takes the name from the token, or else a cleaned one from the page', async () => {
    const eve = await rooms.join(room, { name: 'Eve' }, { name: 'Hanna Host' });
    expect(eve.joined?.self.name).toBe('Eve');
    const unnamed = await rooms.join(room, { name: '' }, { name: ' Gus ' });
    expect(unnamed.joined?.self.name).toBe('Gus');
    const turned = await rooms.join(room, { name: '' }, { name: '\u202EGus\n\u200BLee' });
    expect(turned.joined?.self.name).toBe('Gus Lee');
  });

  it('refuses the seventh person until somebody leaves', async () => {
    const seated = await Promise.all(Array.from({ length: 6 }, () => rooms.join(room)));
    expect(await (await rooms.arrive(room)).refusal()).toBe('ROOM_FULL');
    seated[0]?.send({ type: 'leave' });
    await seated[1]?.until('participantLeft');
    await rooms.join(room);
  });

  it('seats six of ten people who join at once', async () => {
    const crowd = await Promise.all(Array.from({ length: 10 }, () => rooms.arrive(room)));
    const outcomes = await Promise.all(
      crowd.map((person) =>
        Promise.race([person.untilJoined().then(() => 'in'), person.refusal()]).catch(() => 'lost'),
      ),
    );
    expect(outcomes.filter((outcome) => outcome === 'in')).toHaveLength(6);
    expect(rooms.control.occupancy(room)?.participants).toHaveLength(6);
  });

  it('gives the seat to a person who joins again with the same token', async () => {
    const token = await rooms.tokenFor(room);
    const first = await rooms.visit();
    first.ask({ room, token });
    await first.untilJoined();
    const second = await rooms.visit();
    second.ask({ room, token });
    await second.untilJoined();
    await first.until('replaced');
    await first.untilClosed();
    expect(rooms.control.occupancy(room)?.participants.map(({ id }) => id)).toEqual([second.id]);
  });

  it('ignores case in the names of rooms', async () => {
    const ana = await rooms.join('Team-Room');
    const ben = await rooms.join('team-room');
    expect(ben.joined?.participants.map(({ id }) => id)).toEqual([ana.id]);
  });

  it('notifies the owner of joins, departures and an empty room', async () => {
    const ana = await rooms.join(room, { id: 'account-1', name: 'Ana Pop' });
    ana.socket.close(1001);
    await ana.untilClosed();
    await rooms.join('another');
    expect(rooms.notified.slice(0, 3)).toEqual([
      { hook: 'onParticipantJoined', args: [room, expect.objectContaining({ id: ana.id, userId: 'account-1' })] },
      { hook: 'onParticipantLeft', args: [room, expect.objectContaining({ id: ana.id }), 'left'] },
      { hook: 'onRoomEmpty', args: [room] },
    ]);
    expect(rooms.control.occupancy(room)).toBeUndefined();
  });
});

describe('a token', () => {
  const getRefusal = async (token: string | undefined, requested = room) => {
    const person = await rooms.visit();
    person.ask({ room: requested, token });
    return person.refusal();
  };

  it('for another room is refused', async () => {
    expect(await getRefusal(await rooms.tokenFor('987654321'))).toBe('TOKEN_INVALID');
    expect(rooms.notified).toEqual([]);
  });

  it('for all rooms is refused', async () => {
    expect(await getRefusal(await rooms.tokenFor('*'))).toBe('TOKEN_INVALID');
  });

  it.each([
    ['another secret', { secret: 'some other secret of 32 letters!' }],
    ['another issuer', { issuer: 'someone' }],
    ['another audience', { audience: 'something' }],
  ])('with %s is refused', async (_, change) => {
    const token = await createRoomToken({ ...TOKEN, ...change }, room, { name: 'Eve', moderator: true });
    expect(await getRefusal(token)).toBe('TOKEN_INVALID');
  });

  it('that expired is refused as such', async () => {
    expect(await getRefusal(await rooms.tokenFor(room, {}, -60))).toBe('TOKEN_EXPIRED');
  });

  it('that is missing, malformed or unsigned is refused', async () => {
    const [, body] = (await rooms.tokenFor(room)).split('.');
    const unsigned = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${body}.`;
    expect(await getRefusal(undefined)).toBe('TOKEN_INVALID');
    expect(await getRefusal('rubbish')).toBe('TOKEN_INVALID');
    expect(await getRefusal(unsigned)).toBe('TOKEN_INVALID');
  });

  it('signed with another algorithm and the same secret is refused', async () => {
    const token = await new SignJWT({ room, context: { user: { name: 'Eve', moderator: true } } })
      .setProtectedHeader({ alg: 'HS512' })
      .setIssuer(TOKEN.issuer)
      .setAudience(TOKEN.audience)
      .setIssuedAt()
      .setExpirationTime('5m')
      .sign(new TextEncoder().encode(TOKEN.secret));
    expect(await getRefusal(token)).toBe('TOKEN_INVALID');
  });

  it('that is misspelt, or signed over ambiguous content, is refused', async () => {
    const good: GoodToken = {
      header: { alg: 'HS256', typ: 'JWT' },
      claims: decodeJwt(await rooms.tokenFor(room)),
      sign: (text) => createHmac('sha256', TOKEN.secret).update(text).digest(),
    };
    const bad = Object.entries({ ...misspellings(writeToken(good)), ...missigned(good) });
    const refusals = await Promise.all(bad.map(async ([what, token]) => [what, await getRefusal(token)]));
    expect(refusals).toEqual(bad.map(([what]) => [what, 'TOKEN_INVALID']));
    const person = await rooms.visit();
    person.ask({ room, token: writeToken(good) });
    await person.untilJoined();
  });
});

describe('a socket', () => {
  it('is refused from another origin', async () => {
    const stranger = await rooms.visit({ origin: 'https://elsewhere.example' });
    await stranger.untilClosed();
    expect(stranger.frames).toEqual([]);
  });

  it.each([
    '',
    'rubbish',
    '[]',
    '{"kind":"join"}',
    '{"kind":"join","request":{"room":{"$ne":null}}}',
    '{"kind":"dance"}',
  ])('that sends %j is closed', async (frame) => {
    const person = await rooms.visit();
    person.sendFrame(frame);
    expect(await person.refusal()).toBe('BAD_REQUEST');
    await person.untilClosed();
  });

  it.each<[string, number, (eve: TestPerson) => void]>([
    ['frames', 400, (eve) => eve.sendFrame({ kind: 'ping', ack: 0 })],
    ['pings', 400, (eve) => eve.socket.ping()],
    ['pongs', 400, (eve) => eve.socket.pong()],
    ['long frames', 50, (eve) => eve.sendFrame(`{"kind":"ping","ack":0,"filler":"${'x'.repeat(60_000)}"}`)],
  ])('that floods with %s is closed and ignored, and others stay connected', async (_what, count, flood) => {
    const ana = await rooms.join(room);
    const eve = await rooms.join(room);
    for (let sent = 0; sent < count; sent++) flood(eve);
    await eve.untilClosed();
    await ana.settle();
    expect(eve.frames.filter(({ kind }) => kind === 'pong').length).toBeLessThan(count);
  });

  it('cannot send messages to a room before it has joined', async () => {
    const ana = await rooms.join(room);
    const eve = await rooms.visit();
    eve.send({ type: 'signal', to: ana.id, signal: { candidate: null } });
    eve.send({ type: 'end' });
    await eve.settle();
    await ana.settle();
    expect(ana.messages).toEqual([]);
  });
});
