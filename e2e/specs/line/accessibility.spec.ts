import { expectAccessible } from '../../fixtures/expectAccessible.ts';
import { test } from '../../fixtures/test.ts';
import { networkPanel } from '../../pages/networkPanel.ts';

/** Of the signed-in: those of the menu, and those beside it. */
const PAGES = [
  ...['/dashboard/schedule', '/dashboard/rooms', '/ongoing-meetings', '/groups-management', '/organization'],
  ...['/integrations', '/notifications', '/meetings-history', '/referrals', '/followers'],
];

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the pages of visitors are accessible, ${colorScheme}`, async ({ newVisitor }) => {
    const { page } = await newVisitor();
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    for (const path of ['/signin', '/signup', '/forgot-password', '/signup-end', '/no/such/page/here']) {
      await page.goto(path);
      await expectAccessible(page.getByRole('heading', { level: 1 }));
    }
  });

  test(`the frame, My network and the pages of the signed-in are accessible, ${colorScheme}`, async ({ newPerson }) => {
    const { page } = await newPerson('Ana Pop');
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.goto('/dashboard/join');
    await networkPanel(page).open();
    await expectAccessible(page.getByText('No contacts found'));
    for (const path of PAGES) {
      await page.goto(path);
      await expectAccessible(page.getByRole('main').getByRole('heading', { level: 1 }));
    }
  });
}
