import { hasLiveKit, LIVEKIT_BINARY, NO_LIVEKIT } from '../../fixtures/livekit.ts';
import { slowed } from '../../fixtures/slowdown.ts';
import { expect, test } from './harness/roomTest.ts';

test.use({ liveKitBinary: LIVEKIT_BINARY, liveKitFallback: 'mesh' });
test.skip(!hasLiveKit, NO_LIVEKIT);

const MOVE_MS = slowed(30_000);
const DIRECT = 'Until it does, browsers send them to each other directly.';

test('three people are connected directly while LiveKit is away, and through it once it is back', async ({
  join,
  liveKit,
}) => {
  const people = [await join('Hanna', { moderator: true }), await join('Ana Pop')];
  await Promise.all(people.map((person) => person.seesAllMoving(2, slowed(60_000))));
  await liveKit('away');
  for (const { room } of people) await expect(room.getByText(DIRECT)).toBeVisible({ timeout: MOVE_MS });
  await Promise.all(people.map((person) => person.seesAllMoving(2, MOVE_MS)));
  const ben = await join('Ben Lee');
  people.push(ben);
  await expect(ben.room.getByText(DIRECT)).toBeVisible();
  await Promise.all(people.map((person) => person.seesAllMoving(3, MOVE_MS)));
  await ben.hears('Hanna');

  await liveKit('back');
  for (const { room } of people) await expect(room.getByText(DIRECT)).toBeHidden({ timeout: MOVE_MS });
  await Promise.all(people.map((person) => person.seesAllMoving(3, MOVE_MS)));
  await ben.hears('Hanna');
});
