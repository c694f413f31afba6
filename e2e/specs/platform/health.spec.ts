import { newAccount, type Account } from '../../fixtures/api.ts';
import { enter } from '../../fixtures/enter.ts';
import { expectAccessible } from '../../fixtures/expectAccessible.ts';
import { startOwnProduct, type OwnProduct } from '../../fixtures/ownProduct.ts';
import { expect, test } from '../../fixtures/test.ts';

const SIZES = [
  { width: 1440, height: 900 },
  { width: 768, height: 1024 },
  { width: 390, height: 844 },
];

// No process answers at the chat's address.
let product: OwnProduct;
let admin: Account;

// One worker, and therefore one product, for the whole file.
test.describe.configure({ mode: 'default' });
test.beforeAll(async () => {
  product = await startOwnProduct({ SERVICE_URLS: 'chat=http://127.0.0.1:1' });
  admin = await product.newAdmin();
});
test.afterAll(() => product.stop());

test('an administrator sees the state of services and queues on screens of every size', async ({ newVisitor }) => {
  for (const viewport of SIZES) {
    const { page } = await newVisitor({ baseURL: product.url, viewport });
    await enter(page, 'admin-token', admin);
    await page.goto('/operator/remotes');
    await page.getByRole('main').getByRole('link', { name: 'Health' }).click();
    await expect(page).toHaveURL(/\/operator\/health$/);
    const heading = page.getByRole('heading', { level: 1, name: 'Health' });
    await expect(heading).toBeVisible();
    const services = page.getByRole('table', { name: 'Services' });
    await expect(services.getByRole('row').filter({ hasText: 'accounts' })).toContainText('In the gateway');
    await expect(services.getByRole('row').filter({ hasText: 'chat' })).toContainText('Away');
    const queues = page.getByRole('table', { name: 'Queues' });
    await expect(queues.getByRole('row').filter({ hasText: 'mails' })).toContainText('notifications');
    await expect(page.getByText(/^No answer from: chat\./)).toBeVisible();
    await expect(page.getByText('Takes what is written')).toBeVisible();
    await expectAccessible(heading);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(viewport.width);
  }
});

test('people who are not administrators see that the page is for administrators', async ({ newVisitor }) => {
  const { page } = await newVisitor({ baseURL: product.url });
  await enter(page, 'user-token', await newAccount(product.request, 'Bo Dan'));
  await page.goto('/operator/health');
  await expect(page.getByRole('heading', { level: 1, name: 'This page is for administrators' })).toBeVisible();
});
