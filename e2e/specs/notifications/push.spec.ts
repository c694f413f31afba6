import { startMeetingWithContacts } from '@meet/meetings-contract';
import { startPushService, type PushService } from '@meet/service-notifications/testing/startPushService.ts';
import { acquaint, newAccount, post } from '../../fixtures/api.ts';
import { FULL_CHROMIUM } from '../../fixtures/chromium.ts';
import { enter } from '../../fixtures/enter.ts';
import { expectAccessible } from '../../fixtures/expectAccessible.ts';
import { startOwnProduct, type OwnProduct } from '../../fixtures/ownProduct.ts';
import { pushWorker, subscribeThrough } from '../../fixtures/pushWorker.ts';
import { expect, test } from '../../fixtures/test.ts';
import { untilShown } from '../../fixtures/untilShown.ts';
import { newRoom } from '../../pages/meeting.ts';
import type { Page } from '@playwright/test';

test.use({ launchOptions: FULL_CHROMIUM });

let push: PushService;
let product: OwnProduct;

// One worker, and therefore one product, for the whole file.
test.describe.configure({ mode: 'default' });
test.beforeAll(async () => {
  push = await startPushService();
  product = await startOwnProduct({ PUSH_NETWORKS: 'loopback' });
});
test.afterAll(async () => {
  await product.stop();
  await push.close();
});

async function openPreferences(page: Page) {
  await page.getByRole('button', { name: 'Your account' }).click();
  await page.getByRole('menuitem', { name: 'Notification preferences' }).click();
  return page.getByRole('dialog', { name: 'Notifications Preferences' });
}

test('a device with push shows a call while no tab is open, and a click leads to the meeting', async ({
  newVisitor,
}) => {
  const [ana, ben] = [await newAccount(product.request, 'Ana Pop'), await newAccount(product.request, 'Ben Radu')];
  await acquaint(product.request, ana, ben);
  const { context, page } = await newVisitor({ baseURL: product.url, permissions: ['notifications'] });
  const browser = push.subscribe();
  await subscribeThrough(context, browser);
  await enter(page, 'user-token', ben);
  await page.goto('/dashboard/join');
  expect(context.serviceWorkers()).toEqual([]);

  const preferences = await openPreferences(page);
  const toggle = preferences.getByRole('switch', { name: 'Notifications on this device' });
  await expect(toggle).not.toBeChecked();
  await toggle.click();
  await expect(toggle).toBeChecked();
  const worker = await pushWorker(context, page);
  const isSent = untilShown(page, '[role=status]', 'Sent. It shows in a moment.');
  await preferences.getByRole('button', { name: 'Send me a test' }).click();
  await isSent;
  await expectAccessible(preferences, '[role=dialog]');
  await expect.poll(() => browser.notes()).toHaveLength(1);
  await worker.deliver(JSON.stringify(browser.notes()[0]));
  await expect.poll(worker.shown).toMatchObject([{ title: 'Notifications work on this device', tag: 'test' }]);
  expect(await worker.press('test')).toEqual([`opened ${product.url}/dashboard`]);
  await expect.poll(worker.shown).toEqual([]);

  // From here on, no tab of the product is open.
  await page.goto('about:blank');
  const roomId = await newRoom(product.request, ana);
  const call = { roomId, subject: 'Plans', invitedParticipants: [{ email: ben.email }] };
  await expect(async () => {
    await post(product.request, startMeetingWithContacts, call as never, ana.token);
    await expect.poll(() => browser.notes().length, { timeout: 2_000 }).toBeGreaterThan(1);
  }).toPass();
  const ring = browser.notes().findLast(({ isUrgent }) => isUrgent)!;
  await worker.deliver(JSON.stringify(ring));
  const tag = `meeting ${roomId}`;
  const shown = { title: 'Ana Pop is calling you', body: 'Plans', tag, requireInteraction: true };
  await expect.poll(worker.shown).toEqual([shown]);
  // A later notification with the same tag replaces it. A click brings an existing tab to the front.
  await worker.deliver(JSON.stringify({ ...ring, title: 'You missed a call from Ana Pop' }));
  await expect.poll(worker.shown).toEqual([{ ...shown, title: 'You missed a call from Ana Pop' }]);
  await page.goto(`/j/${roomId}`);
  expect(await worker.press(tag)).toEqual([`focused ${product.url}/j/${roomId}`]);
});

test('push stays on after a reload, can be turned off, and ends when the person signs out', async ({ newVisitor }) => {
  const ben = await newAccount(product.request, 'Ben Radu');
  const { context, page } = await newVisitor({ baseURL: product.url, permissions: ['notifications'] });
  await subscribeThrough(context, push.subscribe());
  await page.goto('/signin');
  await page.evaluate(
    ([token, email, fullName]) => {
      localStorage.setItem('user-token', JSON.stringify({ token }));
      localStorage.setItem('email', email!);
      localStorage.setItem('fullName', fullName!);
    },
    [ben.token, ben.email, ben.fullName],
  );
  await page.goto('/dashboard/join');
  const toggle = page.getByRole('switch', { name: 'Notifications on this device' });
  await openPreferences(page);
  await toggle.click();
  await expect(toggle).toBeChecked();
  await page.reload();
  await openPreferences(page);
  await expect(toggle).toBeChecked();
  await toggle.click();
  await expect(toggle).not.toBeChecked();
  await toggle.click();
  await expect(toggle).toBeChecked();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Your account' }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(/\/signin/);
  await expect
    .poll(() => page.evaluate(() => [localStorage.getItem('e2e-subscribed'), localStorage.getItem('pushOwner')]))
    .toEqual([null, null]);
});

test('the preferences show that the browser blocks notifications', async ({ newVisitor }) => {
  const ben = await newAccount(product.request, 'Ben Radu');
  const { context, page } = await newVisitor({ baseURL: product.url });
  await context.addInitScript(() => {
    Object.defineProperty(Notification, 'permission', { get: () => 'denied' });
  });
  await enter(page, 'user-token', ben);
  await page.goto('/dashboard/join');
  const preferences = await openPreferences(page);
  await expectAccessible(preferences.getByText(/^Blocked in this browser/), '[role=dialog]');
  await expect(preferences.getByRole('switch', { name: 'Notifications on this device' })).toHaveCount(0);
});
