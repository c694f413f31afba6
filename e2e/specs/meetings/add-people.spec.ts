import { expectAccessible } from '../../fixtures/expectAccessible.ts';
import { expect, test } from '../../fixtures/test.ts';
import { newRoom, showNetwork, startOnPage } from '../../pages/meeting.ts';
import { RoomGuest } from '../meeting-room/harness/RoomGuest.ts';

test('a meeting fills the window in dark mode, and My network opens over it to add people', async ({
  newPerson,
  request,
}) => {
  const { page, ...ana } = await newPerson('Ana Pop', { colorScheme: 'light' });
  await startOnPage(page, await newRoom(request, ana));
  await expect(new RoomGuest(page).tile('You')).toBeVisible();
  const html = page.locator('html');
  await expect(html).toHaveClass(/dark/);
  const network = page.getByRole('complementary', { name: 'My network' });
  await expect(network).toHaveCount(0);
  const room = page.locator('iframe[name^=jitsiConferenceFrame]');
  const width = page.viewportSize()!.width;
  await expect.poll(async () => (await room.boundingBox())?.width).toBe(width);

  await showNetwork(page);
  await expect(network).toBeFocused();
  expect((await room.boundingBox())!.width).toBe(width);
  await expectAccessible(network, 'aside');
  await network.getByRole('button', { name: 'Open My network' }).click();
  await expect(network.getByRole('searchbox').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(network).toHaveCount(0);

  await page.goto('/dashboard/join');
  await expect(html).not.toHaveClass(/dark/);
  await expect(network).toBeVisible();
});
