import type { Page, Route } from '@playwright/test';
import { expect, test } from '../../fixtures/test.ts';

const ENTRY = /\/r\/mfe-account\/[^/]+\/remoteEntry\.js(\?|$)/;
/** Time after which a place offers Retry, plus a margin. */
const STUCK_MS = 31_000;

/**
 * Opens the page, and resolves once it has requested the remote, so that the page's own loading time is not counted.
 */
async function openNotifications(page: Page) {
  const requested = page.waitForRequest(ENTRY);
  // The test does not wait for the load event, which a hanging remote would hold back.
  await page.goto('/notifications', { waitUntil: 'domcontentloaded' });
  await requested;
}

const FAULTS: Readonly<Record<string, (route: Route) => Promise<unknown>>> = {
  'is unreachable': (route) => route.abort('connectionrefused'),
  'answers 500': (route) => route.fulfill({ status: 500, contentType: 'text/javascript', body: '' }),
  'answers with a page of HTML': (route) =>
    route.fulfill({ status: 200, contentType: 'text/html', body: '<!doctype html><title>Proxy</title>' }),
  'answers {}': (route) => route.fulfill({ status: 200, contentType: 'text/javascript', body: '{}' }),
  'has one byte changed': oneByteChanged,
};

async function oneByteChanged(route: Route): Promise<void> {
  const response = await route.fetch();
  await route.fulfill({ response, body: `${await response.text()} ` });
}

interface Remote {
  shared: Record<string, string>;
  files: Record<string, unknown>;
}

/** Changes the registry that the page reads. */
async function changeRegistry(page: Page, change: (remotes: Record<string, Remote>) => void): Promise<void> {
  await page.route('**/registry.json', async (route) => {
    const response = await route.fetch();
    const registry = (await response.json()) as { remotes: Record<string, Remote> };
    change(registry.remotes);
    await route.fulfill({ response, json: registry });
  });
}

async function expectRestWorks(page: Page) {
  const navigation = page.getByRole('navigation', { name: 'Main navigation' });
  await navigation.getByRole('link', { name: 'Dashboard' }).click();
  await expect(page).toHaveURL(/\/dashboard/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

for (const [name, fault] of Object.entries(FAULTS)) {
  test(`a remote that ${name} leaves the rest working, and Retry brings it back`, async ({ newPerson }) => {
    const { page } = await newPerson('Ana Pop');
    await page.route(ENTRY, fault);
    await openNotifications(page);

    const failure = page.getByRole('main').getByRole('alert');
    await expect(failure).toContainText('Account did not start.');
    await expectRestWorks(page);

    await page
      .getByRole('navigation', { name: 'Main navigation' })
      .getByRole('link', { name: 'Notifications' })
      .click();
    await expect(failure).toBeVisible();
    await page.unroute(ENTRY);
    await page.evaluate(() => Object.assign(window, { isSamePage: true }));
    await failure.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Notifications' })).toBeVisible();
    expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
  });
}

test('the page waits for a remote that hangs, the rest works, and Retry requests it again', async ({ newPerson }) => {
  const { page } = await newPerson('Ana Pop');
  await page.clock.install();
  // Hanging requests stay pending: removing the route would let them continue.
  const requested: Route[] = [];
  await page.route(ENTRY, (route) => void requested.push(route));
  await openNotifications(page);
  const wait = page.getByRole('main').getByRole('status').filter({ hasText: 'Taking longer than usual' });
  await expect(wait).toBeVisible();
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
  await expectRestWorks(page);

  await page.goBack({ waitUntil: 'commit' });
  // The time starts when the place is drawn, which may be after the first run of the clock.
  const retry = wait.getByRole('button', { name: 'Retry' });
  await expect(async () => {
    await page.clock.runFor(STUCK_MS);
    await expect(retry).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  const before = requested.length;
  await retry.click();
  await expect.poll(() => requested.length).toBeGreaterThan(before);
  // Until now no request was answered: the page also repeats them by itself, which would remove the button.
  await requested.at(-1)!.continue();
  await expect(page.getByRole('heading', { level: 1, name: 'Notifications' })).toBeVisible();
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
});

test('a remote that loads late is drawn without a click', async ({ newPerson }) => {
  const { page } = await newPerson('Ana Pop');
  await page.clock.install();
  const requested: Route[] = [];
  await page.route(ENTRY, (route) => void requested.push(route));
  await openNotifications(page);
  await page.clock.runFor(STUCK_MS);
  await requested[0]!.continue();
  await expect(page.getByRole('heading', { level: 1, name: 'Notifications' })).toBeVisible();
});

test('a dialog whose code loads slowly shows that it is loading, and then opens', async ({ newPerson }) => {
  const { page } = await newPerson('Ana Pop');
  const held: Route[] = [];
  await page.route(ENTRY, (route) => void held.push(route));
  await page.goto('/dashboard/join', { waitUntil: 'domcontentloaded' });
  await page.getByRole('button', { name: 'Your account' }).click();
  await page.getByRole('menuitem', { name: 'Profile' }).click();
  await expect(page.getByRole('group', { name: 'Account: loading…' })).toBeVisible();
  for (const route of held) await route.continue();
  await expect(page.getByRole('dialog', { name: 'Profile' })).toBeVisible();
  await expect(page.getByRole('group', { name: /^Account:/ })).toHaveCount(0);
});

const CHUNKS = /\/r\/mfe-account\/[^/]+\/(?!remoteEntry)[^/]+\.js(\?|$)/;

for (const [fate, fault] of [
  ['is lost', (route: Route) => route.abort('connectionreset')],
  ['has one byte changed', oneByteChanged],
] as const) {
  test(`a remote whose page chunk ${fate} shows an error in its place, and Retry fetches it`, async ({ newPerson }) => {
    const { page } = await newPerson('Ana Pop');
    await page.route(CHUNKS, fault);
    await openNotifications(page);
    const failure = page.getByRole('main').getByRole('alert');
    await expect(failure).toBeVisible();

    await page.unroute(CHUNKS);
    await failure.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Notifications' })).toBeVisible();
  });
}

test('a remote that the registry does not list has neither menu entry nor page', async ({ newPerson }) => {
  const { page } = await newPerson('Ana Pop');
  await changeRegistry(page, (remotes) => void delete remotes['mfe-account']);
  await page.goto('/dashboard/join');
  const navigation = page.getByRole('navigation', { name: 'Main navigation' });
  await expect(navigation.getByRole('link', { name: 'Dashboard' })).toBeVisible();
  await expect(navigation.getByRole('link', { name: 'Notifications' })).toHaveCount(0);
  await page.goto('/notifications');
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
});

test('a page boots from the last good registry while the registry is down', async ({ newPerson }) => {
  const { page } = await newPerson('Ana Pop');
  await page.goto('/notifications');
  await expect(page.getByRole('heading', { level: 1, name: 'Notifications' })).toBeVisible();
  await page.route('**/registry.json', (route) => route.abort('connectionrefused'));
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Notifications' })).toBeVisible();
});

const REFUSED: Readonly<Record<string, { spoil: (remote: Remote) => void; fetched: boolean }>> = {
  'a remote that needs another major of React is refused before a byte of it runs': {
    spoil: ({ shared }) => void (shared.react = '^18.0.0'),
    // The entry is preloaded, together with the other files of the first paint.
    fetched: true,
  },
  'a script whose integrity is not on record is refused, and never asked for': {
    spoil: ({ files }) => void delete files['remoteEntry.js'],
    fetched: false,
  },
};

for (const [title, { spoil, fetched }] of Object.entries(REFUSED)) {
  test(title, async ({ newPerson }) => {
    const { page } = await newPerson('Ana Pop');
    let requested = 0;
    await page.route(ENTRY, async (route) => {
      requested += 1;
      await route.continue();
    });
    await changeRegistry(page, (remotes) => spoil(remotes['mfe-account']!));
    await page.goto('/notifications');
    await expect(page.getByRole('main').getByRole('alert')).toContainText('did not start');
    // The preload does not delay the refusal, and may come after it.
    await expect.poll(() => requested).toBe(fetched ? 1 : 0);
    // If the entry had run, it would have set its container.
    const containers = () => Object.keys(globalThis).filter((name) => name.startsWith('mfe_account_'));
    expect(await page.evaluate(containers)).toEqual([]);
  });
}
