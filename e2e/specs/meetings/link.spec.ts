import type { Page } from '@playwright/test';
import { newAccount } from '../../fixtures/api.ts';
import { expectAccessible } from '../../fixtures/expectAccessible.ts';
import { expect, test } from '../../fixtures/test.ts';
import { holdApplication, openAtOnce } from '../../pages/instantJoin.ts';
import { newRoom, startOnPage } from '../../pages/meeting.ts';
import { RoomGuest } from '../meeting-room/harness/RoomGuest.ts';

const KB = 1024;
const FIRST_PAGE = '#instant-join';

test('a guest enters a name and joins before the application is loaded, without a further step', async ({
  newPerson,
  newVisitor,
  request,
}) => {
  const ana = await newPerson('Ana Pop');
  const roomId = await newRoom(request, ana);
  await startOnPage(ana.page, roomId);

  const { page } = await newVisitor();
  const letGo = await holdApplication(page);
  await openAtOnce(page, `/j/${roomId}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Join the meeting' })).toBeVisible();
  await expect(page.getByLabel('Your name')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Say who you are, then join.')).toBeVisible();
  // The field rejects characters that are not allowed in a name.
  await page.keyboard.type('Gus <Guest>');
  await expect(page.getByLabel('Your name')).toHaveValue('Gus Guest');
  await expectAccessible(page.getByLabel('Your name'));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'You are joining…' })).toBeVisible();

  letGo();
  await new RoomGuest(page).seesMoving('Ana Pop');
  await expect(new RoomGuest(ana.page).tile('Gus Guest')).toBeVisible();
});

test('a link opens its meeting even with trailing punctuation', async ({ newPerson, newVisitor, request }) => {
  const ana = await newPerson('Ana Pop');
  const roomId = await newRoom(request, ana);
  await startOnPage(ana.page, roomId);
  const { page } = await newVisitor();
  const letGo = await holdApplication(page);
  await openAtOnce(page, `/j/${roomId}).`);
  await expect(page.getByText(new RegExp(`${roomId}$`))).toBeVisible();
  await page.getByLabel('Your name').fill('Gus Guest');
  letGo();
  await expect(page).toHaveURL(`/j/${roomId}`);
  await expect(page.getByLabel('Your name')).toHaveValue('Gus Guest');
  await page.getByRole('button', { name: 'Join' }).click();
  await new RoomGuest(page).seesMoving('Ana Pop');
});

test('typed text and focus carry over from the instant join page to the application', async ({
  newVisitor,
  request,
}) => {
  const ana = await newAccount(request, 'Ana Pop');
  const roomId = await newRoom(request, ana);
  const { page } = await newVisitor();
  const letGo = await holdApplication(page);
  await openAtOnce(page, `/j/${roomId}`);
  const name = page.getByLabel('Your name');
  await expect(name).toBeFocused();
  const written = 'Maximiliana '.repeat(6).trim();
  const [before, after] = [written.slice(0, 12), written.slice(12)];
  await page.keyboard.type(before);
  letGo();
  // This is typed while the application loads and takes over.
  await page.keyboard.type(after, { delay: 50 });
  await expect(page.locator(FIRST_PAGE)).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Meeting of Ana Pop' })).toBeVisible();
  await expect(name).toHaveValue(written);
  await expect(name).toBeFocused();
});

/** Returns the positions of elements that both pages have. */
async function getPlaces(page: Page, words: readonly string[]) {
  const parts = [
    page.getByRole('heading', { level: 1 }),
    page.getByRole('textbox'),
    ...words.map((name) => page.getByRole('button', { name, exact: true })),
  ];
  return Promise.all(
    parts.map(async (part) => {
      const { x, y } = (await part.boundingBox())!;
      return { x, y };
    }),
  );
}

for (const [locale, join, width, reducedMotion] of [
  ['en-US', 'Join', 390, 'no-preference'],
  ['fr-FR', 'Rejoindre', 768, 'reduce'],
  ['ro-RO', 'Intră', 1440, 'reduce'],
] as const) {
  test(`nothing moves when the application replaces the instant join page, ${locale}, ${width} px wide, motion ${reducedMotion}`, async ({
    newVisitor,
    request,
  }) => {
    const roomId = await newRoom(request, await newAccount(request, 'Ana Pop'));
    const { page } = await newVisitor({ locale, reducedMotion, viewport: { width, height: 900 } });
    await page.addInitScript(recordShifts);
    await page.addInitScript(hideLongWait);
    const letGo = await holdApplication(page);
    await openAtOnce(page, `/j/${roomId}`);
    await expect(page.getByRole('textbox')).toBeFocused();
    const before = await getPlaces(page, [join]);
    letGo();
    await expect(page.locator(FIRST_PAGE)).toHaveCount(0);
    await expect(page.locator('video')).toBeVisible();
    await expect(page.getByRole('combobox').first()).toBeEnabled();
    expect(await getPlaces(page, [join])).toEqual(before);
    // The web font makes a centred line a few pixels narrower, and causes no other shift.
    expect(await page.evaluate(() => (window as unknown as { shifted: number }).shifted)).toBeLessThan(0.001);
  });
}

/** Runs in a page before its own scripts: sums up layout shifts that no person caused. */
function recordShifts(): void {
  Object.assign(window, { shifted: 0 });
  new PerformanceObserver((list) => {
    for (const { value } of list.getEntries() as (PerformanceEntry & { value: number })[]) {
      (window as unknown as { shifted: number }).shifted += value;
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/**
 * Runs in a page before its own scripts: drops its first timer of five seconds, after which the instant join page writes
 * a longer text. A busy machine may need as long to load the application.
 */
function hideLongWait(): void {
  const original = window.setTimeout;
  const setOther = (act: () => void, delayMs?: number): number => {
    if (delayMs !== 5_000) return original(act, delayMs);
    window.setTimeout = original;
    return 0;
  };
  Object.assign(window, { setTimeout: setOther });
}

test('the document alone, of at most 100 KB, draws the instant join page in the person’s language and colour scheme', async ({
  newVisitor,
  request,
}) => {
  const ana = await newAccount(request, 'Ana Pop');
  const roomId = await newRoom(request, ana);
  for (const [locale, heading, join] of [
    ['en-US', 'Join the meeting', 'Join'],
    ['fr-FR', 'Rejoindre la réunion', 'Rejoindre'],
    ['ro-RO', 'Intrați în întâlnire', 'Intră'],
  ] as const) {
    const { page } = await newVisitor({ locale, colorScheme: 'dark' });
    const document = page.waitForResponse(`**/j/${roomId}`);
    // Blocks every script.
    await page.route('**/*.js', () => {});
    await openAtOnce(page, `/j/${roomId}`);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expect(page.getByRole('button', { name: join, exact: true })).toBeEnabled();
    await expect(page.locator('html')).toHaveAttribute('lang', locale);
    await expect(page.locator('html')).toHaveClass(/dark/);
    expect((await (await document).body()).length).toBeLessThanOrEqual(100 * KB);
  }
});

test('a host starts with one click on the instant join page, and skips it after a reload', async ({
  newPerson,
  request,
}) => {
  const ana = await newPerson('Ana Pop');
  const roomId = await newRoom(request, ana);
  const letGo = await holdApplication(ana.page);
  await openAtOnce(ana.page, `/s/${roomId}`);
  await expect(ana.page.locator(FIRST_PAGE).getByText('Ana Pop', { exact: true })).toBeVisible();
  await ana.page.getByRole('button', { name: 'Start meeting' }).click();
  await expect(ana.page.getByRole('button', { name: 'Your meeting is starting…' })).toBeVisible();
  letGo();
  await expect(new RoomGuest(ana.page).tile('You')).toBeVisible();

  await ana.page.route('**/assets/main.*.js', () => {});
  await ana.page.reload({ waitUntil: 'commit' });
  await ana.page.waitForFunction(() => document.getElementById('root') !== null);
  await expect(ana.page.locator(FIRST_PAGE)).toHaveCount(0);
});

test('a mouse press counts if the application replaces the instant join page before its release', async ({
  newPerson,
  newVisitor,
  request,
}) => {
  const ana = await newPerson('Ana Pop');
  const roomId = await newRoom(request, ana);
  await startOnPage(ana.page, roomId);
  const { page } = await newVisitor();
  const letGo = await holdApplication(page);
  await openAtOnce(page, `/j/${roomId}`);
  await page.getByLabel('Your name').fill('Gus Guest');
  await page.getByRole('button', { name: 'Join', exact: true }).hover();
  await page.mouse.down();
  letGo();
  await expect(page.locator(FIRST_PAGE)).toHaveCount(0);
  await page.mouse.up();
  await expect(new RoomGuest(ana.page).tile('Gus Guest')).toBeVisible();
});

test('the instant join page shows a slow or failed load, keeps the name, and can retry', async ({
  newVisitor,
  request,
}) => {
  const ana = await newAccount(request, 'Ana Pop');
  const roomId = await newRoom(request, ana);
  const { page } = await newVisitor();
  let isDown = true;
  const waitIsShown = Promise.withResolvers<void>();
  await page.route('**/assets/main.*.js', async (route) => {
    if (!isDown) return route.continue();
    await waitIsShown.promise;
    await route.abort();
  });
  await openAtOnce(page, `/j/${roomId}`);
  await page.getByLabel('Your name').fill('Gus Guest');
  await page.getByRole('button', { name: 'Join', exact: true }).click();
  await expect(page.getByText(/Taking longer than usual/)).toBeVisible();
  waitIsShown.resolve();
  await expect(page.getByText(/could not be loaded/)).toBeVisible();
  await page.getByLabel('Your name').fill('Gus G. Guest');
  isDown = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'Meeting of Ana Pop' })).toBeVisible();
  await expect(page.getByLabel('Your name')).toHaveValue('Gus G. Guest');
});

test('a link to a missing meeting shows an error even if Join was pressed before', async ({ newVisitor }) => {
  const { page } = await newVisitor();
  // Otherwise the error may be there before the name is filled in.
  const letGo = await holdApplication(page);
  await openAtOnce(page, '/j/1000000001');
  await page.getByLabel('Your name').fill('Gus Guest');
  await page.getByRole('button', { name: 'Join', exact: true }).click();
  await expect(page.getByRole('button', { name: 'You are joining…' })).toBeVisible();
  letGo();
  await expect(page.getByRole('heading', { name: 'There is no such meeting' })).toBeVisible();
  await expect(page.locator(FIRST_PAGE)).toHaveCount(0);
});
