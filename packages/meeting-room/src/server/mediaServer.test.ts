import { afterEach, beforeEach, expect, it } from '@jest/globals';
import type { MediaBook, MediaServer } from './MediaServer.ts';
import { type Rooms, startRooms } from './testing/startRooms.ts';

/** Notes what it is to do; people are named by their ids. */
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

it('gives access to who joins, and again to who asks', async () => {
  const ana = await rooms.join(room);
  const access = await ana.until('mediaAccess');
  expect(access).toMatchObject({ url: 'wss://media', token: expect.stringContaining(`for ${ana.id} `) });
  ana.send({ type: 'askMedia' });
  await ana.settle();
  expect(ana.messages.filter(({ type }) => type === 'mediaAccess')).toHaveLength(2);
});

it('tells each who asks that it is away, and the log once until it is back', async () => {
  const ana = await rooms.join(room);
  const asks = async (times: number) => {
    for (let asked = 0; asked < times; asked++) ana.send({ type: 'askMedia' });
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

it('enforces what a host forbids to all but hosts, and obeys nobody else', async () => {
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

it('mutes, removes and ends what the room does', async () => {
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

it('is asked nothing by a room without one, which forbids nothing', async () => {
  const plain = await startRooms();
  const host = await plain.join(room, { name: 'Hanna', moderator: true });
  host.send(NO_CAMERAS);
  host.send({ type: 'setSubject', subject: 'Plans' });
  expect(((await host.until('roomChanged')) as { room: object }).room).not.toHaveProperty('forbidden');
  expect(host.messages.some(({ type }) => type === 'mediaAccess' || type === 'mediaAway')).toBe(false);
  await plain.stop();
});
