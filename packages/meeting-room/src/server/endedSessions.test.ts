import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { type Rooms, startRooms } from './testing/startRooms.ts';

let rooms: Rooms;
beforeEach(async () => void (rooms = await startRooms()));
afterEach(() => rooms.stop());

const room = '123456789';
const host = { name: 'Host', moderator: true, sessionId: 'session-1' };

describe('the end of a session', () => {
  it('closes its seats, and keeps those of the account’s other sessions', async () => {
    const [signedOut, other] = [
      await rooms.join(room, host),
      await rooms.join(room, { ...host, sessionId: 'session-2' }),
    ];
    const ben = await rooms.join(room, { name: 'Ben' });
    rooms.control.endSessions(['session-1']);
    await signedOut.until('signedOut');
    await signedOut.untilClosed();
    expect(await ben.until('participantLeft')).toMatchObject({ id: signedOut.id, reason: 'left' });
    await other.settle();
  });

  it('ends the rights of its seat: a moderator can no longer remove people', async () => {
    const signedOut = await rooms.join(room, host);
    const ben = await rooms.join(room, { name: 'Ben' });
    rooms.control.endSessions(['session-1']);
    signedOut.send({ type: 'kick', participantId: ben.id });
    await signedOut.untilClosed();
    await ben.settle();
    expect(ben.messages.filter(({ type }) => type === 'kicked')).toEqual([]);
  });

  it('invalidates its token and its place in the room', async () => {
    const token = await rooms.tokenFor(room, host);
    const signedOut = await rooms.join(room, host);
    const { place } = signedOut.joined!;
    rooms.control.endSessions(['session-1']);
    const again = await rooms.visit();
    again.sendFrame({ kind: 'resume', room, place, received: 0 });
    expect(await again.refusal()).toBe('PLACE_UNKNOWN');
    again.ask({ room, token });
    expect(await again.refusal()).toBe('SIGNED_OUT');
  });

  it('removes its person from the lobby', async () => {
    rooms.settings.set(room, { lobby: true });
    await rooms.join(room, { name: 'Owner', moderator: true });
    const waiting = await rooms.arrive(room, { name: 'Ben', sessionId: 'session-1' });
    await waiting.untilFrame('waiting');
    rooms.control.endSessions(['session-1']);
    expect(await waiting.refusal()).toBe('SIGNED_OUT');
  });
});
