import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { SPEAKERS_MAX } from '../protocol/limits.ts';
import type { MediaBook, MediaServer } from './MediaServer.ts';
import { type Rooms, startRooms } from './testing/startRooms.ts';
import type { TestPerson } from './testing/TestPerson.ts';

/** Records the sources that each participant may publish, from their first access and from each change. */
class RecordedRights implements MediaServer {
  readonly kind = 'livekit';
  readonly rights = new Map<string, readonly string[]>();
  readonly book: MediaBook;
  constructor(book: MediaBook) {
    this.book = book;
  }
  async admit(sessionId: string, id: string) {
    this.applyRights(sessionId, id);
    return { url: 'wss://media', token: id };
  }
  remove = () => undefined;
  mute = () => undefined;
  close = () => undefined;
  probe = async () => undefined;
  applyRights(sessionId: string, id: string) {
    this.rights.set(id, this.book.getSources(sessionId, id) ?? []);
  }
}

const room = '123456789';
const ALL = ['microphone', 'camera', 'screen'];
const QUIET = { audioMuted: true, videoMuted: true };

let media: RecordedRights;
let rooms: Rooms;
let host: TestPerson;
beforeEach(async () => {
  rooms = await startRooms({ maxParticipants: 100, createMedia: (book) => (media = new RecordedRights(book)) });
  host = await rooms.join(room, { name: 'Hanna', moderator: true });
});
afterEach(() => rooms.stop());

const getRights = ({ id }: TestPerson) => media.rights.get(id);
/** Resolves once `viewer` sees the participant in the audience, or no longer in it. */
const untilSeen = (viewer: TestPerson, { id }: TestPerson, isAudience: boolean) =>
  viewer.until(
    'participantChanged',
    ({ participant }) => participant.id === id && (participant.isAudience ?? false) === isAudience,
  );

describe('a room with an audience', () => {
  it('leaves rights to people who are unmuted, and takes them from quiet people and newcomers', async () => {
    const ben = await rooms.join(room, { name: 'Ben' });
    const cleo = await rooms.join(room, { name: 'Cleo' }, QUIET);
    host.send({ type: 'setAudience', enabled: true });
    await untilSeen(ben, cleo, true);
    expect((await cleo.until('roomChanged')).room.audience).toBe(true);
    const dan = await rooms.join(room, { name: 'Dan' });
    await dan.until('mediaAccess');
    expect(dan.joined?.self.isAudience).toBe(true);
    expect([host, ben, cleo, dan].map(getRights)).toEqual([ALL, ALL, [], []]);
  });

  it('lets a host grant the right to speak, which lowers the hand, and revoke it', async () => {
    host.send({ type: 'setAudience', enabled: true });
    const ben = await rooms.join(room, { name: 'Ben' });
    ben.send({ type: 'update', change: { handRaised: true } });
    await host.until('participantChanged', ({ participant }) => participant.handRaisedAt > 0);
    host.send({ type: 'setSpeaker', participantId: ben.id, allowed: true });
    const { participant } = await untilSeen(ben, ben, false);
    expect(participant.handRaisedAt).toBe(0);
    expect(getRights(ben)).toEqual(ALL);
    host.send({ type: 'setSpeaker', participantId: ben.id, allowed: false });
    await host.settle();
    expect(getRights(ben)).toEqual([]);
  });

  it('keeps the right to speak for a person who returns with the same token', async () => {
    host.send({ type: 'setAudience', enabled: true });
    const token = await rooms.tokenFor(room, { name: 'Ben' });
    const enter = async () => {
      const person = await rooms.visit();
      person.ask({ room, token });
      return person.untilJoined();
    };
    const first = await enter();
    host.send({ type: 'setSpeaker', participantId: first.id, allowed: true });
    await untilSeen(first, first, false);
    const second = await enter();
    await first.until('replaced');
    second.send({ type: 'leave' });
    await host.until('participantLeft', ({ id }) => id === second.id);
    const third = await enter();
    await third.until('mediaAccess');
    expect([second, third].map(({ joined }) => joined?.self.isAudience)).toEqual([undefined, undefined]);
    expect([second, third].map(getRights)).toEqual([ALL, ALL]);
    host.send({ type: 'setSpeaker', participantId: third.id, allowed: false });
    await untilSeen(third, third, true);
    third.send({ type: 'leave' });
    await host.until('participantLeft', ({ id }) => id === third.id);
    expect((await enter()).joined?.self.isAudience).toBe(true);
  });

  it('changes nobody’s right to speak if a second host turns it on as well', async () => {
    host.send({ type: 'setAudience', enabled: true });
    const ben = await rooms.join(room, { name: 'Ben' }, QUIET);
    const cleo = await rooms.join(room, { name: 'Cleo' });
    host.send({ type: 'setSpeaker', participantId: ben.id, allowed: true });
    await untilSeen(ben, ben, false);
    const second = await rooms.join(room, { name: 'Second', moderator: true });
    second.send({ type: 'setAudience', enabled: true });
    await second.settle();
    expect([ben, cleo].map(getRights)).toEqual([ALL, []]);
  });

  it('shows no captions from people who may not speak', async () => {
    host.send({ type: 'setAudience', enabled: true });
    const ben = await rooms.join(room, { name: 'Ben' });
    ben.send({ type: 'caption', text: 'Nobody let me speak', isFinal: true });
    await ben.settle();
    host.send({ type: 'setSpeaker', participantId: ben.id, allowed: true });
    await untilSeen(ben, ben, false);
    ben.send({ type: 'caption', text: 'Thank you', isFinal: true });
    expect((await host.until('captioned')).text).toBe('Thank you');
  });

  it('restores rights when the audience ends, except those that a host forbids', async () => {
    host.send({ type: 'setAudience', enabled: true });
    const ben = await rooms.join(room, { name: 'Ben' });
    host.send({ type: 'setRights', microphone: true, camera: false, screen: true });
    host.send({ type: 'setAudience', enabled: false });
    await untilSeen(ben, ben, false);
    expect(getRights(ben)).toEqual(['microphone', 'screen']);
  });

  it('begins with the 31st person, stays when fewer remain, and does not return after a host ended it', async () => {
    const second = await rooms.join(room, { name: 'P2' }, QUIET);
    for (let count = 3; count < SPEAKERS_MAX; count++) await rooms.join(room, { name: `P${count}` }, QUIET);
    const thirtieth = await rooms.join(room, { name: 'Thirty' });
    expect(thirtieth.joined?.room.audience).toBe(false);
    const next = await rooms.join(room, { name: 'Next' });
    await next.until('mediaAccess');
    expect(next.joined).toMatchObject({ room: { audience: true }, self: { isAudience: true } });
    expect(next.messages.filter(({ type }) => type === 'participantChanged')).toEqual([]);
    expect([thirtieth, next].map(getRights)).toEqual([ALL, []]);
    for (const gone of [second, thirtieth]) {
      gone.send({ type: 'leave' });
      await host.until('participantLeft', ({ id }) => id === gone.id);
    }
    expect((await rooms.join(room, { name: 'Late' })).joined?.room.audience).toBe(true);
    host.send({ type: 'setAudience', enabled: false });
    await untilSeen(next, next, false);
    const last = await rooms.join(room, { name: 'Last' });
    expect(last.joined?.room.audience).toBe(false);
  });

  it('is not offered without a media server', async () => {
    const mesh = await startRooms();
    const alone = await mesh.join(room, { name: 'Hanna', moderator: true });
    alone.send({ type: 'setAudience', enabled: true });
    alone.send({ type: 'setSubject', subject: 'Plans' });
    expect((await alone.until('roomChanged')).room).not.toHaveProperty('audience');
    await mesh.stop();
  });
});
