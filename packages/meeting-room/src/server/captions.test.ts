import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { CAPTION_MAX, CAPTION_RATE } from '../protocol/captions.ts';
import { type Rooms, startRooms } from './testing/startRooms.ts';

let rooms: Rooms;
beforeEach(async () => void (rooms = await startRooms()));
afterEach(() => rooms.stop());

const room = '123456789';

it('shows captions to everyone else, up to the rate limit', async () => {
  const [ana, ben] = [await rooms.join(room, { name: 'Ana' }), await rooms.join(room, { name: 'Ben' })];
  for (let sent = 0; sent < CAPTION_RATE.attempts + 5; sent++)
    ben.send({ type: 'caption', text: `Hello ${sent}`, isFinal: sent % 2 === 1 });
  expect(await ana.until('captioned')).toEqual({ type: 'captioned', by: ben.id, text: 'Hello 0', isFinal: false });
  await ben.settle();
  await ana.settle();
  expect(ana.messages.filter(({ type }) => type === 'captioned')).toHaveLength(CAPTION_RATE.attempts);
  expect(ben.messages.filter(({ type }) => type === 'captioned')).toEqual([]);
});

it('refuses a caption that is too long', async () => {
  const ben = await rooms.join(room);
  ben.send({ type: 'caption', text: 'x'.repeat(CAPTION_MAX + 1), isFinal: true });
  expect(await ben.refusal()).toBe('BAD_REQUEST');
});
