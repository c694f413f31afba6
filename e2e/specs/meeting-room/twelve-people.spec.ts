import { hasLiveKit, LIVEKIT_BINARY, NO_LIVEKIT } from '../../fixtures/livekit.ts';
import { slowed } from '../../fixtures/slowdown.ts';
import { expect, test } from './harness/roomTest.ts';

test.use({ liveKitBinary: LIVEKIT_BINARY, trace: 'off', screenshot: 'off' });
test.skip(!hasLiveKit, NO_LIVEKIT);

const PEOPLE = 12;
/** Time for 132 pictures on a machine four times slower than a developer's. */
const PATIENCE_MS = slowed(600_000);
/** Viewport so small that each picture arrives in its smallest size. */
const SMALL = { viewport: { width: 480, height: 360 } };

/** Runs before a page's scripts: limits its camera to a few small pictures a second. */
function lowerCamera(): void {
  const { mediaDevices } = navigator;
  const real = mediaDevices.getUserMedia.bind(mediaDevices);
  mediaDevices.getUserMedia = (constraints) =>
    real({ ...constraints, ...(constraints?.video && { video: { width: 160, height: 90, frameRate: 5 } }) });
}

test('twelve people with cameras show as six moving videos on each of two pages', async ({ join }) => {
  test.setTimeout(2 * PATIENCE_MS);
  const first = await join('Person 1', { moderator: true, context: SMALL, prepare: lowerCamera });
  for (let at = 2; at <= PEOPLE; at++)
    await join(`Person ${at}`, { config: { startWithAudioMuted: true }, context: SMALL, prepare: lowerCamera });
  await expect(first.room.getByText('Page 1 of 2')).toBeVisible({ timeout: PATIENCE_MS });
  await first.seesAllMoving(6, PATIENCE_MS);
  await first.button('Next page').click();
  await expect(first.room.getByText('Page 2 of 2')).toBeVisible();
  await first.seesAllMoving(6, PATIENCE_MS);
});
