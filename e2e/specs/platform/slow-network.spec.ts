import type { FirstPaint, Registry } from '@meet/contracts/remotes';
import type { Page } from '@playwright/test';
import { RoomGuest } from '../meeting-room/harness/RoomGuest.ts';
import { newAccount } from '../../fixtures/api.ts';
import { slowed } from '../../fixtures/slowdown.ts';
import { expect, test } from '../../fixtures/test.ts';
import { newRoom, startOnPage } from '../../pages/meeting.ts';

/** Network of a phone with weak reception. */
const SLOW = { offline: false, latency: 400, downloadThroughput: 400_000 / 8, uploadThroughput: 400_000 / 8 };
const REGISTRY_DELAY_MS = 10_000;
/** Time to load all required files on such a network. */
const PATIENCE_MS = slowed(180_000);

test('a new guest joins a meeting over a slow network while the registry takes ten seconds', async ({
  newPerson,
  newVisitor,
  request,
}) => {
  test.setTimeout(slowed(600_000));
  const ana = await newPerson('Ana Pop');
  const roomId = await newRoom(request, ana);
  await startOnPage(ana.page, roomId);
  await expect(new RoomGuest(ana.page).tile('You')).toBeVisible();

  const { page, context } = await newVisitor();
  const network = await context.newCDPSession(page);
  await network.send('Network.enable');
  await network.send('Network.emulateNetworkConditions', SLOW);
  const notFound: boolean[] = [];
  await page.route('**/registry.json', async (route) => {
    const response = await route.fetch();
    await new Promise((resolve) => setTimeout(resolve, REGISTRY_DELAY_MS));
    notFound.push(await page.getByText('Page not found').isVisible());
    await route.fulfill({ response });
  });

  await page.goto(`/j/${roomId}`, { waitUntil: 'commit' });
  await expect(page.getByText(/Taking longer than usual. You can already join/)).toBeVisible({ timeout: PATIENCE_MS });
  await page.getByLabel('Your name').fill('Gus Guest', { timeout: PATIENCE_MS });
  await page.getByRole('button', { name: 'Join', exact: true }).click();
  const room = new RoomGuest(page);
  await expect(room.tile('Ana Pop')).toBeVisible({ timeout: PATIENCE_MS });
  await room.seesMoving('Ana Pop');
  // A page that waits long asks again.
  expect([...new Set(notFound)]).toEqual([false]);
});

/** Returns the paths of the files for the first paint of each remote on the dashboard, as the registry lists them. */
async function getFirstFiles(page: Page): Promise<string[]> {
  const { remotes } = (await (await page.request.get('/registry.json')).json()) as Registry;
  const getParts = ({ remote, pages, slots }: FirstPaint) =>
    [
      remote,
      pages['dashboard'],
      ...['overlay', 'status', 'network', 'chat'].map((name) => slots[`shell.${name}/v1`]),
    ].filter((part) => part !== undefined);
  return ['mfe-meetings', 'mfe-network', 'mfe-chat'].flatMap((name) => {
    const { base, firstPaint } = remotes[name]!;
    const parts = getParts(firstPaint!);
    return [...new Set(parts.flatMap(({ files, texts }) => [...files, ...(texts.en_US ?? [])]))].map(
      (file) => base + file,
    );
  });
}

/** Records on the page every script that it runs and every file that it preloads, by their paths. */
function noteScripts(): void {
  const noted = { ran: [] as string[], preloaded: [] as string[] };
  Object.assign(globalThis, { noted });
  new MutationObserver((records) => {
    for (const node of records.flatMap(({ addedNodes }) => [...addedNodes])) {
      if (node instanceof HTMLScriptElement && node.src) noted.ran.push(new URL(node.src).pathname);
      if (node instanceof HTMLLinkElement && node.rel === 'preload') noted.preloaded.push(new URL(node.href).pathname);
    }
  }).observe(document, { childList: true, subtree: true });
}

interface Noted {
  readonly ran: string[];
  readonly preloaded: string[];
}
const notedOn = (page: Page): Promise<Noted> =>
  page.evaluate(() => (globalThis as unknown as { readonly noted: Noted }).noted);
const unused = ({ ran, preloaded }: Noted) => preloaded.filter((path) => !ran.includes(path));

test('the shell’s part of the first paint is requested before the application runs, fetched once, and used', async ({
  newVisitor,
  request,
}) => {
  const ana = await newAccount(request, 'Ana Pop');
  const roomId = await newRoom(request, ana);
  for (const [path, heading, chunks, locale] of [
    ['/', 'Meet the people you work with', ['texts-en', 'home'], 'en-US'],
    ['/signin', 'Heureux de vous revoir', ['texts-fr', 'signin', 'auth-fr'], 'fr-FR'],
    ['/signup', 'Create your account', ['texts-en', 'signup', 'auth-en'], 'en-US'],
    [`/j/${roomId}`, /./, ['texts-en', 'host', 'first-paint', 'frame'], 'en-US'],
  ] as const) {
    const { page } = await newVisitor({ locale });
    await page.addInitScript(noteScripts);
    const requested: string[] = [];
    page.on('request', (pending) => requested.push(new URL(pending.url()).pathname));
    const isRequestedNow = (chunk: string) => requested.some((file) => file.startsWith(`/assets/${chunk}.`));
    await page.route('**/assets/main.*.js', async (route) => {
      await expect.poll(() => chunks.filter((chunk) => !isRequestedNow(chunk))).toEqual([]);
      await route.continue();
    });
    await page.goto(path);
    await expect(page.locator('#root').getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expect.poll(async () => unused(await notedOn(page))).toEqual([]);
    const own = requested.filter((file) => file.startsWith('/assets/') && file.endsWith('.js'));
    expect(own).toEqual([...new Set(own)]);
  }
});

test('the dashboard’s first paint is requested before a remote’s entry has answered, fetched once, and used', async ({
  newPerson,
}) => {
  const { page } = await newPerson('Ana Pop');
  await page.addInitScript(noteScripts);
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  const warnings: string[] = [];
  page.on('console', (message) => {
    const text = message.text();
    // The browser also warns if a slow page uses a file late.
    if (text.includes('preload') && !text.includes('within a few seconds')) warnings.push(text);
  });
  const files = await getFirstFiles(page);
  expect(files.length).toBeGreaterThan(10);
  await page.route('**/remoteEntry.js', async (route) => {
    await expect.poll(() => files.filter((file) => !requested.includes(file))).toEqual([]);
    await route.continue();
  });

  await page.goto('/dashboard/join');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Open chat/ })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Open My network' })).toBeVisible();
  await expect.poll(async () => unused(await notedOn(page))).toEqual([]);
  const ofRemotes = requested.filter((path) => path.startsWith('/r/') && path.endsWith('.js'));
  expect(ofRemotes).toEqual([...new Set(ofRemotes)]);
  expect(warnings).toEqual([]);
});
