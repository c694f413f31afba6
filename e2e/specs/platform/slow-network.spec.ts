import { RoomGuest } from '../meeting-room/harness/RoomGuest.ts';
import { slowed } from '../../fixtures/slowdown.ts';
import { expect, test } from '../../fixtures/test.ts';
import { newRoom, startOnPage } from '../../pages/meeting.ts';

/** A phone at the edge of its network. */
const SLOW = { offline: false, latency: 400, downloadThroughput: 400_000 / 8, uploadThroughput: 400_000 / 8 };
const REGISTRY_DELAY_MS = 10_000;
/** What all that is loaded on the way needs on such a network. */
const PATIENCE_MS = slowed(180_000);

test('a guest who was never here joins a meeting over a slow network, with a registry that takes ten seconds', async ({
  newPerson,
  newVisitor,
  request,
}) => {
  test.setTimeout(slowed(600_000));
  const ana = await newPerson('Ana Pop');
  const roomId = await newRoom(request, ana);
  await startOnPage(ana.page, roomId);
  await expect(new RoomGuest(ana.page).tile('You')).toBeVisible();

  const { page, context } = await newVisitor();
  const network = await context.newCDPSession(page);
  await network.send('Network.enable');
  await network.send('Network.emulateNetworkConditions', SLOW);
  const notFound: boolean[] = [];
  await page.route('**/registry.json', async (route) => {
    const response = await route.fetch();
    await new Promise((resolve) => setTimeout(resolve, REGISTRY_DELAY_MS));
    notFound.push(await page.getByText('Page not found').isVisible());
    await route.fulfill({ response });
  });

  await page.goto(`/j/${roomId}`, { waitUntil: 'commit' });
  await expect(page.getByText(/Taking longer than usual. You can already join/)).toBeVisible({ timeout: PATIENCE_MS });
  await page.getByLabel('Your name').fill('Gus Guest', { timeout: PATIENCE_MS });
  await page.getByRole('button', { name: 'Join', exact: true }).click();
  await new RoomGuest(page).seesMoving('Ana Pop');
  expect(notFound).toEqual([false]);
});
