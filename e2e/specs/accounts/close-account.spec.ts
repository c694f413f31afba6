import { PASSWORD } from '../../fixtures/api.ts';
import { expectAccessible } from '../../fixtures/expectAccessible.ts';
import { expect, test } from '../../fixtures/test.ts';

test('a person closes their account, and keeps it by signing in', async ({ newPerson }) => {
  const { page, email } = await newPerson('Ana Pop');
  await page.goto('/dashboard/join');
  await page.getByRole('button', { name: 'Your account' }).click();
  await page.getByRole('menuitem', { name: 'Profile' }).click();
  await page.getByRole('tab', { name: 'Security' }).click();
  await page.getByRole('button', { name: 'Close account …' }).click();
  const dialog = page.getByRole('dialog', { name: 'Close account' });
  await expectAccessible(dialog.getByText('Your messages in rooms of others stay'));
  await dialog.getByLabel('Current password').fill('Wrong-password-1');
  await dialog.getByRole('button', { name: 'Close my account' }).click();
  await expectAccessible(dialog.getByText('The current password is not correct.'));
  await dialog.getByLabel('Current password').fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Close my account' }).click();

  const address = page.getByRole('textbox', { name: 'E-mail' });
  await expect(address.or(page.getByRole('link', { name: 'Sign in' }).first())).toBeVisible();
  await page.goto('/signin');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expectAccessible(page.getByRole('heading', { name: 'Your account is closed' }));
  await page.getByRole('button', { name: 'Keep my account' }).click();
  await expect(page.getByRole('button', { name: 'Your account' })).toBeVisible();
});
