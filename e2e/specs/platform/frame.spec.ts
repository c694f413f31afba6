import type { BrowserContext, Locator, Page } from '@playwright/test';
import { bell } from '../../pages/bell.ts';
import { newRoom } from '../../pages/meeting.ts';
import { expect, test } from '../../fixtures/test.ts';

const PHONE = { width: 390, height: 844 };

test('the main menu links to every page, and the toggle of My network keeps its place', async ({ newPerson }) => {
  const { page } = await newPerson('Ana Pop');
  await page.goto('/dashboard/join');
  const menu = page.getByRole('navigation', { name: 'Main navigation' });
  for (const [name, href] of [
    ['Dashboard', '/dashboard'],
    ['Ongoing meetings', '/ongoing-meetings'],
    ['Chat', '/chat'],
    ['Groups', '/groups-management'],
    ['Organization', '/organization'],
    ['Referrals', '/referrals'],
    ['Integrations', '/integrations'],
    ['Notifications', '/notifications'],
    ['Meetings history', '/meetings-history'],
  ]) {
    await expect(menu.getByRole('link', { name, exact: true })).toHaveAttribute('href', href!);
  }
  await expect(menu.getByRole('link')).toHaveCount(9);
  await expect(menu.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('aria-current', 'page');
  await expect(menu.getByRole('button', { name: 'Take a tour' })).toBeVisible();
  // The operator has configured no mobile app, so the menu offers none.
  await expect(menu.getByRole('button', { name: 'Mobile App' })).toHaveCount(0);

  const toggle = page.getByRole('button', { name: /^(Open My network|Make My network small)$/ });
  await toggle.hover();
  const place = await toggle.boundingBox();
  for (const name of ['Make My network small', 'Open My network']) {
    await page.mouse.down();
    await page.mouse.up();
    await expect(toggle).toHaveAccessibleName(name);
    expect(await toggle.boundingBox()).toEqual(place);
    await expect(page.getByRole('tooltip')).toHaveCount(0);
  }

  // The panel is as narrow as when it begins to open, with its full content.
  await toggle.click();
  const panel = page.getByRole('complementary', { name: 'My network' });
  await expect(panel.getByRole('button', { name: 'Add contacts' })).toBeVisible();
  await panel.evaluate((element) => Object.assign(element.style, { width: '120px', transition: 'none' }));
  expect(await toggle.boundingBox()).toEqual(place);
  await page.mouse.down();
  await page.mouse.up();
  await expect(toggle).toHaveAccessibleName('Open My network');

  await menu.getByRole('link', { name: 'Meetings history' }).click();
  await expect(page).toHaveURL('/meetings-history');
  await expect(menu.getByRole('button', { name: 'Take a tour' })).toHaveCount(0);
});

test('the menu on a phone shows the first pages, and the others under More', async ({ newPerson }) => {
  const { page } = await newPerson('Ana Pop');
  await page.setViewportSize(PHONE);
  await page.goto('/dashboard/join');
  const menu = page.getByRole('navigation', { name: 'Main navigation' });
  await expect(menu.getByRole('link')).toHaveText(['Dashboard', 'Ongoing'], { useInnerText: true });
  await expect(menu.getByRole('button')).toHaveText(['Contacts', 'Chat', 'More'], { useInnerText: true });
  await menu.getByRole('button', { name: 'Contacts' }).click();
  await expect(page.getByRole('complementary', { name: 'My network' })).toBeInViewport();
  await page.mouse.click(10, 400);
  await menu.getByRole('button', { name: 'Open chat' }).click();
  const chat = page.getByRole('dialog', { name: 'Chat' });
  await chat.getByRole('button', { name: 'Minimize chat' }).click();
  await expect(chat).toBeHidden();

  await page.getByRole('button', { name: 'Your account' }).click();
  await expect(page.getByRole('menuitem', { name: 'Language' })).toBeVisible();
  await page.getByRole('menuitem', { name: 'Appearance' }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Dark' }).click();
  await expect(page.locator('html')).toHaveClass(/dark/);
  await menu.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Meetings history' }).click();
  await expect(page).toHaveURL('/meetings-history');
  await expect(menu.getByRole('button', { name: 'More' })).toHaveAttribute('aria-current', 'true');
});

test('the header shows the time, and disappears on a meeting’s page', async ({ newPerson, request }) => {
  const ana = await newPerson('Ana Pop');
  await ana.page.clock.setFixedTime(new Date(2026, 2, 5, 15, 7));
  await ana.page.goto('/dashboard/join');
  await expect(ana.page.getByTestId('clock')).toHaveText('3:07 PM');
  await expect(ana.page.getByRole('banner').getByRole('link', { name: /^Meet/ })).toBeVisible();
  await expect(bell(ana.page).button()).toBeVisible();
  await ana.page.goto(`/j/${await newRoom(request, ana)}`);
  await expect(ana.page.getByRole('button', { name: 'Join', exact: true })).toBeVisible();
  await expect(ana.page.getByTestId('clock')).toHaveCount(0);
  await expect(bell(ana.page).button()).toHaveCount(0);
});

test('the footer shows the version with its changes, the cookie policy and the support address', async ({
  newVisitor,
}) => {
  const { page } = await newVisitor();
  await page.goto('/');
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByText('Powered by Meet')).toBeVisible();
  await footer.getByRole('button', { name: /^Version \d+\.\d+\.\d+$/ }).click();
  const changes = page.getByRole('dialog', { name: 'Latest changes' });
  await expect(changes.getByRole('listitem').first()).toBeVisible();
  await changes.getByRole('button', { name: 'Ok' }).click();
  await expect(changes).toHaveCount(0);
  await footer.getByRole('button', { name: 'Cookie policy' }).click();
  const policy = page.getByRole('dialog', { name: 'Cookie policy' });
  await expect(policy).toContainText('USER_GDPR_CONSENT_MEET');
  // A dialog takes Escape only a frame after it is shown.
  await expect(async () => {
    await page.keyboard.press('Escape');
    await expect(policy).toBeHidden({ timeout: 2_000 });
  }).toPass();
  await expect(footer.getByRole('link', { name: 'Support' })).toHaveAttribute('href', /^mailto:.+@/);
});

test('the cookie bar shows once, and its consent lasts 180 days', async ({ browser, contextOptions }) => {
  const context = await browser.newContext(contextOptions);
  const page = await context.newPage();
  await page.goto('/');
  const bar = page.getByRole('region', { name: /cookie/i });
  await expect(bar).toContainText('This website uses cookies to ensure you get the best experience on our website.');
  const field = page.locator('#page-area').getByRole('textbox').first();
  await field.click();
  await bar.getByRole('button', { name: 'Got it' }).click();
  await expect(bar).toHaveCount(0);
  await expect(field).toBeFocused();
  const cookie = (await context.cookies()).find(({ name }) => name === 'USER_GDPR_CONSENT_MEET');
  expect(Math.round((cookie!.expires - Date.now() / 1000) / 86_400)).toBe(180);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(bar).toHaveCount(0);
  await context.close();
});

/** Changes a page as if the operator had configured the phone apps in their stores. */
async function nameApps(page: Page, path: string): Promise<void> {
  await page.route(path, async (route) => {
    const response = await route.fetch();
    const html = (await response.text())
      .replace('data-ios=""', 'data-ios="https://apps.apple.com/app/id1"')
      .replace('data-android=""', 'data-android="https://play.google.com/store/apps/details?id=meet"');
    await route.fulfill({ response, body: html });
  });
}

/** Opens a page in a browser without consent to cookies, and waits for the bar. */
async function openWithBar(context: BrowserContext, path: string): Promise<{ page: Page; bar: Locator }> {
  await context.addInitScript(() => {
    document.cookie = 'USER_GDPR_CONSENT_MEET=; Max-Age=0; path=/';
  });
  const page = await context.newPage();
  await page.goto(path);
  const bar = page.getByRole('region', { name: 'Cookies' });
  await expect(bar).toBeVisible();
  return { page, bar };
}

/** Returns the texts of visible controls whose last visible part is covered by the bar. */
const covered = (page: Page) =>
  page.evaluate(() => {
    const area = document.getElementById('page-area')!.getBoundingClientRect();
    const end = Math.min(area.bottom, innerHeight);
    return [...document.querySelectorAll<HTMLElement>('#page-area a[href], #page-area button')]
      .filter((element) => element.checkVisibility())
      .map((element) => ({ element, rect: element.getBoundingClientRect() }))
      .filter(({ rect }) => rect.top < end && rect.bottom > 0 && rect.left >= 0 && rect.right <= innerWidth)
      .filter(({ rect }) => {
        const on = document.elementFromPoint((rect.left + rect.right) / 2, Math.min(rect.bottom, end) - 1);
        return on?.closest('[role=region][aria-label=Cookies]');
      })
      .map(({ element }) => element.textContent);
  });

test('the cookie bar covers no button on a visitor’s page or a phone, and stays below the chat button', async ({
  newVisitor,
  newPerson,
}) => {
  for (const path of ['/', '/signup', '/signin']) {
    const { context } = await newVisitor({ viewport: { width: 1280, height: 800 } });
    const { page, bar } = await openWithBar(context, path);
    // Waits for the application's own heading, which is out of reach while the initial page covers it.
    await expect(page.locator('#page-area').getByRole('heading', { level: 1 })).toBeVisible();
    expect(await covered(page)).toEqual([]);
    // All content at the end of the page can be scrolled to.
    const footer = page.getByRole('contentinfo');
    await expect
      .poll(async () => {
        await footer.scrollIntoViewIfNeeded();
        const [{ y, height }, below] = [(await footer.boundingBox())!, (await bar.boundingBox())!];
        return y + height - below.y;
      })
      .toBeLessThanOrEqual(1);
  }
  const { context } = await newPerson('Ana Pop', { viewport: PHONE });
  const { page, bar } = await openWithBar(context, '/groups-management');
  await expect(page.getByRole('button', { name: 'Create group' }).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Open chat' })).toBeVisible();
  expect(await covered(page)).toEqual([]);
  for (const width of [768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const chat = page.getByRole('button', { name: 'Open chat' });
    await expect
      .poll(async () => {
        const [launcher, below] = [(await chat.boundingBox())!, (await bar.boundingBox())!];
        return launcher.y + launcher.height - below.y;
      })
      .toBeLessThanOrEqual(0);
  }
  await bar.getByRole('button', { name: 'Got it' }).click();
  await expect(bar).toHaveCount(0);
});

test('pages that need a code redirect to the dashboard without one, and both addresses of Referrals show it', async ({
  newPerson,
}) => {
  const { page } = await newPerson('Ana Pop');
  await page.goto('/user-authorize-hubstaff');
  await expect(page).toHaveURL('/dashboard/join');
  await page.goto('/oauth2/authorize-chrome-extension');
  await expect(page).toHaveURL('/dashboard/join');
  await page.goto('/invites');
  await expect(page.getByRole('heading', { level: 1, name: 'Referrals' })).toBeVisible();
  await page.goto('/referrals');
  await expect(page.getByRole('heading', { level: 1, name: 'Referrals' })).toBeVisible();
});

test('the menu offers the phone apps if the operator configures them', async ({ newPerson }) => {
  const { page } = await newPerson('Ana Pop');
  await nameApps(page, '/dashboard/join');
  await page.goto('/dashboard/join');
  const menu = page.getByRole('navigation', { name: 'Main navigation' });
  await menu.getByRole('button', { name: 'Mobile App' }).click();
  await expect(page.getByRole('menuitem', { name: /App Store/ })).toHaveAttribute('href', /^https:\/\/apps\.apple/);
  await expect(page.getByRole('menuitem', { name: /Google Play/ })).toHaveAttribute('href', /^https:\/\/play\.google/);
});

test('the desktop app shows no cookie bar and offers no phone apps', async ({ browser, contextOptions, newPerson }) => {
  const context = await browser.newContext(contextOptions);
  const visitor = await context.newPage();
  await visitor.goto('/?desktop=1');
  await expect(visitor.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(visitor.getByRole('region', { name: /cookie/i })).toHaveCount(0);
  await context.close();

  const { page } = await newPerson('Ana Pop');
  await nameApps(page, '/dashboard/join?desktop=1');
  await page.goto('/dashboard/join?desktop=1');
  await expect(page.getByRole('link', { name: 'Meetings history' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Mobile App' })).toHaveCount(0);
});
