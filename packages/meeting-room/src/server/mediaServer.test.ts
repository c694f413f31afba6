import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { MediaBook, MediaServer } from './MediaServer.ts';
import { type Rooms, startRooms } from './testing/startRooms.ts';

/** Records its calls; people are named by their ids. */
class RecordedMedia implements MediaServer {
  readonly kind = 'livekit';
  readonly calls: unknown[][] = [];
  readonly book: MediaBook;
  isAway = false;
  constructor(book: MediaBook) {
    this.book = book;
  }
  async admit(sessionId: string, id: string) {
    if (this.isAway) throw new Error('away');
    return { url: 'wss://media', token: `for ${id} in ${sessionId}` };
  }
  async probe() {
    if (this.isAway) throw new Error('away');
  }
  remove = (_session: string, ...args: unknown[]) => void this.calls.push(['remove', ...args]);
  mute = (_session: string, ...args: unknown[]) => void this.calls.push(['mute', ...args]);
  close = () => void this.calls.push(['close']);
  applyRights(sessionId: string, id: string) {
    this.calls.push(['applyRights', id, this.book.getSources(sessionId, id)]);
  }
}

const room = '123456789';
const NO_CAMERAS = { type: 'setRights', microphone: true, camera: false, screen: true } as const;
const ALL = ['microphone', 'camera', 'screen'];
const BUT_CAMERAS = ['microphone', 'screen'];

let media: RecordedMedia;
let rooms: Rooms;
beforeEach(async () => void (rooms = await startRooms({ createMedia: (book) => (media = new RecordedMedia(book)) })));
afterEach(() => rooms.stop());

it('gives access on joining, and again on request', async () => {
  const ana = await rooms.join(room);
  const access = await ana.until('mediaAccess');
  expect(access).toMatchObject({ url: 'wss://media', token: expect.stringContaining(`for ${ana.id} `) });
  ana.send({ type: 'askMedia' });
  await ana.settle();
  expect(ana.messages.filter(({ type }) => type === 'mediaAccess')).toHaveLength(2);
});

it('answers each request that the server is away, and logs it once per outage', async () => {
  const ana = await rooms.join(room);
  const asks = async (times: number) => {
    for (let requested = 0; requested < times; requested++) ana.send({ type: 'askMedia' });
    await ana.settle();
  };
  for (const logged of [1, 2]) {
    media.isAway = true;
    await asks(3);
    expect(rooms.errors).toEqual(Array(logged).fill('the media server gave no access'));
    media.isAway = false;
    await asks(1);
  }
  expect(ana.messages.filter(({ type }) => type === 'mediaAway')).toHaveLength(6);
});

it('enforces a host’s restrictions for everyone except hosts, and ignores those of others', async () => {
  const host = await rooms.join(room, { name: 'Hanna', moderator: true });
  const ana = await rooms.join(room, { name: 'Ana' });
  ana.send(NO_CAMERAS);
  await ana.settle();
  expect(media.calls).toEqual([]);
  host.send(NO_CAMERAS);
  expect(await ana.until('roomChanged')).toMatchObject({ room: { forbidden: ['camera'] } });
  expect(media.calls).toEqual([
    ['applyRights', host.id, ALL],
    ['applyRights', ana.id, BUT_CAMERAS],
  ]);
  media.calls.length = 0;
  host.send({ type: 'grantModerator', participantId: ana.id });
  await host.settle();
  expect(media.calls).toEqual([['applyRights', ana.id, ALL]]);
});

it('mutes and removes people and ends the meeting on the media server, as the room does', async () => {
  const host = await rooms.join(room, { name: 'Hanna', moderator: true });
  const ana = await rooms.join(room, { name: 'Ana' });
  const hostId = host.id;
  host.send({ type: 'mute', mediaType: 'audio' });
  host.send({ type: 'kick', participantId: ana.id });
  await host.settle();
  host.send({ type: 'end' });
  await host.until('ended');
  expect(media.calls).toEqual([['mute', ana.id, 'audio'], ['remove', ana.id], ['remove', hostId], ['close']]);
});

it('offers neither access nor restrictions in a room without a media server', async () => {
  const plain = await startRooms();
  const host = await plain.join(room, { name: 'Hanna', moderator: true });
  host.send(NO_CAMERAS);
  host.send({ type: 'setSubject', subject: 'Plans' });
  expect(((await host.until('roomChanged')) as { room: object }).room).not.toHaveProperty('forbidden');
  expect(host.messages.some(({ type }) => type === 'mediaAccess' || type === 'mediaAway')).toBe(false);
  await plain.stop();
});

describe('while the media server is away and the mesh is allowed', () => {
  /** One longer and one shorter than a meeting's wait for a media server that it had before. */
  const [LONG_MS, SHORT_MS] = [7_000, 1_000];
  let now = 0;
  let direct: Rooms;
  beforeEach(async () => {
    now = Date.now();
    direct = await startRooms({
      createMedia: (book) => (media = new RecordedMedia(book)),
      fallsBackToMesh: true,
      maxParticipants: 100,
      now: () => now,
    });
  });
  afterEach(() => direct.stop());

  const isMesh = ({ room: { isMesh: mesh } }: { room: { isMesh?: true } }) => mesh === true;

  it('a new meeting uses the mesh, and forwards signals', async () => {
    media.isAway = true;
    const ana = await direct.join(room);
    await ana.until('roomChanged', isMesh);
    const ben = await direct.join(room, { name: 'Ben' });
    expect(ben.joined).toMatchObject({ media: 'livekit', room: { isMesh: true } });
    expect(ben.joined!.room).not.toHaveProperty('forbidden');
    ben.send({ type: 'signal', to: ana.id, signal: { candidate: null } });
    expect(await ana.until('signal')).toMatchObject({ from: ben.id });
  });

  it('a running meeting first waits some seconds for the server', async () => {
    const ana = await direct.join(room);
    await ana.until('mediaAccess');
    media.isAway = true;
    ana.send({ type: 'askMedia' });
    await ana.until('mediaAway');
    now += SHORT_MS;
    ana.send({ type: 'askMedia' });
    await ana.settle();
    expect(ana.messages.some(({ type }) => type === 'roomChanged')).toBe(false);
    now += LONG_MS;
    ana.send({ type: 'askMedia' });
    await ana.until('roomChanged', isMesh);
  });

  it('a seventh person is refused, and a meeting of seven stays without media', async () => {
    media.isAway = true;
    for (const name of ['Ana', 'Ben', 'Cleo', 'Dan', 'Eva', 'Femi']) await direct.join(room, { name });
    expect(await (await direct.arrive(room, { name: 'Gus' })).refusal()).toBe('ROOM_FULL');

    media.isAway = false;
    const many = [];
    for (let at = 0; at < 7; at++) many.push(await direct.join('987654321', { name: `Person ${at}` }));
    await many[6]!.until('mediaAccess');
    media.isAway = true;
    now += LONG_MS;
    for (let requested = 0; requested < 2; requested++, now += LONG_MS) {
      many[0]!.send({ type: 'askMedia' });
      await many[0]!.settle();
    }
    expect(many[0]!.messages.filter(({ type }) => type === 'mediaAway')).toHaveLength(2);
    expect(many[0]!.messages.some(({ type }) => type === 'roomChanged')).toBe(false);
  });

  it('a meeting with forbidden cameras stays without media, because a mesh can’t enforce it', async () => {
    const host = await direct.join(room, { name: 'Hanna', moderator: true });
    await host.until('mediaAccess');
    host.send(NO_CAMERAS);
    await host.until('roomChanged');
    media.isAway = true;
    for (let requested = 0; requested < 3; requested++, now += LONG_MS) {
      host.send({ type: 'askMedia' });
      await host.settle();
    }
    expect(host.messages.some((message) => message.type === 'roomChanged' && isMesh(message))).toBe(false);
  });

  it('a mesh allows no restrictions or audience, and ends after the server has answered twice', async () => {
    const probes = jest.spyOn(globalThis, 'setTimeout');
    media.isAway = true;
    const host = await direct.join(room, { name: 'Hanna', moderator: true });
    await host.until('roomChanged', isMesh);
    host.send(NO_CAMERAS);
    host.send({ type: 'setAudience', enabled: true });
    await host.settle();
    expect(media.calls).toEqual([]);
    const probe = async () => {
      const [run] = probes.mock.calls.findLast(([, delay]) => delay === 5_000)!;
      run();
      await host.settle();
    };
    await probe();
    expect(host.messages.some(({ type }) => type === 'mediaAccess')).toBe(false);
    media.isAway = false;
    await probe();
    expect(host.messages.some(({ type }) => type === 'mediaAccess')).toBe(false);
    await probe();
    await host.until('roomChanged', (message) => !isMesh(message));
    await host.until('mediaAccess');
    probes.mockRestore();
  });
});
