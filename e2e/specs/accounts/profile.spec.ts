import { confirm } from '../../fixtures/confirm.ts';
import { expectAccessible } from '../../fixtures/expectAccessible.ts';
import { expect, test } from '../../fixtures/test.ts';

/** One grey pixel. */
const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mOsr6//DwAFfAJ8d5kRzAAAAABJRU5ErkJggg==',
  'base64',
);

test('a person changes their profile in the dialog', async ({ newPerson }) => {
  const { page } = await newPerson('Ana Pop');
  await page.goto('/dashboard/join');
  await page.getByRole('button', { name: 'Your account' }).click();
  await page.getByRole('menuitem', { name: 'Profile' }).click();

  await page.getByRole('button', { name: 'Edit: Full name' }).click();
  await page.getByRole('textbox', { name: 'Full name' }).fill('Ana <Pop>');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Full name cannot contain special characters')).toBeVisible();
  await page.getByRole('textbox', { name: 'Full name' }).fill('Ana Maria Pop');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Edit: Full name' })).toBeFocused();
  expect(await page.evaluate(() => localStorage.getItem('fullName'))).toBe('Ana Maria Pop');

  await page.getByRole('button', { name: 'Edit: Alias' }).click();
  const alias = page.getByRole('textbox', { name: 'Alias' });
  await alias.fill('dashboard');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('The alias is reserved!')).toBeVisible();
  const free = `ana-${Date.now().toString(36)}`;
  await alias.fill(free);
  await expect(page.getByText(new RegExp(`/${free}/roomId$`))).toBeVisible();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('button', { name: 'Edit: Alias' })).toBeVisible();

  await page.getByRole('button', { name: 'Edit: Phone number' }).click();
  await page.getByRole('textbox', { name: 'Phone number' }).fill('123');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Phone number must be at least 10 characters')).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('button', { name: 'Edit: Phone number' })).toBeVisible();
});

test('a person creates an API key, sees it only once, and replaces it', async ({ newPerson, request }) => {
  const { page } = await newPerson('Ana Pop');
  await page.goto('/dashboard/join');
  const openProfile = async () => {
    await page.getByRole('button', { name: 'Your account' }).click();
    await page.getByRole('menuitem', { name: 'Profile' }).click();
  };
  const status = async (key: string) =>
    (await request.post('/api/check-if-user-is-logged-in', { headers: { authorization: `Bearer ${key}` } })).status();
  await openProfile();
  const whole = page.getByText(/^mk_[\w-]{72}$/);
  await page.getByRole('button', { name: 'Make a key' }).press('Enter');
  await expect(page.getByText('Copy the key now. It is shown this once.')).toBeVisible();
  await expectAccessible(page.getByRole('button', { name: 'Copy the API key' }));
  const former = (await whole.textContent())!;
  expect(await status(former)).toBe(200);

  await page.keyboard.press('Escape');
  await openProfile();
  await expect(page.getByText(/^mk_.{12}\.{6}.{15}$/)).toBeVisible();
  await expect(whole).toHaveCount(0);

  await page.getByRole('button', { name: 'New key' }).press('Enter');
  await confirm(page, /./, 'New key');
  await expect(whole).toBeVisible();
  expect(await status((await whole.textContent())!)).toBe(200);
  expect(await status(former)).toBe(401);
});

test('a picture is cropped, shown and removed', async ({ newPerson }) => {
  const { page } = await newPerson('Ion Radu');
  await page.goto('/dashboard/join');
  await page.getByRole('button', { name: 'Your account' }).click();
  await page.getByRole('menuitem', { name: 'Profile' }).click();
  const file = page.locator('input[type=file]');

  await file.setInputFiles({ name: 'x.txt', mimeType: 'text/plain', buffer: Buffer.from('no picture') });
  await expect(page.getByText('Only png, gif, bmp, jpeg, or jpg files are allowed')).toBeVisible();

  await file.setInputFiles({ name: 'x.png', mimeType: 'image/png', buffer: PICTURE });
  const save = page.getByRole('dialog', { name: 'Choose what is shown' }).getByRole('button', { name: 'Save' });
  await page.route('**/api/upload-avatar', (route) => route.abort());
  await save.click();
  const failure = page.getByRole('alert').filter({ hasText: 'Upload avatar failed' });
  await expect(failure).toHaveText(/^Error/);
  await expect.poll(async () => (await failure.boundingBox())?.width).toBe(400);
  await page.unroute('**/api/upload-avatar');
  const uploaded = page.waitForRequest('**/api/upload-avatar');
  await save.click();
  const { avatar } = (await uploaded).postDataJSON() as { avatar: string };
  const png = Buffer.from(avatar.replace(/^data:image\/png;base64,/, ''), 'base64');
  // A PNG's header contains its width and height.
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([267, 267]);
  await page.getByRole('button', { name: 'Remove the picture' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByRole('button', { name: 'Add a picture' })).toBeVisible();
});

test('a person signs out an unknown device and chooses a new password', async ({ newPerson, newVisitor }) => {
  const person = await newPerson('Eva Dan');
  const { page: other } = await newVisitor();
  await other.goto('/signin');
  await other.getByLabel('E-mail').fill(person.email);
  await other.getByLabel('Password', { exact: true }).fill('Correct-horse-7');
  await other.keyboard.press('Enter');
  await expect(other).toHaveURL('/dashboard/join');

  const { page } = person;
  await page.goto('/dashboard/join');
  await page.getByRole('button', { name: 'Your account' }).click();
  await page.getByRole('menuitem', { name: 'Signed-in devices' }).click();
  await page.getByRole('button', { name: /^That was not me/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Secure your account' });
  await expect(dialog.getByLabel('Current password')).toBeFocused();
  await expect(other).toHaveURL('/signin');
  await expectAccessible(dialog.getByLabel('Current password'), '[role=dialog]');
  await page.keyboard.type('Correct-horse-7');
  await dialog.getByLabel('New password').fill('Brand-new-word-8');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Your password was changed.')).toBeVisible();
  await expect(dialog).toBeHidden();
});
