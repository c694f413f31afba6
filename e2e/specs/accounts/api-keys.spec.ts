import type { AnyCall } from '@meet/contracts';
import { changePassword } from '@meet/accounts-contract';
import { getScheduledMeetings } from '@meet/meetings-contract';
import type { APIRequestContext, Page } from '@playwright/test';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expectAccessible } from '../../fixtures/expectAccessible.ts';
import { newAccount } from '../../fixtures/api.ts';
import { confirm } from '../../fixtures/confirm.ts';
import { startOwnProduct } from '../../fixtures/ownProduct.ts';
import { expect, test } from '../../fixtures/test.ts';
import { untilShown } from '../../fixtures/untilShown.ts';

const PHONE = { viewport: { width: 390, height: 844 } };

async function openKeys(page: Page) {
  await page.getByRole('button', { name: 'Your account' }).click();
  await page.getByRole('menuitem', { name: 'API keys' }).click();
  const dialog = page.getByRole('dialog', { name: 'API keys' });
  await expect(dialog.getByRole('button', { name: 'Add API Key' })).toBeEnabled();
  return dialog;
}

/** Calls the API as a person's own program does, and returns the status. */
const getStatus = async (request: APIRequestContext, { path }: AnyCall, key: string) =>
  (await request.post(`/api/${path}`, { data: {}, headers: { authorization: `Bearer ${key}` } })).status();

test('an API key is created and copied, works for its service only, and is refused after its deletion', async ({
  newPerson,
  request,
}) => {
  const { page, context } = await newPerson('Ana Pop');
  await page.goto('/dashboard/join');
  const dialog = await openKeys(page);
  await dialog.getByRole('button', { name: 'Add API Key' }).press('Enter');
  await dialog.getByRole('button', { name: 'Generate' }).press('Enter');
  await expect(page.getByText('Please select a service and enter a valid name!')).toBeVisible();
  await expect(dialog.getByText('Name is required', { exact: true })).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Holidays');
  await dialog.getByRole('combobox', { name: 'Available Service' }).selectOption({ label: 'Calendar' });
  await expectAccessible(dialog.getByText(/This key may plan, change and cancel/));
  await dialog.getByRole('button', { name: 'Generate' }).press('Enter');
  await expect(page.getByText('API Key Added')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Add API Key' })).toBeFocused();

  const isNotified = untilShown(page, '[role=status]', 'API Key Copied');
  await dialog.getByRole('button', { name: 'Copy the key Holidays' }).press('Enter');
  await isNotified;
  const key = await page.evaluate(() => navigator.clipboard.readText());
  expect(key).toMatch(/^ms_[\w-]{43}$/);
  expect(await getStatus(request, getScheduledMeetings, key)).toBe(200);
  expect(await getStatus(request, changePassword, key)).toBe(403);
  await expect(dialog.getByText(/^Last used/)).toBeVisible();

  const elsewhere = await context.newPage();
  await elsewhere.goto('/integrations');
  await expect(elsewhere.getByRole('button', { name: '1 API key: Calendar' })).toBeVisible();

  await dialog.getByRole('button', { name: 'Delete the key Holidays' }).press('Enter');
  await confirm(page, 'Are you sure you want to delete this API Key?', 'Delete');
  await expect(page.getByText('API Key Deleted')).toBeVisible();
  await expect(dialog.getByText('You have no API keys yet')).toBeVisible();
  expect(await getStatus(request, getScheduledMeetings, key)).toBe(401);
  await expect(elsewhere.getByRole('button', { name: 'Make an API key: Calendar' })).toBeVisible();
});

test('the integrations page on a phone opens the API keys of a service', async ({ newPerson }) => {
  const { page } = await newPerson('Ana Pop', PHONE);
  await page.goto('/integrations');
  const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Jira' }) });
  await expect(card.getByText('Available', { exact: true })).toBeVisible();
  const extension = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Chrome extension' }) });
  await expect(extension.getByText('Needs configuration')).toBeVisible();
  await expect(extension.getByRole('button')).toHaveCount(0);
  await expectAccessible(card);
  await card.getByRole('button', { name: 'Make an API key: Jira' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'API keys' });
  const add = dialog.getByRole('button', { name: 'Add API Key' });
  await expect(add).toBeEnabled();
  await add.press('Enter');
  await dialog.getByRole('textbox', { name: 'Name' }).fill('For issues');
  await expect(dialog.getByRole('combobox', { name: 'Available Service' })).toHaveValue('jira');
  await dialog.getByRole('button', { name: 'Generate' }).press('Enter');
  await expectAccessible(dialog.getByText('For issues'));
  const width = await dialog.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
  expect(width).toBe(0);
  await page.keyboard.press('Escape');
  await expect(card.getByText('Connected')).toBeVisible();
  await expect(card.getByRole('button', { name: '1 API key: Jira' })).toBeFocused();
});

test('a webhook is added, tested, changed and deleted', async ({ newVisitor }) => {
  const received: string[] = [];
  const receiver = createServer((request, response) => {
    received.push(String(request.headers['webhook-signature']));
    response.writeHead(204).end();
  });
  await once(receiver.listen(0, '127.0.0.1'), 'listening');
  const product = await startOwnProduct({ WEBHOOK_NETWORKS: 'loopback' });
  try {
    const { token, email, fullName } = await newAccount(product.request, 'Ana Pop');
    const { page, context } = await newVisitor({ baseURL: product.url });
    await context.addInitScript(
      ([token, email, fullName]) => {
        localStorage.setItem('user-token', JSON.stringify({ token }));
        localStorage.setItem('email', email!);
        localStorage.setItem('fullName', fullName!);
      },
      [token, email, fullName],
    );
    await page.goto('/integrations');
    const section = page.getByRole('region', { name: 'Webhooks' });
    await expect(section.getByText('You have no webhooks yet')).toBeVisible();
    await section.getByRole('button', { name: 'Add webhook' }).click();
    const form = page.getByRole('dialog', { name: 'Add a webhook' });
    await form.getByRole('textbox', { name: 'Address' }).fill('https://10.0.0.1/');
    await expectAccessible(form.getByRole('button', { name: 'Add webhook' }));
    await form.getByRole('button', { name: 'Add webhook' }).press('Enter');
    await expect(form.getByText('Webhooks reach public addresses over https only.')).toBeVisible();
    const url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/`;
    await form.getByRole('textbox', { name: 'Address' }).fill(url);
    await form.getByRole('button', { name: 'Add webhook' }).press('Enter');
    await expect(section.getByText(url)).toBeVisible();

    await section.getByRole('button', { name: `Send test: ${url}` }).click();
    const log = page.getByRole('dialog', { name: 'Deliveries' });
    await expect(log.getByText('Status 204')).toBeVisible();
    expect(received).toEqual([expect.stringMatching(/^v1,/)]);
    await expectAccessible(log.getByText('Delivered'));
    await log.getByRole('button', { name: /^Send again: Test/ }).press('Enter');
    await expect(log.getByRole('cell', { name: '2', exact: true })).toBeVisible();
    await expect.poll(() => received.length).toBe(2);
    await page.keyboard.press('Escape');
    await expect(log).toBeHidden();

    await section.getByRole('button', { name: `Change ${url}` }).press('Enter');
    const change = page.getByRole('dialog', { name: 'Change the webhook' });
    await change.getByRole('button', { name: 'Show' }).press('Enter');
    await expect(change.getByText(/^whsec_/)).toBeVisible();
    await change.getByRole('switch', { name: 'Enabled' }).press('Space');
    await change.getByRole('button', { name: 'Save' }).press('Enter');
    await expect(section.getByText('Disabled')).toBeVisible();

    await section.getByRole('button', { name: `Delete ${url}` }).press('Enter');
    await confirm(page, /./, 'Delete');
    await expect(section.getByText('You have no webhooks yet')).toBeVisible();
    await expect(section.getByRole('button', { name: 'Add webhook' })).toBeFocused();
  } finally {
    await product.stop();
    receiver.close();
  }
});
