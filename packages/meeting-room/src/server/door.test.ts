import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { type Rooms, startRooms } from './testing/startRooms.ts';
import { PasswordGuesses } from './PasswordGuesses.ts';
import type { TestPerson } from './testing/TestPerson.ts';

let rooms: Rooms;
beforeEach(async () => void (rooms = await startRooms()));
afterEach(() => rooms.stop());

const room = '123456789';
const host = { name: 'Host', moderator: true };

describe('a password', () => {
  beforeEach(() => void rooms.settings.set(room, { password: 'four words in row' }));

  it('is required, and admits a person who knows it on the same socket', async () => {
    const ana = await rooms.arrive(room);
    expect(await ana.refusal()).toBe('PASSWORD_REQUIRED');
    const token = await rooms.tokenFor(room);
    ana.ask({ room, token, password: 'a guess' });
    expect(await ana.refusal()).toBe('PASSWORD_WRONG');
    ana.ask({ room, token, password: 'four words in row' });
    await ana.untilJoined();
    expect(ana.joined?.room.passwordSet).toBe(true);
  });

  it('is accepted in another Unicode normal form', async () => {
    rooms.settings.set(room, { password: 'crème brûlée'.normalize('NFD') });
    await rooms.join(room, { name: 'Ana' }, { password: 'crème brûlée'.normalize('NFC') });
  });

  it('is not required of hosts and of people whose token bypasses it', async () => {
    await rooms.join(room, host);
    await rooms.join(room, { name: 'Same group', securityBypass: true });
  });

  it('is refused after ten wrong guesses, even if it is right', async () => {
    const eve = await rooms.visit();
    const token = await rooms.tokenFor(room);
    for (let attempt = 0; attempt < 10; attempt++) {
      eve.ask({ room, token, password: `guess ${attempt}` });
      expect(await eve.refusal()).toBe('PASSWORD_WRONG');
    }
    eve.ask({ room, token, password: 'four words in row' });
    expect(await eve.refusal()).toBe('TOO_MANY_ATTEMPTS');
  });

  it('locks out only the guesser, not guests and accounts at the same address', async () => {
    for (const user of [{}, { id: 'eve-s-account' }]) {
      const eve = await rooms.visit();
      const token = await rooms.tokenFor(room, user);
      for (let attempt = 0; attempt < 11; attempt++) {
        eve.ask({ room, token, password: `guess ${attempt}` });
        await eve.refusal();
      }
      await rooms.join(room, { name: 'Ben' }, { password: 'four words in row' });
      await rooms.join(room, { name: 'Ana', id: 'ana-s-account' }, { password: 'four words in row' });
    }
  });

  it('has an account’s guesses counted together over all its tokens', async () => {
    const guess = async (password: string) => {
      const eve = await rooms.arrive(room, { name: 'Eve', id: 'eve-s-account' }, { password });
      return eve.refusal();
    };
    for (let attempt = 0; attempt < 10; attempt++) expect(await guess(`guess ${attempt}`)).toBe('PASSWORD_WRONG');
    expect(await guess('four words in row')).toBe('TOO_MANY_ATTEMPTS');
  });

  it('allows newcomers fewer tries if many guesses come from their address', async () => {
    const tries = async () => {
      const eve = await rooms.visit();
      const token = await rooms.tokenFor(room);
      for (let attempt = 0; ; attempt++) {
        eve.ask({ room, token, password: `guess ${attempt}` });
        if ((await eve.refusal()) === 'TOO_MANY_ATTEMPTS') return attempt;
      }
    };
    const spent = [await tries(), await tries(), await tries(), await tries(), await tries()];
    expect(spent).toEqual([10, 10, 10, 3, 3]);
    await rooms.join(room, { name: 'Ben' }, { password: 'four words in row' });
  });

  it('is checked for one guest at a time after many guesses, and the right one still enters', async () => {
    const pauseMs = 300;
    const slow = await startRooms({ guessPauseMs: pauseMs });
    try {
      slow.settings.set(room, { password: 'four words in row' });
      const guess = async (password: string, user = {}) => {
        const eve = await slow.visit();
        eve.ask({ room, token: await slow.tokenFor(room, user), password });
        return eve;
      };
      for (let attempt = 0; attempt < 30; attempt++) {
        const guest = { id: `guest-${attempt}`, guest: true };
        expect(await (await guess(`guess ${attempt}`, guest)).refusal()).toBe('PASSWORD_WRONG');
      }
      const member = await slow.visit();
      const membership = await slow.tokenFor(room, { id: 'an-account' });
      const begun = performance.now();
      const gone = await guess('guess of one who goes');
      const crowd = await Promise.all([1, 2, 3].map((at) => guess(`guess ${at}`, { id: `new-${at}`, guest: true })));
      const hana = await guess('four words in row');
      gone.socket.terminate();
      member.ask({ room, token: membership, password: 'four words in row' });
      await member.untilJoined();
      expect(hana.joined).toBeUndefined();
      for (const eve of crowd) expect(await eve.refusal()).toBe('PASSWORD_WRONG');
      await hana.untilJoined();
      expect(performance.now() - begun).toBeGreaterThan(3 * pauseMs - 20);
    } finally {
      await slow.stop();
    }
  });

  it('makes an address wait after a few tries once many addresses made 100 guesses', () => {
    const guesses = new PasswordGuesses();
    const guesser = (address: number) => ({ visitor: `visitor ${address}`, hasAccount: false, address: `${address}` });
    const waits = (address: number) => guesses.turn(room, guesser(address), () => true) !== undefined;
    for (let attempt = 0; attempt < 99; attempt++) guesses.count(room, guesser(attempt % 25));
    expect(waits(0)).toBe(false);
    guesses.count(room, guesser(99));
    expect(waits(0)).toBe(true);
    expect(waits(99)).toBe(false);
    expect(guesses.turn('987654321', guesser(0), () => true)).toBeUndefined();
  });

  it('causes a warning to present and later hosts only, after ten wrong guesses', async () => {
    const moderator = await rooms.join(room, host);
    const member = await rooms.join(room, { name: 'Ben' }, { password: 'four words in row' });
    for (let attempt = 0; attempt < 10; attempt++) {
      expect(moderator.messages.map(({ type }) => type)).not.toContain('guessing');
      await (await rooms.arrive(room, {}, { password: `guess ${attempt}` })).refusal();
      await moderator.settle();
    }
    await moderator.until('guessing');
    await (await rooms.join(room, { ...host, name: 'Later' })).until('guessing');
    await member.settle();
    expect(member.messages.map(({ type }) => type)).not.toContain('guessing');
    await (await rooms.arrive(room, {}, { password: 'one guess more' })).refusal();
    await moderator.settle();
    expect(moderator.messages.filter(({ type }) => type === 'guessing')).toHaveLength(1);
  });

  it('set by a host applies to newcomers, and the owner of the rooms is notified', async () => {
    const moderator = await rooms.join('open', host);
    moderator.send({ type: 'setPassword', password: 'new' });
    expect((await moderator.until('roomChanged')).room.passwordSet).toBe(true);
    expect(await (await rooms.arrive('open')).refusal()).toBe('PASSWORD_REQUIRED');
    expect(rooms.notified).toContainEqual({ hook: 'onRoomChanged', args: ['open', { password: 'new' }] });
  });

  it('is not sent even to a host', async () => {
    const moderator = await rooms.join(room, host);
    expect(JSON.stringify(moderator.frames)).not.toContain('four words');
  });
});

describe('a lobby', () => {
  beforeEach(() => void rooms.settings.set(room, { lobby: true }));

  it('keeps people out until a host lets them in', async () => {
    const moderator = await rooms.join(room, host);
    const ana = await rooms.arrive(room, { name: 'Ana Pop' });
    expect((await ana.untilFrame('waiting')).reason).toBe('lobby');
    const { knockers } = await moderator.until('knockers', (message) => message.knockers.length > 0);
    expect(knockers).toEqual([{ id: expect.any(String), name: 'Ana Pop', isGuest: false, colours: expect.any(Array) }]);

    moderator.send({ type: 'answerKnock', id: knockers[0]!.id, admitted: true });
    await ana.untilJoined();
    expect(rooms.notified.map(({ hook }) => hook)).toEqual([
      'onParticipantJoined',
      'onLobbyRequest',
      'onLobbyLeft',
      'onParticipantJoined',
    ]);
  });

  it('lets an admitted person return to the same meeting without a new decision', async () => {
    const moderator = await rooms.join(room, host);
    const token = await rooms.tokenFor(room, { name: 'Ana Pop' });
    const ana = await rooms.visit();
    ana.ask({ room, token });
    const { knockers } = await moderator.until('knockers', (message) => message.knockers.length > 0);
    moderator.send({ type: 'answerKnock', id: knockers[0]!.id, admitted: true });
    await ana.untilJoined();
    ana.send({ type: 'leave' });
    await ana.untilClosed();
    const again = await rooms.visit();
    again.ask({ room, token });
    await again.untilJoined();
  });

  it('notifies a refused person, whose token no longer opens this meeting', async () => {
    const moderator = await rooms.join(room, host);
    const token = await rooms.tokenFor(room, { name: 'Eve' });
    const eve = await rooms.visit();
    eve.ask({ room, token });
    const { knockers } = await moderator.until('knockers', (message) => message.knockers.length > 0);
    moderator.send({ type: 'answerKnock', id: knockers[0]!.id, admitted: false });
    expect(await eve.refusal()).toBe('LOBBY_REFUSED');
    await eve.untilClosed();
    const again = await rooms.visit();
    again.ask({ room, token });
    expect(await again.refusal()).toBe('KICKED');
  });

  it('ignores messages from a waiting person, and sends them none of the room', async () => {
    const moderator = await rooms.join(room, host);
    const eve = await rooms.arrive(room, { name: 'Eve' });
    await eve.untilFrame('waiting');
    const { knockers } = await moderator.until('knockers', (message) => message.knockers.length > 0);
    eve.send({ type: 'answerKnock', id: knockers[0]!.id, admitted: true });
    eve.send({ type: 'setLobby', enabled: false });
    eve.sendFrame({
      kind: 'join',
      request: { room, token: await rooms.tokenFor(room), audioMuted: true, videoMuted: true },
    });
    expect(await eve.refusal()).toBe('BAD_REQUEST');
    expect(eve.joined).toBeUndefined();
    expect(eve.messages).toEqual([]);
  });

  it('lets only hosts admit people', async () => {
    await rooms.join(room, host);
    const guest = await rooms.join(room, { name: 'Guest', lobbyBypass: true });
    const ana = await rooms.arrive(room, { name: 'Ana Pop' });
    await ana.untilFrame('waiting');
    const { id } = rooms.control.occupancy(room)!.waiting[0]!;
    guest.send({ type: 'answerKnock', id, admitted: true });
    await guest.settle();
    expect(ana.joined).toBeUndefined();
    expect(guest.messages.filter(({ type }) => type === 'knockers')).toEqual([]);
  });

  it('shows waiting people to a host who joins later, and removes those who leave', async () => {
    const ana = await rooms.arrive(room, { name: 'Ana Pop' });
    await ana.untilFrame('waiting');
    const moderator = await rooms.join(room, host);
    expect(moderator.joined?.knockers.map(({ name }) => name)).toEqual(['Ana Pop']);
    ana.socket.close(1001);
    await moderator.until('knockers', ({ knockers }) => knockers.length === 0);
  });

  it('lets everyone in when it is switched off', async () => {
    const moderator = await rooms.join(room, host);
    const ana = await rooms.arrive(room, { name: 'Ana Pop' });
    await ana.untilFrame('waiting');
    moderator.send({ type: 'setLobby', enabled: false });
    await ana.untilJoined();
  });

  it('lets the owner of the rooms admit and refuse people as well', async () => {
    const [ana, ben] = [await rooms.arrive(room, { name: 'Ana' }), await rooms.arrive(room, { name: 'Ben' })];
    await Promise.all([ana.untilFrame('waiting'), ben.untilFrame('waiting')]);
    const { waiting } = rooms.control.occupancy(room)!;
    const findId = (name: string) => waiting.find((person) => person.name === name)!.id;
    expect(rooms.control.admit(room, findId('Ana'))).toBe(true);
    expect(rooms.control.refuse(room, findId('Ben'))).toBe(true);
    expect(rooms.control.admit(room, 'nobody')).toBe(false);
    await ana.untilJoined();
    expect(await ben.refusal()).toBe('LOBBY_REFUSED');
  });
});

describe('people in the lobby', () => {
  beforeEach(() => void rooms.settings.set(room, { lobby: true }));
  const reasons = (person: TestPerson) =>
    person.frames.flatMap((frame) => (frame.kind === 'waiting' ? frame.reason : []));

  it('are notified whether the host is absent, present, gone or back', async () => {
    const ana = await rooms.arrive(room, { name: 'Ana Pop' });
    await ana.untilFrame('waiting');
    const moderator = await rooms.join(room, host);
    moderator.send({ type: 'leave' });
    await moderator.untilClosed();
    await ana.settle();
    expect(reasons(ana)).toEqual(['host-away', 'lobby', 'host-left']);
    const back = await rooms.join(room, host);
    expect(back.joined?.knockers.map(({ name }) => name)).toEqual(['Ana Pop']);
    await ana.settle();
    expect(reasons(ana).at(-1)).toBe('lobby');
    back.send({ type: 'answerKnock', id: back.joined!.knockers[0]!.id, admitted: true });
    await ana.untilJoined();
  });

  it('receive nothing new if one host leaves and another one stays', async () => {
    const [first] = [await rooms.join(room, host), await rooms.join(room, { name: 'Co-host', moderator: true })];
    const ana = await rooms.arrive(room, { name: 'Ana Pop' });
    await ana.untilFrame('waiting');
    first.send({ type: 'leave' });
    await first.untilClosed();
    await ana.settle();
    expect(reasons(ana)).toEqual(['lobby']);
  });

  it('are notified when the meeting ends for all', async () => {
    const moderator = await rooms.join(room, host);
    const ana = await rooms.arrive(room, { name: 'Ana Pop' });
    await ana.untilFrame('waiting');
    moderator.send({ type: 'end' });
    expect(await ana.refusal()).toBe('MEETING_ENDED');
    expect(reasons(ana)).toEqual(['lobby']);
  });

  it('are shown to hosts with the picture from their token, never with one that they name', async () => {
    const moderator = await rooms.join(room, host);
    await rooms.arrive(room, { name: 'Ana Pop', avatar: '/ana.png' });
    const eve = { name: 'Eve', guest: true };
    await rooms.arrive(room, eve, { avatarUrl: 'https://tracker.example/eve.png' } as object);
    const { knockers } = await moderator.until('knockers', (message) => message.knockers.length === 2);
    expect(knockers.map(({ avatarUrl }) => avatarUrl)).toEqual(['/ana.png', undefined]);
    expect(knockers.map(({ isGuest }) => isGuest)).toEqual([false, true]);
  });
});

describe('a meeting that waits for its host', () => {
  it('admits everyone automatically when the host comes', async () => {
    rooms.settings.set(room, { waitForModerator: true });
    const ana = await rooms.arrive(room, { name: 'Ana Pop' });
    expect((await ana.untilFrame('waiting')).reason).toBe('not-started');
    const moderator = await rooms.join(room, host);
    await ana.untilJoined();
    expect((await moderator.until('participantJoined')).participant.name).toBe('Ana Pop');
    moderator.send({ type: 'leave' });
    await moderator.untilClosed();
    const ben = await rooms.arrive(room, { name: 'Ben' });
    expect((await ben.untilFrame('waiting')).reason).toBe('host-back');
    expect((await rooms.join(room, host)).joined?.knockers).toEqual([]);
    await ben.untilJoined();
  });
});
