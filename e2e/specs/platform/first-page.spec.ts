import type { Page } from '@playwright/test';
import { expectAccessible } from '../../fixtures/expectAccessible.ts';
import { expect, test as base, type Visitor } from '../../fixtures/test.ts';

const APPLICATION = '**/assets/main.*.js';
const COOKIES = 'This website uses cookies to ensure you get the best experience on our website.';

/** Test with a person in a new browser: all other persons have answered the cookie bar. */
const test = base.extend<{ newcomer: Visitor }>({
  newcomer: async ({ browser, contextOptions }, provide) => {
    const context = await browser.newContext(contextOptions);
    await provide({ context, page: await context.newPage() });
    await context.close();
  },
});

/** Delays a file until the returned function is called, as a slow network does. */
async function hold(page: Page, file = APPLICATION): Promise<() => void> {
  const { promise: gone, resolve: letGo } = Promise.withResolvers<void>();
  await page.route(file, async (route) => {
    await gone;
    await route.continue();
  });
  return letGo;
}

/** Opens the page without waiting for the load event, because the application's file is held back. */
const open = (page: Page, address: string) => page.goto(address, { waitUntil: 'commit' });

const WORDS = {
  '/': { 'en-US': 'Meet the people you work with', 'fr-FR': 'Retrouvez ceux avec qui vous travaillez' },
  '/signin': { 'en-US': 'Welcome back', 'ro-RO': 'Bine ați revenit' },
};

for (const [address, titles] of Object.entries(WORDS)) {
  for (const [locale, title] of Object.entries(titles)) {
    test(`${address} shows its heading before the application is loaded, in ${locale}, and does not move it`, async ({
      newVisitor,
    }) => {
      const { page } = await newVisitor({ locale });
      const letGo = await hold(page);
      await open(page, address);
      const heading = page.getByRole('heading', { level: 1, name: title });
      await expect(heading).toBeVisible();
      await expectAccessible(heading);
      const before = await heading.boundingBox();

      letGo();
      await expect(page.getByRole('main').getByRole('textbox').first()).toBeVisible();
      if (address === '/signin') await expect(page.getByRole('textbox').first()).toBeFocused();
      await expect(heading).toHaveCount(1);
      const after = await heading.boundingBox();
      expect([after?.x, after?.width]).toEqual([before?.x, before?.width]);
    });
  }
}

test('the cookie bar can be answered before the application is loaded, which records the consent', async ({
  newcomer,
}) => {
  const { page } = newcomer;
  const letGo = await hold(page);
  await open(page, '/signin');
  const bar = page.getByRole('region', { name: 'Cookies' });
  await expect(bar).toHaveText(new RegExp(`^${COOKIES}`));
  await expectAccessible(bar);
  await bar.getByRole('button', { name: 'Got it' }).click();
  await expect(bar).toBeHidden();

  const recorded = page.waitForRequest((request) => /recordCookieConsent/i.test(request.postData() ?? ''));
  letGo();
  const record = (await recorded).postData();
  const [cookie] = (await newcomer.context.cookies()).filter(({ name }) => name === 'USER_GDPR_CONSENT_MEET');
  expect(record).toContain(cookie!.value);
  await expect(page.getByLabel('E-mail')).toBeVisible();
  await expect(bar).toBeHidden();
});

test('a cookie bar that does not load leaves the page usable', async ({ newcomer }) => {
  const { page } = newcomer;
  await hold(page, '**/assets/cookies.*.js');
  await open(page, '/');
  await expect(page.locator('#page-area').getByRole('heading', { level: 1 })).toBeVisible();
  await page.locator('#page-area').getByRole('textbox').first().fill('typed');
});

test('the initial page and its cookie bar stay until the application’s own bar is loaded', async ({ newcomer }) => {
  const { page } = newcomer;
  const letGo = await hold(page, '**/assets/cookies.*.js');
  await open(page, '/');
  const bar = page.getByRole('region', { name: 'Cookies' });
  const own = page.locator('#page-area').getByRole('heading', { level: 1 });
  // Looks as soon as the page is drawn: it waits for the bar for only some seconds.
  const drawn = await page.evaluate(
    () =>
      new Promise((resolve) => {
        const look = () => {
          if (!document.querySelector('#page-area h1')) return void requestAnimationFrame(look);
          const bars = document.querySelectorAll('[role=region][aria-label=Cookies]').length;
          resolve({ bars, isCovered: document.getElementById('root')!.ariaHidden === 'true' });
        };
        look();
      }),
  );
  expect(drawn).toEqual({ bars: 1, isCovered: true });
  letGo();
  await expect(own).toBeVisible();
  await expect(bar.getByRole('button', { name: 'Got it' })).toBeVisible();
});

test('the initial page shows that the application failed to load, and can retry', async ({ newVisitor }) => {
  const { page } = await newVisitor();
  await page.route(APPLICATION, (route) => route.abort());
  await open(page, '/signin');
  await expect(page.getByText('The server cannot be reached. Check your connection and try again.')).toBeVisible();
  await page.unroute(APPLICATION);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByLabel('E-mail')).toBeVisible();
});

test('the dashboard greets the person and requests the registry once, before the application is loaded', async ({
  newPerson,
}) => {
  const { page } = await newPerson('Ana Pop', { locale: 'fr-FR' });
  const letGo = await hold(page);
  const requested: string[] = [];
  page.on('request', (request) => request.url().endsWith('/registry.json') && requested.push(request.url()));
  const pending = page.waitForRequest('**/registry.json');
  await open(page, '/dashboard/join');
  const heading = page.getByRole('heading', { level: 1, name: 'Bonjour Ana' });
  await expect(heading).toBeVisible();
  await expectAccessible(heading);
  await pending;
  const before = await heading.boundingBox();

  letGo();
  await expect(page.getByRole('tab', { name: 'Réunion' })).toBeVisible();
  await expect(heading).toHaveCount(1);
  const after = await heading.boundingBox();
  expect([after?.x, after?.y]).toEqual([before?.x, before?.y]);
  expect(requested).toHaveLength(1);
});

test('the greeting disappears when the person leaves the dashboard', async ({ newPerson }) => {
  const { page } = await newPerson('Ana Pop');
  const letGo = await hold(page, '**/r/mfe-meetings/**');
  await open(page, '/dashboard/join');
  const greeting = page.getByText('Hello Ana');
  await expect(page.getByText('Powered by Meet')).toBeVisible();
  await expect(greeting).toBeVisible();
  await page.getByRole('link', { name: 'Notifications' }).first().click();
  await expect(greeting).toHaveCount(0);
  letGo();
});
