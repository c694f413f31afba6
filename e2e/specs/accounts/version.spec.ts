import type { BrowserContext, Page } from '@playwright/test';
import { asks } from '../../fixtures/asks.ts';
import { newRoom, startOnPage } from '../../pages/meeting.ts';
import { expect, test } from '../../fixtures/test.ts';

// The changelog of these tests contains a script. Browsers report it as soon as they parse it, before the sanitizer
// removes it.
test.use({ mayRefuse: /^script-src-attr .* inline/ });

const CHANGES = '<ul><li>Rooms open faster</li></ul><img src=x onerror="window.broken = true">';
const IMPROVEMENTS = 'NEW IMPROVEMENTS AVAILABLE';
const REFRESH = 'A NEW VERSION IS AVAILABLE';
const HALF_AN_HOUR_MS = 30 * 60_000;

/** Simulates a new version: from now on, the server that this browser sees reports this version. */
async function deploy(context: BrowserContext, version: string): Promise<void> {
  const changelog = Buffer.from(CHANGES).toString('base64');
  // The latest route takes precedence. Without the former one, a check could reach the server meanwhile.
  await context.route('**/graphql', (route) =>
    asks(route.request(), 'GetAppVersion')
      ? route.fulfill({ json: { data: { appVersion: { version, changelog } } } })
      : route.fallback(),
  );
}

const storedVersion = (page: Page) => page.evaluate(() => localStorage.getItem('appVersion'));
const laterCount = (page: Page) => page.evaluate(() => localStorage.getItem('appVersionLaterClickCount'));
const changes = (page: Page) => page.getByRole('dialog', { name: 'Latest changes' });

/** Marks the document, so that the test can detect a reload. */
const mark = (page: Page) => page.evaluate(() => void Object.assign(window, { before: true }));
const isMarked = (page: Page) => page.evaluate(() => 'before' in window);

/** Waits until the page has loaded its watcher of versions, which comes last: a tab without it misses an update. */
const isWatching = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(() => performance.getEntriesByType('resource').some(({ name }) => name.includes('/version.'))),
    )
    .toBe(true);

/** Records in the tab's storage that its pages show these words as notifications, however briefly. */
const recordAnnouncement = (page: Page, words: readonly string[]) =>
  page.addInitScript((wanted) => {
    new MutationObserver(() => {
      const announced = document.querySelector('[data-live-region]')?.textContent ?? '';
      if (wanted.every((text) => announced.includes(text))) sessionStorage.setItem('e2e-told', 'true');
    }).observe(document, { childList: true, subtree: true });
  }, words);
const wasAnnounced = (page: Page) => page.evaluate(() => sessionStorage.getItem('e2e-told'));

test('the first version is stored without a notice', async ({ newPerson }) => {
  const { page, context } = await newPerson('Ana Pop');
  await deploy(context, '1.0.0 build 1');
  await page.goto('/dashboard/join');
  await expect.poll(() => storedVersion(page)).toBe('1.0.0 build 1');
  await expect(changes(page)).toHaveCount(0);
});

test('a new version shows its changes, and Update reloads this tab and the others', async ({ newPerson }) => {
  const { page, context } = await newPerson('Ana Pop');
  await deploy(context, '1.0.0 build 1');
  await page.goto('/dashboard/join');
  await expect.poll(() => storedVersion(page)).toBe('1.0.0 build 1');
  // The other tab receives updates from its first check on, which stores the version again.
  await page.evaluate(() => localStorage.removeItem('appVersion'));
  const other = await context.newPage();
  await other.goto('/meetings-history');
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(() => storedVersion(other)).toBe('1.0.0 build 1');
  await mark(other);

  await deploy(context, '1.1.0 build 2');
  await page.reload();
  await expect(changes(page).getByText('Rooms open faster')).toBeVisible();
  expect(await page.evaluate(() => 'broken' in window)).toBe(false);
  // The handler is not only blocked by the policy but removed.
  expect(await changes(page).evaluate((dialog) => dialog.innerHTML)).not.toContain('onerror');
  await changes(page).getByRole('button', { name: 'Update' }).click();
  await expect.poll(() => storedVersion(page).catch(() => null)).toBe('1.1.0 build 2');
  await expect.poll(() => isMarked(other).catch(() => true)).toBe(false);
  await expect(changes(page)).toHaveCount(0);
});

test('three clicks on Later lead to a short notice, and a fourth to an automatic update', async ({ newPerson }) => {
  const { page, context } = await newPerson('Ana Pop');
  await deploy(context, '1.0.0 build 1');
  await page.goto('/dashboard/join');
  await expect.poll(() => storedVersion(page)).toBe('1.0.0 build 1');
  await deploy(context, '2.0.0 build 9');
  for (const count of ['1', '2', '3']) {
    await page.reload();
    await changes(page).getByRole('button', { name: 'Later' }).click();
    await expect.poll(() => laterCount(page)).toBe(count);
  }
  await page.reload();
  await expect(page.getByText(REFRESH)).toBeVisible();
  await expect(changes(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Later', exact: true }).click();
  await expect.poll(() => laterCount(page)).toBe('4');

  await page.reload();
  await expect.poll(() => storedVersion(page).catch(() => null)).toBe('2.0.0 build 9');
  await expect.poll(() => laterCount(page).catch(() => '4')).toBeNull();
});

test('a new build of the same version is announced before the page reloads', async ({ newPerson }) => {
  const { page, context } = await newPerson('Ana Pop');
  await deploy(context, '1.0.0 build 1');
  await page.goto('/dashboard/join');
  await expect.poll(() => storedVersion(page)).toBe('1.0.0 build 1');
  await deploy(context, '1.0.0 build 2');
  let loads = 0;
  page.on('load', () => (loads += 1));
  await recordAnnouncement(page, [IMPROVEMENTS, 'Reloading to apply changes.']);
  await page.reload();
  await expect.poll(() => loads).toBe(2);
  expect(await wasAnnounced(page)).toBe('true');
  await expect.poll(() => storedVersion(page)).toBe('1.0.0 build 2');
});

test('an open page checks for a new version after half an hour', async ({ newPerson }) => {
  const { page, context } = await newPerson('Ana Pop');
  await page.clock.install();
  await deploy(context, '1.0.0 build 1');
  await page.goto('/dashboard/join');
  await expect.poll(() => storedVersion(page)).toBe('1.0.0 build 1');
  await deploy(context, '1.1.0 build 2');
  await page.clock.fastForward(HALF_AN_HOUR_MS - 60_000);
  await expect(changes(page)).toHaveCount(0);
  await page.clock.fastForward(60_000);
  await expect(changes(page)).toBeVisible();
});

test('a page in a meeting reloads for an update only after the meeting is left', async ({ newPerson, request }) => {
  const ana = await newPerson('Ana Pop');
  await deploy(ana.context, '1.0.0 build 1');
  await ana.page.goto('/dashboard/join');
  await expect.poll(() => storedVersion(ana.page)).toBe('1.0.0 build 1');
  await startOnPage(ana.page, await newRoom(request, ana));
  await isWatching(ana.page);
  await mark(ana.page);

  const other = await ana.context.newPage();
  await deploy(ana.context, '1.1.0 build 2');
  await other.goto('/dashboard/join');
  await changes(other).getByRole('button', { name: 'Update' }).click();
  await expect.poll(() => storedVersion(other).catch(() => null)).toBe('1.1.0 build 2');
  await expect(changes(ana.page)).toHaveCount(0);
  expect(await isMarked(ana.page)).toBe(true);

  await ana.page.frameLocator('iframe').getByRole('button', { name: 'Leave the meeting' }).click();
  await expect(ana.page).toHaveURL('/dashboard/join');
  await expect.poll(() => isMarked(ana.page).catch(() => true)).toBe(false);
});

test('a visitor’s page also checks for updates, and reloads at an address that no cache contains', async ({
  newVisitor,
}) => {
  const { page, context } = await newVisitor();
  await deploy(context, '1.0.0 build 1');
  await page.goto('/signin');
  await expect.poll(() => storedVersion(page)).toBe('1.0.0 build 1');
  await deploy(context, '1.1.0 build 2');
  await page.reload();
  const fresh = page.waitForRequest(
    (request) => request.isNavigationRequest() && /\/signin\?v=[0-9a-z]{5}$/.test(request.url()),
  );
  await changes(page).getByRole('button', { name: 'Update' }).click();
  await fresh;
  await expect.poll(() => storedVersion(page).catch(() => null)).toBe('1.1.0 build 2');
  // The version parameter is gone from the address.
  await expect(page).toHaveURL('/signin');
});
