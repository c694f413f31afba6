import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures/test.ts';
import { newRoom, showNetwork, startOnPage } from '../../pages/meeting.ts';

const getRoom = (page: Page) => page.frameLocator('iframe');
const getSheet = (page: Page) => getRoom(page).locator('canvas');

/** Draws or erases straight from one point of the sheet to another, both as fractions of its size. */
async function drag(page: Page, [fromX, fromY]: [number, number], [toX, toY]: [number, number]) {
  const { x, y, width, height } = (await getSheet(page).boundingBox())!;
  await page.mouse.move(x + width * fromX, y + height * fromY);
  await page.mouse.down();
  await page.mouse.move(x + width * toX, y + height * toY, { steps: 3 });
  await page.mouse.up();
}

test('a latecomer on a phone sees the drawings on the whiteboard', async ({ newPerson, newVisitor, request }) => {
  const ana = await newPerson('Ana Pop');
  const roomId = await newRoom(request, ana);
  await startOnPage(ana.page, roomId);
  await showNetwork(ana.page);
  const entry = ana.page.getByRole('complementary').getByRole('button', { name: 'Whiteboard' });
  await entry.click();
  // My network covers the edge of the sheet. It closes only while it has the focus, which the menu may take back late.
  await entry.press('Escape');
  await expect(entry).toBeHidden();
  await drag(ana.page, [0.1, 0.2], [0.8, 0.4]);
  await drag(ana.page, [0.1, 0.6], [0.8, 0.6]);
  await expect(getSheet(ana.page)).toHaveAccessibleName('Whiteboard, number of lines: 2, drawn by Ana Pop');
  await getRoom(ana.page).getByRole('button', { name: 'Eraser' }).click();
  await drag(ana.page, [0.5, 0.5], [0.5, 0.9]);

  // In a window that is higher than wide, the sheet has the whole width.
  await ana.page.setViewportSize({ width: 768, height: 1024 });
  const width = async () => (await getSheet(ana.page).boundingBox())!.width;
  await expect.poll(width).toBeGreaterThan(700);

  const gus = await newVisitor({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  await gus.page.goto(`/j/${roomId}`);
  await gus.page.getByLabel(/Your name/).fill('Gus');
  await gus.page.getByRole('button', { name: 'Join', exact: true }).click();
  await getRoom(gus.page).getByRole('button', { name: 'Open the whiteboard' }).click();
  await expect(getSheet(gus.page)).toHaveAccessibleName('Whiteboard, number of lines: 1, drawn by Ana Pop');
  // The tools are large enough for fingers, and the tiles fill the space that the sheet leaves.
  const eraser = (await getRoom(gus.page).getByRole('button', { name: 'Eraser' }).boundingBox())!;
  expect(Math.min(eraser.width, eraser.height)).toBeGreaterThanOrEqual(44);
  const face = getRoom(gus.page).getByRole('article').first();
  const room = async () => (await face.boundingBox())!.height / (await getSheet(gus.page).boundingBox())!.height;
  await expect.poll(room).toBeGreaterThan(0.7);

  await getRoom(gus.page).getByRole('button', { name: 'Clear the whiteboard' }).click();
  await getRoom(gus.page).getByRole('dialog').getByRole('button', { name: 'Clear the whiteboard' }).click();
  await expect(getSheet(ana.page)).toHaveAccessibleName('Whiteboard, nothing drawn yet');
  await showNetwork(ana.page);
  await entry.click();
  await expect(getSheet(ana.page)).toBeHidden();
});
