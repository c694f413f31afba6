import type { Page } from '@playwright/test';
import { PASSWORD } from '../../fixtures/api.ts';
import { expect, test } from '../../fixtures/test.ts';

/** Number of tab stops that no page reaches. */
const STOPS_MAX = 60;

/** Presses Tab until the named control has the focus; it must be visible then. */
async function tabTo(page: Page, role: Parameters<Page['getByRole']>[0], name: string | RegExp): Promise<void> {
  const target = page.getByRole(role, { name }).first();
  await expect(target).toBeVisible();
  for (let stop = 0; stop < STOPS_MAX; stop++) {
    if (await target.evaluate((element) => element === document.activeElement)) {
      await expect(target).toBeInViewport();
      return;
    }
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not reach ${role} ${String(name)}`);
}

/** Moves through the open menu to an item and chooses it. */
async function chooseItem(page: Page, name: string): Promise<void> {
  const item = page.getByRole('menuitem', { name });
  await expect(item).toBeVisible();
  for (let stop = 0; stop < STOPS_MAX; stop++) {
    // The menu itself keeps the focus and names its active item.
    const [current, wanted] = await Promise.all([
      page.evaluate(() => document.activeElement?.getAttribute('aria-activedescendant')),
      item.getAttribute('id'),
    ]);
    if (current === wanted) return page.keyboard.press('Enter');
    await page.keyboard.press('ArrowDown');
  }
  throw new Error(`The arrow keys do not reach ${name}`);
}

test('a person signs in, changes their name and signs out by keyboard alone', async ({ newPerson, newVisitor }) => {
  const { email } = await newPerson('Ana Pop');
  const { page } = await newVisitor();
  await page.goto('/signin');
  await expect(page.getByLabel('E-mail')).toBeFocused();
  await page.keyboard.type(email);
  await tabTo(page, 'textbox', 'Password');
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/dashboard/join');

  // The first tab stop of every page skips the menu.
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();

  await tabTo(page, 'button', 'Your account');
  await page.keyboard.press('Enter');
  await chooseItem(page, 'Profile');
  const dialog = page.getByRole('dialog', { name: 'Profile' });
  await expect(dialog).toBeVisible();
  await tabTo(page, 'button', 'Edit: Full name');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('textbox', { name: 'Full name' })).toBeFocused();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('Ana Maria Pop');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('Ana Maria Pop')).toBeVisible();
  // The focus returns after the name is shown.
  await expect(dialog.getByRole('button', { name: 'Edit: Full name' })).toBeFocused();
  // The dialog traps the focus until it is closed, and then returns it.
  for (let stop = 0; stop < STOPS_MAX / 2; stop++) {
    await page.keyboard.press('Tab');
    expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Your account' })).toBeFocused();

  await page.keyboard.press('Enter');
  await chooseItem(page, 'Sign out');
  await expect(page).toHaveURL('/signin');
});

test('the command palette opens a page, and the question mark shows the keyboard shortcuts', async ({ newPerson }) => {
  const { page } = await newPerson('Ana Pop');
  await page.goto('/dashboard/join');
  await expect(page.getByRole('tab', { name: 'Meet' })).toBeVisible();
  await page.keyboard.press('ControlOrMeta+K');
  await expect(page.getByRole('combobox')).toBeFocused();
  await page.keyboard.type('history');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/meetings-history');

  // The palette may still take keys while it closes, and a dialog takes Escape only a frame after it is shown.
  const shortcuts = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(async () => {
    await page.locator('body').press('?');
    await expect(shortcuts).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await expect(async () => {
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0, { timeout: 2_000 });
  }).toPass();
});
