import { toReleaseId } from '@meet/contracts/remotes';
import type { Page } from '@playwright/test';
import { newAccount, type Account } from '../../fixtures/api.ts';
import { enter } from '../../fixtures/enter.ts';
import { startOwnProduct, type OwnProduct } from '../../fixtures/ownProduct.ts';
import { newTeam, smallRemote, type Team } from '../../fixtures/releases.ts';
import { expect, test } from '../../fixtures/test.ts';

const EVALUATED_FROM = 3;
const buildPage = (body: string) =>
  `return { routes: { polls: { title: 'title', load: async () => () => { ${body} } } } };`;
const SOUND = smallRemote('mfe-polls', buildPage(`return h('h1', null, 'Polls of the choir');`), {}, '1.0.0');
const THROWING = smallRemote('mfe-polls', buildPage(`throw new Error('no polls today');`), {}, '2.0.0');

let product: OwnProduct;
let admin: Account;
let team: Team;
test.beforeAll(async () => {
  product = await startOwnProduct({ CANARY_SESSIONS_MIN: String(EVALUATED_FROM) });
  admin = await product.newAdmin();
  team = await newTeam(product.url, admin, 'mfe-polls', { routes: ['polls'] });
  await team.ship(SOUND);
  expect((await team.publish(THROWING)).status).toBe(200);
  await team.move({ canary: { release: toReleaseId(THROWING.record), percent: 100, people: [] } });
});
test.afterAll(() => product.stop());

const heading = (page: Page) => page.getByRole('heading', { level: 1, name: 'Polls of the choir' });

test('a canary that throws in several sessions is rolled back automatically, and its page works again', async ({
  newVisitor,
}) => {
  const pages = await Promise.all(
    Array.from({ length: EVALUATED_FROM }, async (_, at) => {
      const { page } = await newVisitor({ baseURL: product.url });
      await enter(page, 'user-token', await newAccount(product.request, `Ana ${at} Pop`));
      return page;
    }),
  );
  const { page: operator } = await newVisitor({ baseURL: product.url });
  await enter(operator, 'admin-token', admin);
  await operator.goto('/operator/remotes');
  const row = operator.getByRole('listitem', { name: 'mfe-polls' });
  await expect(row.getByText(/^Canary: 2\.0\.0/)).toBeVisible();

  for (const page of pages) {
    await page.goto('/polls');
    await expect(page.getByRole('main').getByRole('button', { name: 'Retry' })).toBeVisible();
    await expect(heading(page)).toHaveCount(0);
  }
  // The tabs report the errors some seconds after they have started.
  await expect(row.getByText(/^Canary:/)).toBeHidden();
  await row.getByRole('button', { name: 'History: mfe-polls' }).click();
  const latest = operator.getByRole('table', { name: 'Changes of mfe-polls' }).getByRole('row').nth(1);
  await expect(latest).toContainText('Rolled back by the system');
  await expect(latest).toContainText(/errors in 3 sessions/);
  for (const page of pages) {
    await page.reload();
    await expect(heading(page)).toBeVisible();
  }
});
