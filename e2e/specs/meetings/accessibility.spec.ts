import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures/test.ts';
import { newRoom } from '../../pages/meeting.ts';

/** The frame around the pages has tests of its own. */
async function expectAccessible(page: Page, part = 'main'): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).include(part).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
}

test('the pages of meetings are accessible', async ({ newPerson, newVisitor, request }) => {
  test.slow();
  const ana = await newPerson('Ana Pop');
  const { page } = await newVisitor();
  const roomId = await newRoom(request, ana, { label: 'Daily' });
  await page.goto(`/j/${roomId}`);
  await expect(page.getByRole('button', { name: 'Join', exact: true })).toBeVisible();
  await expectAccessible(page);
  for (const [path, name] of [
    ['/dashboard/join', 'Start meeting'],
    ['/dashboard/schedule', 'Schedule a meeting'],
    ['/dashboard/rooms', 'Add a room'],
    ['/ongoing-meetings', 'Start a meeting'],
    ['/meetings-history', 'Export CSV'],
  ] as const) {
    await ana.page.goto(path);
    await expect(ana.page.getByText(name, { exact: true }).first()).toBeVisible();
    await expectAccessible(ana.page);
  }
  await ana.page.goto('/dashboard/join');
  await ana.page.getByRole('button', { name: 'Start with people' }).click();
  await expect(ana.page.getByRole('dialog').getByLabel('Subject')).toBeVisible();
  await expectAccessible(ana.page, '[role=dialog]');
});
