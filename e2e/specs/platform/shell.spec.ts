import { signOut } from '@meet/accounts-contract';
import { post } from '../../fixtures/api.ts';
import { expect, test } from '../../fixtures/test.ts';

const EXPIRED = 'You were disconnected because your session has expired or was invalidated, please login again.';

test('a visitor is redirected from a protected page to the sign-in page with a warning', async ({ newVisitor }) => {
  const { page } = await newVisitor();
  await page.goto('/referrals');
  await expect(page).toHaveURL('/signin');
  await expect(page.getByText(EXPIRED)).toBeVisible();
});

test('the home page redirects signed-in people to the dashboard, and offers visitors only to sign in', async ({
  newPerson,
  newVisitor,
}) => {
  const ana = await newPerson('Ana Pop');
  await ana.page.goto('/');
  await expect(ana.page).toHaveURL('/dashboard/join');

  const { page } = await newVisitor();
  await page.goto('/');
  const navigation = page.getByRole('navigation', { name: 'Main navigation' });
  await expect(navigation.getByRole('link')).toHaveText(['Sign in']);
  await expect(page.getByTestId('clock')).toHaveCount(0);
});

test('an unknown address shows that the page was not found, with a link to continue', async ({
  newPerson,
  newVisitor,
}) => {
  const { page } = await newVisitor();
  await page.goto('/no/such/page/here');
  await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
  await expect(page.getByText("We can't seem to find the page you are looking for.")).toBeVisible();
  await expect(page.getByRole('link', { name: 'Go to home' })).toHaveAttribute('href', '/');

  const ana = await newPerson('Ana Pop');
  await ana.page.goto('/no/such/page/here');
  await ana.page.getByRole('link', { name: 'Go to dashboard' }).click();
  await expect(ana.page).toHaveURL('/dashboard/join');
});

test('signing out in one tab signs the other out, too', async ({ newPerson }) => {
  const { page, context } = await newPerson('Ana Pop');
  await page.goto('/dashboard/join');
  const other = await context.newPage();
  await other.goto('/notifications');
  await expect(other.getByRole('button', { name: 'Your account' })).toBeVisible();

  await page.getByRole('button', { name: 'Your account' }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page).toHaveURL('/signin');
  await expect(other).toHaveURL('/');
  await expect(other.getByRole('link', { name: 'Sign in' })).toBeVisible();
});

test('when the server ends a session, an open dialog closes and the sign-in page shows a warning', async ({
  newPerson,
  request,
}) => {
  const { page, token } = await newPerson('Ana Pop');
  await page.goto('/dashboard/join');
  await page.getByRole('button', { name: 'Your account' }).click();
  await page.getByRole('menuitem', { name: 'Profile' }).click();
  const dialog = page.getByRole('dialog', { name: 'Profile' });
  await expect(dialog).toBeVisible();
  await post(request, signOut, {}, token);
  await expect(page).toHaveURL('/signin');
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText(EXPIRED)).toBeVisible();
});

test('a chosen language is stored and applied to the page', async ({ newPerson }) => {
  const { page } = await newPerson('Ana Pop');
  await page.goto('/notifications');
  await page.getByRole('button', { name: 'Language' }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Français' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr-FR');
  await expect(page.getByRole('link', { name: 'Tableau de bord', exact: true })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('langCode'))).toBe('fr_FR');
});

test('the command palette opens a page by keyboard', async ({ newPerson }) => {
  const { page } = await newPerson('Ana Pop');
  await page.goto('/dashboard/join');
  await expect(page.getByRole('tab', { name: 'Meet' })).toBeVisible();
  await page.keyboard.press('Control+k');
  const palette = page.getByRole('combobox', { name: 'Find' });
  await expect(palette).toBeFocused();
  await palette.fill('notif');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/notifications');
});

const ROUTES = ['/dashboard/join', '/notifications', '/groups-management', '/meetings-history', '/s/123456789'];

// Other tests draw these pages, except the last one. Each test fails if a page violates its policy (`everyPage`).
test('every page has the enforced content security policy, and a missing meeting’s page complies with it', async ({
  newPerson,
}) => {
  const { page } = await newPerson('Ana Pop');
  for (const path of ROUTES) {
    const policy = (await page.request.get(path)).headers()['content-security-policy'];
    expect(policy, path).toContain("require-trusted-types-for 'script'");
    expect(policy, path).not.toContain('unsafe-');
  }
  await page.goto(ROUTES.at(-1)!);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
