import { toReleaseId } from '@meet/contracts/remotes';
import type { Page } from '@playwright/test';
import { newAccount, type Account } from '../../fixtures/api.ts';
import { confirm } from '../../fixtures/confirm.ts';
import { enter } from '../../fixtures/enter.ts';
import { expectAccessible } from '../../fixtures/expectAccessible.ts';
import { startOwnProduct, type OwnProduct } from '../../fixtures/ownProduct.ts';
import { newTeam, smallRemote, type Team } from '../../fixtures/releases.ts';
import { expect, test } from '../../fixtures/test.ts';

const PHONE = { viewport: { width: 390, height: 844 } };
const buildPage = (name: string) =>
  `return { routes: { polls: { title: 'title', load: async () => () => h('h1', null, '${name}') } } };`;
const FIRST = smallRemote('mfe-polls', buildPage('Polls of the choir'), {}, '1.0.0');
const SECOND = smallRemote('mfe-polls', buildPage('Polls of the orchestra'), {}, '2.0.0');
const [ONE, TWO] = [toReleaseId(FIRST.record), toReleaseId(SECOND.record)];

// A live release affects everyone, so these tests start a product of their own.
let product: OwnProduct;
let admin: Account;
let team: Team;

// One worker, and therefore one product, for the whole file.
test.describe.configure({ mode: 'default' });
test.beforeAll(async () => {
  product = await startOwnProduct({});
  admin = await product.newAdmin();
  team = await newTeam(product.url, admin, 'mfe-polls', { routes: ['polls'] });
  await team.ship(FIRST);
  expect((await team.publish(SECOND)).status).toBe(200);
});
test.afterAll(() => product.stop());

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const polls = (page: Page) => page.getByRole('listitem', { name: 'mfe-polls' });
const press = (page: Page, name: string) =>
  polls(page)
    .getByRole('button', { name: `${name}: mfe-polls` })
    .click();
const latest = (page: Page) => page.getByRole('table', { name: 'Changes of mfe-polls' }).getByRole('row').nth(1);

test('an administrator promotes, rolls back, disables and enables a remote, and reads its history', async ({
  newVisitor,
}) => {
  const { page } = await newVisitor({ baseURL: product.url });
  await enter(page, 'admin-token', admin);
  const { page: everybody } = await newVisitor({ baseURL: product.url });
  await enter(everybody, 'user-token', await newAccount(product.request, 'Ana Pop'));
  await everybody.goto('/polls');
  await expect(heading(everybody, 'Polls of the choir')).toBeVisible();

  await page.goto('/integrations');
  await page.getByRole('main').getByRole('link', { name: 'Remotes' }).click();
  await expect(page).toHaveURL(/\/operator\/remotes$/);
  await expect(heading(page, 'Remotes')).toBeVisible();
  await expect(polls(page).getByText(`Everybody: ${ONE}`)).toBeVisible();
  await press(page, 'History');
  await expect(latest(page)).toContainText(`Everybody: ${ONE}`);
  await expectAccessible(heading(page, 'Remotes'));

  await press(page, 'Promote');
  const promoting = page.getByRole('dialog', { name: 'Promote a release of mfe-polls' });
  await expectAccessible(promoting);
  await expect(promoting.getByRole('combobox', { name: 'Release' })).toHaveValue(TWO);
  await promoting.getByRole('textbox', { name: 'Reason' }).fill('the concert season begins');
  await promoting.getByRole('button', { name: 'Promote' }).click();
  await expect(polls(page).getByText(`Everybody: ${TWO}`)).toBeVisible();
  await expect(latest(page)).toContainText(`Everybody: ${TWO}`);
  await expect(latest(page)).toContainText('the concert season begins');
  await expect(latest(page)).toContainText(admin.fullName);
  await everybody.reload();
  await expect(heading(everybody, 'Polls of the orchestra')).toBeVisible();

  await press(page, 'Roll back');
  const back = page.getByRole('dialog', { name: 'Roll back mfe-polls' });
  await expect(back.getByText(`Everybody runs ${ONE} again`)).toBeVisible();
  await back.getByRole('button', { name: 'Roll back' }).click();
  await expect(polls(page).getByText(`Everybody: ${ONE}`)).toBeVisible();
  await everybody.reload();
  await expect(heading(everybody, 'Polls of the choir')).toBeVisible();

  await press(page, 'Disable');
  const disabling = page.getByRole('dialog', { name: 'Disable mfe-polls' });
  await disabling.getByRole('textbox', { name: 'Type mfe-polls to confirm' }).fill('mfe-chat');
  await disabling.getByRole('button', { name: 'Disable' }).click();
  await expect(disabling.getByText('This is not mfe-polls')).toBeVisible();
  await expect(heading(everybody, 'Polls of the choir')).toBeVisible();
  await disabling.getByRole('textbox', { name: 'Type mfe-polls to confirm' }).fill('mfe-polls');
  await disabling.getByRole('button', { name: 'Disable' }).click();
  await expect(polls(page).getByText('Disabled', { exact: true })).toBeVisible();
  await expect(heading(everybody, 'Polls of the choir')).toBeHidden();
  await expect(latest(page)).toContainText('Disabled');

  await press(page, 'Enable');
  await confirm(page, 'Enable mfe-polls?', 'Enable');
  await expect(polls(page).getByText('Enabled', { exact: true })).toBeVisible();
  await expect(latest(page)).toContainText('Enabled');
});

test('changes of one administrator show on the other’s page without a reload', async ({ newVisitor }) => {
  const [one, other] = await Promise.all(
    [admin, await product.newAdmin()].map(async (account) => {
      const { page } = await newVisitor({ baseURL: product.url });
      await enter(page, 'admin-token', account);
      await page.goto('/operator/remotes');
      await expect(polls(page).getByText('Enabled', { exact: true })).toBeVisible();
      return page;
    }),
  );
  await press(one!, 'Disable');
  const disabling = one!.getByRole('dialog', { name: 'Disable mfe-polls' });
  await disabling.getByRole('textbox', { name: 'Type mfe-polls to confirm' }).fill('mfe-polls');
  await disabling.getByRole('button', { name: 'Disable' }).click();
  await expect(polls(other!).getByText('Disabled', { exact: true })).toBeVisible();
  await press(other!, 'Enable');
  await confirm(other!, 'Enable mfe-polls?', 'Enable');
  await expect(polls(one!).getByText('Enabled', { exact: true })).toBeVisible();
});

test('an administrator starts and ends a canary on a phone, without overwriting a concurrent change', async ({
  newVisitor,
}) => {
  const { page } = await newVisitor({ baseURL: product.url, ...PHONE });
  await enter(page, 'admin-token', admin);
  await page.goto('/operator/remotes');
  await press(page, 'Start a canary');
  const form = page.getByRole('dialog', { name: 'Canary of mfe-polls' });
  await form.getByRole('combobox', { name: 'Release' }).selectOption(TWO);
  await form.getByRole('textbox', { name: 'Percent of the people' }).fill('25');
  await expectAccessible(form);
  await form.getByRole('button', { name: 'Start a canary' }).click();
  await expect(polls(page).getByText(`Canary: ${TWO} for 25%`)).toBeVisible();
  await press(page, 'History');
  await expect(latest(page)).toContainText(`Canary: ${TWO} for 25%`);
  await expectAccessible(heading(page, 'Remotes'));
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);

  await press(page, 'Change the canary');
  await expect(form.getByRole('textbox', { name: 'Percent of the people' })).toHaveValue('25');
  await team.move({ canary: { release: TWO, percent: 50, people: [] } });
  await form.getByRole('button', { name: 'Change the canary' }).click();
  await expect(page.getByText('Somebody changed mfe-polls meanwhile.')).toBeVisible();
  await expect(form).toBeHidden();
  await expect(polls(page).getByText(`Canary: ${TWO} for 50%`)).toBeVisible();

  await press(page, 'End the canary');
  await confirm(page, 'End the canary of mfe-polls?', 'End the canary');
  await expect(polls(page).getByText(/^Canary:/)).toBeHidden();
  await expect(latest(page)).toContainText('No canary any more');
});

test('people who are not administrators see that the page is for administrators', async ({ newVisitor }) => {
  const { page } = await newVisitor({ baseURL: product.url });
  await enter(page, 'user-token', await newAccount(product.request, 'Bo Dan'));
  await page.goto('/operator/remotes');
  await expect(heading(page, 'This page is for administrators')).toBeVisible();
  await expectAccessible(heading(page, 'This page is for administrators'));
});
