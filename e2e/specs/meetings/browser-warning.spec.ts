import type { Page } from '@playwright/test';
import { newAccount } from '../../fixtures/api.ts';
import { expectAccessible } from '../../fixtures/expectAccessible.ts';
import { expect, test } from '../../fixtures/test.ts';
import { newRoom } from '../../pages/meeting.ts';

/** User agent of a desktop browser that is not based on Chromium. */
const FIREFOX = { userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' };
const TEXT = 'For the best experience we recommend Google Chrome on a computer.';

const warning = (page: Page) => page.getByRole('dialog', { name: 'Your browser is not fully supported' });

test('a visitor with an unsupported browser is warned before the meeting opens, and can continue or go back', async ({
  newVisitor,
  request,
}) => {
  const roomId = await newRoom(request, await newAccount(request, 'Ana Pop'));
  const { page, context } = await newVisitor(FIREFOX);
  await page.goto('/');
  // On the page itself, the warning appears once and has only an Ok button.
  await warning(page).getByRole('button', { name: 'Ok' }).click();
  await expect(warning(page)).toHaveCount(0);
  await page.getByRole('textbox', { name: 'Room id/Moderator email' }).fill(roomId);
  await page.getByLabel('Your name').fill('Vera');
  const join = page.getByRole('button', { name: 'Join meeting' });

  await join.click();
  await expect(warning(page)).toContainText(`/j/${roomId}`);
  // The dialog grows to its size while it opens.
  await expect.poll(async () => (await warning(page).boundingBox())?.width).toBe(440);
  await expectAccessible(warning(page));
  await warning(page).getByRole('button', { name: 'Go back to home' }).click();
  await expect(warning(page)).toHaveCount(0);
  await expect(page).toHaveURL('/');

  const opened = context.waitForEvent('page');
  await join.click();
  await warning(page).getByRole('button', { name: 'Continue to meeting' }).click();
  const meeting = await opened;
  await expect(meeting).toHaveURL(`/j/${roomId}`);
  // Here the warning is a text on the page and needs no answer.
  await expect(meeting.getByText(TEXT)).toBeVisible();
  await expect(meeting.getByRole('button', { name: 'Copy link' })).toBeVisible();
  await expect(meeting.getByRole('dialog')).toHaveCount(0);
});

test('an account holder is warned before the meeting opens', async ({ newPerson }) => {
  const { page, context } = await newPerson('Ana Pop', FIREFOX);
  await page.goto('/dashboard/join');
  await warning(page).getByRole('button', { name: 'Ok' }).click();
  await page.getByRole('button', { name: 'Start meeting' }).click();
  const opened = context.waitForEvent('page');
  await warning(page).getByRole('button', { name: 'Continue to meeting' }).click();
  await expect(await opened).toHaveURL(/\/s\/\d+$/);
});
