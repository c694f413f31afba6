import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { REACTION_RATE, REACTIONS } from '../protocol/reactions.ts';
import { type Rooms, startRooms } from './testing/startRooms.ts';

let rooms: Rooms;
beforeEach(async () => void (rooms = await startRooms()));
afterEach(() => rooms.stop());

const room = '123456789';

it('shows reactions to everyone else, up to the rate limit', async () => {
  const [ana, ben] = [await rooms.join(room, { name: 'Ana' }), await rooms.join(room, { name: 'Ben' })];
  const seen = () => ana.messages.filter(({ type }) => type === 'reacted');
  for (let sent = 0; sent < REACTION_RATE.attempts + 5; sent++) ben.send({ type: 'react', reaction: 1 });
  expect(await ana.until('reacted')).toEqual({ type: 'reacted', by: ben.id, reaction: 1 });
  await ben.settle();
  await ana.settle();
  expect(seen()).toHaveLength(REACTION_RATE.attempts);
  expect(ben.messages.filter(({ type }) => type === 'reacted')).toEqual([]);
});

it('counts a person’s reactions over all their joins', async () => {
  const [ana, token] = [await rooms.join(room, { name: 'Ana' }), await rooms.tokenFor(room, { name: 'Ben' })];
  for (let join = 0; join < 2; join++) {
    const ben = await rooms.visit();
    ben.ask({ room, token });
    await ben.untilJoined();
    for (let sent = 0; sent < REACTION_RATE.attempts; sent++) ben.send({ type: 'react', reaction: 1 });
    await ben.settle();
  }
  await ana.settle();
  expect(ana.messages.filter(({ type }) => type === 'reacted')).toHaveLength(REACTION_RATE.attempts);
});

it('refuses an unknown reaction', async () => {
  const ben = await rooms.join(room);
  ben.send({ type: 'react', reaction: REACTIONS.length });
  expect(await ben.refusal()).toBe('BAD_REQUEST');
});
