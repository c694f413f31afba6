import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures/test.ts';

const KB = 1024;

/** Part that loads ten seconds after the page's start, which a slow machine reaches before the others are loaded. */
const LATER = '/usage.';

/** Returns the scripts that a page has fetched once it is idle, with their sizes as transferred. */
async function getScripts(page: Page) {
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  const read = () =>
    page.evaluate(() =>
      (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
        .filter(({ name }) => new URL(name).pathname.endsWith('.js'))
        .map(({ name, encodedBodySize }) => ({ path: new URL(name).pathname, bytes: encodedBodySize })),
    );
  // The check for a new version comes last, when the page is idle.
  await expect.poll(async () => (await read()).some(({ path }) => path.includes('/version.'))).toBe(true);
  await page.waitForLoadState('networkidle');
  return (await read()).filter(({ path }) => !path.includes(LATER));
}

const total = (scripts: { bytes: number }[]) => scripts.reduce((sum, { bytes }) => sum + bytes, 0);

test('the sign-in page loads at most 150 KB of scripts, and no Apollo Client', async ({ newVisitor }) => {
  const { page } = await newVisitor();
  await page.goto('/signin');
  const scripts = await getScripts(page);
  expect(total(scripts)).toBeLessThanOrEqual(150 * KB);
  expect(scripts.map(({ path }) => path).filter((path) => /apollo|host|frame/.test(path))).toEqual([]);
});

/** Limits in KB of the dashboard's first page, to which people arrive, and of the two beside it. */
const DASHBOARD = { '/dashboard/join': 315, '/dashboard/schedule': 320, '/dashboard/rooms': 325 };

for (const [address, most] of Object.entries(DASHBOARD)) {
  test(`${address} with all its remotes loads at most ${most} KB of scripts, each fetched once`, async ({
    newPerson,
  }) => {
    const { page } = await newPerson('Ana Pop');
    await page.goto(address);
    const scripts = await getScripts(page);
    expect(total(scripts)).toBeLessThanOrEqual(most * KB);
    const paths = scripts.map(({ path }) => path);
    expect(paths.length).toBe(new Set(paths).size);
  });
}
