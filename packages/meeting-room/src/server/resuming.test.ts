import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { RESUME_GRACE_MS } from '../protocol/limits.ts';
import { type Rooms, startRooms } from './testing/startRooms.ts';
import type { TestPerson } from './testing/TestPerson.ts';

let rooms: Rooms;
let ana: TestPerson;
let ben: TestPerson;
const room = '123456789';

beforeEach(async () => {
  rooms = await startRooms();
  ana = await rooms.join(room, { name: 'Ana Pop' });
  ben = await rooms.join(room, { name: 'Ben Lee' });
  await ana.until('participantJoined');
});
afterEach(async () => {
  jest.useRealTimers();
  await rooms.stop();
});

const lose = async (person: TestPerson) => {
  person.socket.terminate();
  await person.untilClosed();
};

const resume = async (person: TestPerson, received = person.channel.received) => {
  const again = await rooms.visit();
  again.channel = person.channel;
  again.sendFrame({ kind: 'resume', room, place: person.joined!.place, received });
  return again;
};

describe('an open socket', () => {
  it('keeps its seat while the browser answers pings, even if the page sends nothing', async () => {
    jest.useFakeTimers({ now: Date.now(), doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'setTimeout'] });
    const quiet = await rooms.join(room, { name: 'Quiet' });
    for (let second = 0; second < 30; second++) {
      const answered = new Promise((resolve) => quiet.socket.once('ping', resolve));
      await jest.advanceTimersByTimeAsync(4_000);
      await answered;
      // The pong travels separately. When a later message on another socket has been answered, the pong has arrived as
      // well.
      await ana.settle();
    }
    expect(rooms.control.occupancy(room)?.participants).toHaveLength(3);
  });
});

describe('a lost connection', () => {
  it('keeps the seat, and delivers missed messages in order and once', async () => {
    await lose(ben);
    await ana.until('participantChanged', ({ participant }) => !participant.connected);
    for (const sdp of ['one', 'two'])
      ana.send({ type: 'signal', to: ben.id, signal: { description: { type: 'offer', sdp } } });
    await ana.settle();

    const back = await resume(ben);
    await back.until('participantChanged', ({ participant }) => participant.id === ben.id && participant.connected);
    expect(back.messages.flatMap((message) => (message.type === 'signal' ? [message.signal] : []))).toEqual([
      { description: { type: 'offer', sdp: 'one' } },
      { description: { type: 'offer', sdp: 'two' } },
    ]);
    await ana.until('participantChanged', ({ participant }) => participant.connected);
    expect(rooms.notified.filter(({ hook }) => hook === 'onParticipantLeft')).toEqual([]);
  });

  it('ignores a repeated message after it is resumed', async () => {
    const said = ben.channel.send({ type: 'update', change: { name: 'Benny' } });
    ben.sendFrame({ kind: 'message', ...said });
    await ana.until('participantChanged', ({ participant }) => participant.name === 'Benny');
    await lose(ben);
    const back = await resume(ben);
    expect((await back.untilFrame('resumed')).received).toBe(1);
    back.sendFrame({ kind: 'message', ...said });
    back.send({ type: 'update', change: { name: 'Ben' } });
    await ana.until('participantChanged', ({ participant }) => participant.name === 'Ben');
  });

  it('ends the stay after the grace period; the place is then unknown', async () => {
    jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
    const waits = ana.until('participantChanged', ({ participant }) => !participant.connected);
    ben.socket.terminate();
    await waits;
    jest.advanceTimersByTime(RESUME_GRACE_MS + 1);
    jest.useRealTimers();
    expect(await ana.until('participantLeft')).toMatchObject({ id: ben.id, reason: 'lost' });
    const back = await resume(ben);
    expect(await back.refusal()).toBe('PLACE_UNKNOWN');
    back.ask({ room, token: await rooms.tokenFor(room, { name: 'Ben Lee' }) });
    await back.untilJoined();
  });

  it('is distinguished from a closed page, which ends the stay immediately', async () => {
    ben.socket.close(1001);
    expect(await ana.until('participantLeft')).toMatchObject({ id: ben.id, reason: 'left' });
  });

  it('gives the seat to the newer socket even if the older one still seems open', async () => {
    const back = await resume(ben);
    await back.untilFrame('resumed');
    await ben.untilClosed();
    await back.settle();
    expect(rooms.control.occupancy(room)?.participants).toHaveLength(2);
    expect(ana.messages.filter(({ type }) => type === 'participantLeft')).toEqual([]);
  });

  it('cannot be resumed with a wrong place', async () => {
    const eve = await rooms.visit();
    eve.sendFrame({ kind: 'resume', room, place: ben.id, received: 0 });
    expect(await eve.refusal()).toBe('PLACE_UNKNOWN');
  });

  it('cannot be resumed with more received messages than were sent', async () => {
    const back = await resume(ben, 999);
    expect(await back.refusal()).toBe('PLACE_UNKNOWN');
  });
});
