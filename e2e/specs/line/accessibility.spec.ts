import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures/test.ts';
import { networkPanel } from '../../pages/networkPanel.ts';

async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the pages of visitors are accessible, ${colorScheme}`, async ({ newVisitor }) => {
    const { page } = await newVisitor();
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    for (const path of ['/signin', '/signup', '/forgot-password', '/signup-end', '/no/such/page/here']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectAccessible(page);
    }
  });

  test(`the frame, My network and its pages are accessible, ${colorScheme}`, async ({ newPerson }) => {
    const { page } = await newPerson('Ana Pop');
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.goto('/dashboard/join');
    await networkPanel(page).open();
    await expect(page.getByText('No contacts found')).toBeVisible();
    await expectAccessible(page);
    await page.goto('/groups-management');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessible(page);
  });
}
