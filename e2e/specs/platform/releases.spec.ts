import { toReleaseId, REMOTE_CONTRACT } from '@meet/contracts/remotes';
import type { Page } from '@playwright/test';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { newAccount, type Account } from '../../fixtures/api.ts';
import { enter } from '../../fixtures/enter.ts';
import { startOwnProduct, type OwnProduct } from '../../fixtures/ownProduct.ts';
import { builtRelease, newTeam, revised, smallRemote } from '../../fixtures/releases.ts';
import { expect, test } from '../../fixtures/test.ts';

// A live release affects everyone, so these tests start a product of their own. They run one after the other.
test.describe.configure({ mode: 'serial' });

const SHELL = path.join(import.meta.dirname, '../../../shell/dist');
let product: OwnProduct;
let admin: Account;
let shellBefore: string;

test.beforeAll(async () => {
  shellBefore = hashOfShell();
  product = await startOwnProduct({});
  admin = await product.newAdmin();
});
test.afterAll(async () => {
  await product.stop();
  // The teams' releases during the tests must not have changed the shell.
  expect(hashOfShell()).toBe(shellBefore);
});

function hashOfShell(): string {
  const digest = createHash('sha256');
  for (const name of (readdirSync(SHELL, { recursive: true }) as string[]).sort()) {
    if (/\.\w+$/.test(name)) digest.update(name).update(readFileSync(path.join(SHELL, name)));
  }
  return digest.digest('hex');
}

type NewVisitor = (options: { baseURL: string }) => Promise<{ page: Page }>;

/** Opens a page for a new person, signed in on the test's own product. */
async function person(newVisitor: NewVisitor, fullName: string): Promise<Page> {
  const account = await newAccount(product.request, fullName);
  const { page } = await newVisitor({ baseURL: product.url });
  await enter(page, 'user-token', account);
  return page;
}

/** Opens a page, and waits until it receives the server's events: it would miss a release before that. */
async function openTab(page: Page, address: string): Promise<void> {
  let isSubscribed = false;
  page.once('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => (isSubscribed ||= String(payload).includes('"subscribed"'))),
  );
  await page.goto(address);
  await expect.poll(() => isSubscribed).toBe(true);
}

const registry = async () =>
  (await (await product.request.get('/registry.json')).json()) as { remotes: Record<string, { hash: string }> };
const menu = (page: Page) => page.getByRole('navigation', { name: 'Main navigation' });

const GREETING = 'Good day from a later release';
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

test('a new release is served to new pages and offered to open tabs, and a rollback stays in effect', async ({
  newVisitor,
}) => {
  const former = builtRelease('mfe-account');
  const later = revised(former, '9.0.0', (script) => script.replaceAll('"Notifications"', JSON.stringify(GREETING)));
  const others = (await registry()).remotes;
  const team = await newTeam(product.url, admin, 'mfe-account');
  const page = await person(newVisitor, 'Ana Pop');
  await openTab(page, '/notifications');
  await expect(heading(page, 'Notifications')).toBeVisible();

  await team.ship(later);
  expect((await registry()).remotes['mfe-account']!.hash).toBe(later.record.hash);
  const { 'mfe-account': shipped, ...untouched } = (await registry()).remotes;
  expect(shipped).toMatchObject({ version: '9.0.0' });
  expect(others).toMatchObject(untouched);

  await expect(page.getByText('Update available')).toBeVisible();
  // A part that this tab loads only now comes from the release that the tab already runs.
  await menu(page).getByRole('link', { name: 'Integrations' }).click();
  await expect(heading(page, 'Integrations')).toBeVisible();
  await menu(page).getByRole('link', { name: 'Notifications' }).click();
  await expect(heading(page, 'Notifications')).toBeVisible();
  await page.getByRole('button', { name: 'Update' }).click();
  await expect(heading(page, GREETING)).toBeVisible();
  await expect(page.getByText('Update available')).toBeHidden();

  await team.move({ stable: toReleaseId(former.record) });
  await page.reload();
  await expect(heading(page, 'Notifications')).toBeVisible();
  // Another remote's release does not bring the rolled-back release back.
  const chat = await newTeam(product.url, admin, 'mfe-chat');
  await chat.ship(revised(builtRelease('mfe-chat'), '9.0.0', (script) => script));
  expect((await registry()).remotes['mfe-account']!.hash).toBe(former.record.hash);
});

const PAGE = `return { routes: { polls: { title: 'title', load: async () => () => h('h1', null, 'Polls of the choir') } } };`;

test('the page and menu entry of a new remote appear in open tabs, and disappear while it is disabled', async ({
  newVisitor,
}) => {
  const team = await newTeam(product.url, admin, 'mfe-polls', { routes: ['polls'] });
  const page = await person(newVisitor, 'Bo Dan');
  await openTab(page, '/dashboard/join');
  const entry = menu(page).getByRole('link', { name: 'Polls' });
  await expect(menu(page).getByRole('link', { name: 'Dashboard' })).toBeVisible();
  await expect(entry).toHaveCount(0);

  await team.ship(smallRemote('mfe-polls', PAGE));
  // The open tab runs no earlier release of the remote, so it uses this one immediately.
  await entry.click();
  await expect(heading(page, 'Polls of the choir')).toBeVisible();
  await expect(page).toHaveURL(/\/polls$/);

  await team.move({ disabled: true });
  await expect(entry).toHaveCount(0);
  // The address is free again for a meeting room.
  await expect(heading(page, 'Polls of the choir')).toHaveCount(0);
  await team.move({ disabled: false });
  await entry.click();
  await expect(heading(page, 'Polls of the choir')).toBeVisible();
});

test('a remote’s page redirects visitors to the sign-in page', async ({ newVisitor }) => {
  const { page } = await newVisitor({ baseURL: product.url });
  await page.goto('/polls');
  await expect(page).toHaveURL(/\/signin$/);
});

const FAULTS = {
  setup: `return { setup() { throw new Error('set up in vain'); }, routes: {} };`,
  draw: `return { routes: { polls: { title: 'title', load: async () => () => { throw new Error('drawn in vain'); } } } };`,
  load: `return { routes: { polls: { title: 'title', load: () => new Promise(() => {}) } } };`,
};

for (const [fault, script] of Object.entries(FAULTS)) {
  test(`a remote that fails at ${fault} affects only its own place`, async ({ newVisitor }) => {
    const team = await newTeam(product.url, admin, 'mfe-polls');
    await team.ship(smallRemote('mfe-polls', script, {}, `1.1.${Object.keys(FAULTS).indexOf(fault)}`));
    const page = await person(newVisitor, 'Cy Ene');
    await page.goto('/polls');
    const main = page.getByRole('main');
    await expect(fault === 'load' ? main.getByRole('status').first() : main.getByRole('alert')).toBeVisible();
    await menu(page).getByRole('link', { name: 'Dashboard' }).click();
    await expect(page.getByRole('button', { name: 'Join meeting' })).toBeVisible();
  });
}

test('a release that the shell can’t run is refused when it is published', async () => {
  const team = await newTeam(product.url, admin, 'mfe-polls');
  const sound = smallRemote('mfe-polls', PAGE, {}, '2.0.0');
  const spoilt = (change: Partial<typeof sound.record>) => ({ ...sound, record: { ...sound.record, ...change } });
  for (const release of [
    spoilt({ shared: { react: '^18.0.0' } }),
    spoilt({ contract: REMOTE_CONTRACT + 1 }),
    spoilt({ contract: REMOTE_CONTRACT - 1 }),
    spoilt({ manifest: { ...sound.record.manifest, declares: ['account.profile/v1'] } }),
    spoilt({ manifest: { ...sound.record.manifest, pages: { other: { path: '/others', access: 'login' } } } }),
  ]) {
    const { status, body } = await team.publish(release);
    expect(status, JSON.stringify(body)).toBeGreaterThanOrEqual(400);
    expect(body['message']).toEqual(expect.any(String));
  }
  const changed = new Map(sound.files).set('remoteEntry.js', Buffer.from('alert(1)'));
  expect((await team.publish({ ...sound, files: changed })).status).toBeGreaterThanOrEqual(400);
  const foreign = await newTeam(product.url, admin, 'mfe-chat');
  expect((await foreign.publish(sound)).status).toBeGreaterThanOrEqual(400);
  expect((await team.publish(sound)).status).toBe(200);
});
