import { hasLiveKit, LIVEKIT_BINARY, NO_LIVEKIT } from '../../fixtures/livekit.ts';
import { slowed } from '../../fixtures/slowdown.ts';
import { expect, test } from './harness/roomTest.ts';

test.use({ liveKitBinary: LIVEKIT_BINARY, liveKitFallback: 'none' });
test.skip(!hasLiveKit, NO_LIVEKIT);

const BACK_MS = slowed(30_000);
const INTERRUPTED = 'Sound and pictures are interrupted. Reconnecting…';
const AWAY = 'The server for sound and pictures doesn’t answer. The meeting goes on without them until it does.';

test('every video resumes soon after LiveKit is killed and restarted', async ({ join, liveKit }) => {
  const people = [await join('Hanna', { moderator: true }), await join('Ana Pop'), await join('Ben Lee')];
  await Promise.all(people.map((person) => person.seesAllMoving(3, slowed(60_000))));
  await liveKit('restart');
  await Promise.all(people.map(({ room }) => expect(room.getByText(INTERRUPTED)).toBeVisible()));
  await Promise.all(people.map(({ room }) => expect(room.getByText(INTERRUPTED)).toBeHidden({ timeout: BACK_MS })));
  await Promise.all(people.map((person) => person.seesAllMoving(3, BACK_MS)));
  await people[1]!.hears('Hanna');
});

test('a meeting that starts while LiveKit is away shows a notice, and gets its videos later', async ({
  join,
  liveKit,
}) => {
  await liveKit('away');
  const host = await join('Hanna', { moderator: true });
  const ana = await join('Ana Pop');
  for (const { room } of [host, ana]) await expect(room.getByText(AWAY)).toBeVisible();
  await ana.choose('Raise hand');
  await expect(host.tile('Ana Pop, hand raised')).toBeVisible();
  await liveKit('back');
  for (const { room } of [host, ana]) await expect(room.getByText(AWAY)).toBeHidden({ timeout: BACK_MS });
  await Promise.all([host, ana].map((person) => person.seesAllMoving(2, BACK_MS)));
});
