import { HEADERS } from '@meet/contracts';
import { toReleaseId } from '@meet/contracts/remotes';
import { setTesters } from '@meet/releases-contract';
import type { Page } from '@playwright/test';
import { newAccount, type Account } from '../../fixtures/api.ts';
import { enter } from '../../fixtures/enter.ts';
import { expectAccessible } from '../../fixtures/expectAccessible.ts';
import { startOwnProduct, type OwnProduct } from '../../fixtures/ownProduct.ts';
import { newTeam, smallRemote } from '../../fixtures/releases.ts';
import { expect, test } from '../../fixtures/test.ts';

const WIDTHS = [390, 768, 1440];
const buildPage = (name: string) =>
  `return { routes: { polls: { title: 'title', load: async () => () => h('h1', null, '${name}') } } };`;
const EVERYBODYS = smallRemote('mfe-polls', buildPage('Polls of the choir'), {}, '1.0.0');
const PREVIEW = smallRemote('mfe-polls', buildPage('Polls of the orchestra'), {}, '2.0.0');
const BADGE = 'Preview: Polls (orchestra)';

let product: OwnProduct;
let admin: Account;
let tess: Account;

// One worker, and therefore one product, for the whole file.
test.describe.configure({ mode: 'default' });
test.beforeAll(async () => {
  product = await startOwnProduct({});
  admin = await product.newAdmin();
  const team = await newTeam(product.url, admin, 'mfe-polls', { routes: ['polls'] });
  await team.ship(EVERYBODYS);
  expect((await team.publish(PREVIEW)).status).toBe(200);
  await team.move({ previews: [{ name: 'orchestra', release: toReleaseId(PREVIEW.record) }] });
  tess = await newAccount(product.request, 'Tess Radu');
  const answer = await product.request.put(`/api/${setTesters.path}`, {
    headers: { [HEADERS.adminToken]: admin.token },
    data: { emails: [tess.email] },
  });
  expect(answer.ok()).toBe(true);
});
test.afterAll(() => product.stop());

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const leave = (page: Page) => page.getByRole('button', { name: 'Leave preview' });

test('a tester chooses a preview, sees its badge and leaves it, while others run the live release', async ({
  newVisitor,
}) => {
  const { page } = await newVisitor({ baseURL: product.url });
  await enter(page, 'user-token', tess);
  const { page: other } = await newVisitor({ baseURL: product.url });
  await enter(other, 'user-token', await newAccount(product.request, 'Bo Dan'));
  await page.goto('/polls');
  await expect(heading(page, 'Polls of the choir')).toBeVisible();
  await expect(leave(page)).toHaveCount(0);

  await page.goto('/operator/previews');
  await expect(heading(page, 'Previews')).toBeVisible();
  await page.getByRole('button', { name: 'Use the preview orchestra of mfe-polls' }).click();
  await expect(page.getByText(BADGE)).toBeVisible();
  await expect(page.getByText('You run it')).toBeVisible();
  await page.goto('/polls');
  await expect(heading(page, 'Polls of the orchestra')).toBeVisible();
  await expect(page.getByText(BADGE)).toBeVisible();

  await other.goto('/operator/previews');
  await expect(heading(other, 'This page is for testers')).toBeVisible();
  await expectAccessible(heading(other, 'This page is for testers'));
  await other.goto('/polls');
  await expect(heading(other, 'Polls of the choir')).toBeVisible();
  await expect(leave(other)).toHaveCount(0);

  await leave(page).click();
  await expect(heading(page, 'Polls of the choir')).toBeVisible();
  await expect(page.getByText(BADGE)).toBeHidden();
});

test('a person who opens an administrator’s link can run the preview', async ({ newVisitor }) => {
  const { page } = await newVisitor({ baseURL: product.url });
  await enter(page, 'admin-token', admin);
  await page.goto('/operator/remotes');
  await page.getByRole('main').getByRole('link', { name: 'Previews' }).click();
  await page.getByRole('button', { name: 'Create a link to the preview orchestra of mfe-polls' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Create a link' }).click();
  const link = dialog.getByText(`${product.url}/operator/previews#`);
  await expectAccessible(link);
  const url = (await link.textContent())!;

  const { page: invited } = await newVisitor({ baseURL: product.url });
  await enter(invited, 'user-token', await newAccount(product.request, 'Ion Pop'));
  await invited.goto(`${url}x`);
  await invited.getByRole('button', { name: 'Use this preview' }).click();
  await expect(invited.getByText('This link is over, or opens another preview.')).toBeVisible();
  await invited.goto('about:blank');
  await invited.goto(url);
  await expect(invited.getByRole('heading', { name: /a link to the preview orchestra/ })).toBeVisible();
  await expectAccessible(invited.getByRole('button', { name: 'Use this preview' }));
  await invited.getByRole('button', { name: 'Use this preview' }).click();
  await expect(invited.getByText(BADGE)).toBeVisible();
  await invited.getByRole('button', { name: 'Leave the preview orchestra of mfe-polls' }).click();
  await expect(heading(invited, 'This page is for testers')).toBeVisible();
});

test('a person whom an administrator makes a tester can choose previews', async ({ newVisitor }) => {
  const ema = await newAccount(product.request, 'Ema Radu');
  const { page: hers } = await newVisitor({ baseURL: product.url });
  await enter(hers, 'user-token', ema);
  await hers.goto('/operator/previews');
  await expect(heading(hers, 'This page is for testers')).toBeVisible();

  const { page } = await newVisitor({ baseURL: product.url });
  await enter(page, 'admin-token', admin);
  await page.goto('/operator/previews');
  await page.getByRole('button', { name: 'Testers' }).click();
  const dialog = page.getByRole('dialog', { name: 'Testers' });
  const field = dialog.getByRole('textbox', { name: /E-mail addresses/ });
  await expect(field).toHaveValue(tess.email);
  await expectAccessible(field);
  await field.fill(`${tess.email}, ${ema.email}`);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('2 people are testers')).toBeVisible();
  await hers.reload();
  await expect(hers.getByRole('button', { name: 'Use the preview orchestra of mfe-polls' })).toBeVisible();
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the previews page and its badge are accessible and fit every width, ${colorScheme}`, async ({ newVisitor }) => {
    const { page } = await newVisitor({ baseURL: product.url });
    await enter(page, 'admin-token', admin);
    await page.emulateMedia({ colorScheme });
    await page.goto('/operator/previews');
    const use = page.getByRole('button', { name: 'Use the preview orchestra of mfe-polls' });
    await use.click();
    await expect(page.getByText(BADGE)).toBeVisible();
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 844 });
      await expectAccessible(leave(page));
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      await page.screenshot({ path: test.info().outputPath(`previews-${colorScheme}-${width}.png`) });
    }
    await leave(page).click();
    await expect(use).toBeVisible();
    await expect(page.getByText(BADGE)).toBeHidden();
  });
}
