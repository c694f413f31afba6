import { startJira, type TestJira } from '@meet/service-integrations/testing/startJira.ts';
import type { Page } from '@playwright/test';
import { newAccount, PASSWORD } from '../../fixtures/api.ts';
import { confirm } from '../../fixtures/confirm.ts';
import { expectAccessible } from '../../fixtures/expectAccessible.ts';
import { startOwnProduct, type OwnProduct } from '../../fixtures/ownProduct.ts';
import { expect, test } from '../../fixtures/test.ts';

let jira: TestJira;
let product: OwnProduct;

// One worker, and therefore one product, for the whole file.
test.describe.configure({ mode: 'default' });
test.beforeAll(async () => {
  jira = await startJira();
  product = await startOwnProduct({
    JIRA_APP_KEY: 'example.meet',
    JIRA_NETWORKS: 'loopback',
    JIRA_INSTALL_KEYS_URL: jira.keysUrl,
    JIRA_BRIDGE_URL: jira.bridgeUrl,
  });
});
test.afterAll(async () => {
  await product.stop();
  await jira.close();
});

async function install(): Promise<void> {
  const { request } = product;
  jira.read(await (await request.get('/api/jira/atlassian-connect.json')).json());
  const installed = await request.post('/api/jira/installed', {
    data: jira.toBody('installed'),
    headers: { authorization: `JWT ${jira.signByHost({ method: 'POST', path: '/installed' })}` },
  });
  expect(installed.status()).toBe(204);
}

async function signIn(page: Page, email: string) {
  await page.getByLabel('E-mail', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in', exact: true }).press('Enter');
}

test('a Jira user connects an account and starts a meeting, whose link is added to the issue', async ({
  newVisitor,
}) => {
  const { request } = product;
  await install();
  const ana = await newAccount(request, 'Ana Pop');
  const { page, context } = await newVisitor({ baseURL: product.url });
  await page.goto(`${jira.url}/browse/SHOP-7`);
  const panel = page.frameLocator('iframe[title="Meeting"]');
  const opening = context.waitForEvent('page');
  await panel.getByRole('link', { name: 'Connect my account' }).click();
  const meet = await opening;
  await expect(meet.getByText(/You come from localhost/)).toBeVisible();
  await expectAccessible(meet.getByRole('button', { name: 'Sign in to continue' }));
  await meet.getByRole('button', { name: 'Sign in to continue' }).press('Enter');
  await signIn(meet, ana.email);
  await expect(meet.getByRole('heading', { name: /Jira user Mia Krystof at localhost/ })).toBeVisible();
  await expect(meet.getByText(`You are signed in as Ana Pop (${ana.email}).`)).toBeVisible();
  await expectAccessible(meet.getByRole('button', { name: 'Connect', exact: true }));
  const link = meet.url();
  await meet.getByRole('button', { name: 'Connect', exact: true }).press('Enter');
  await expect(meet.getByText('Connected with Jira')).toBeVisible();

  await panel.getByRole('button', { name: 'I have connected it' }).click();
  await panel.getByRole('button', { name: 'Start meeting' }).click();
  await expect(panel.getByText('The meeting’s link is on the issue.')).toBeVisible();
  const join = panel.getByRole('link', { name: 'Open meeting' });
  await expectAccessible(join);
  expect(jira.links).toMatchObject([
    {
      issueKey: 'SHOP-7',
      title: 'Meeting: SHOP-7: The basket forgets what is in it',
      url: await join.getAttribute('href'),
    },
  ]);

  await meet.goto(link);
  await expect(meet.getByText(/This link has been used already/)).toBeVisible();
  await meet.getByRole('link', { name: 'To the dashboard', exact: true }).click();
  await meet.goto('/integrations');
  const card = meet.getByRole('listitem').filter({ has: meet.getByRole('heading', { name: 'Jira' }) });
  await expect(card.getByText('Connected', { exact: true })).toBeVisible();
  await expectAccessible(card);
  await card.getByRole('button', { name: /^Disconnect Mia Krystof at/ }).press('Enter');
  await confirm(meet, 'Disconnect this Jira user?', 'Disconnect');
  await expect(card.getByText('Available', { exact: true })).toBeVisible();
  await card.getByRole('link', { name: 'How it works: Jira' }).click();
  await expect(meet.getByRole('heading', { name: 'Meetings from Jira issues' })).toBeVisible();
  await expectAccessible(meet.getByText(/atlassian-connect\.json$/));
});

test('the Jira panel can only be framed by its own site', async ({ newVisitor }) => {
  const { page } = await newVisitor();
  const other = await startJira();
  await install();
  try {
    await page.goto(`${other.url}/browse/SHOP-7`);
    const refused = page.waitForEvent('console', (message) => message.text().includes('frame-ancestors'));
    await page.evaluate((url) => document.querySelector('iframe')!.setAttribute('src', url), jira.panelUrl());
    expect((await refused).text()).toContain(jira.url);
    await expect(page.frameLocator('iframe').getByRole('link')).toHaveCount(0);
  } finally {
    await other.close();
  }
});
