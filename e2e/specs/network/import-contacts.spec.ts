import { getContacts } from '@meet/network-contract';
import { post } from '../../fixtures/api.ts';
import { expectAccessible } from '../../fixtures/expectAccessible.ts';
import { expect, test } from '../../fixtures/test.ts';
import { importContacts } from '../../pages/importContacts.ts';
import { networkPanel } from '../../pages/networkPanel.ts';

test('1,500 contacts are imported from the provider, and a second import finds nothing new', async ({
  newPerson,
  request,
}) => {
  const { page, email, token } = await newPerson('Ana Pop');
  await page.goto('/dashboard/join');
  await networkPanel(page).open();
  const { dialog, row, open, ask, permit } = importContacts(page);

  await open();
  await expect(dialog.getByText('The development source stands in for one')).toBeVisible();
  await expectAccessible(dialog);
  const issuer = await ask();
  await expect(issuer.getByRole('heading', { name: 'Development issuer' })).toBeVisible();
  await expect(dialog.getByText('Give your permission in the window that opened.')).toBeVisible();
  await permit(issuer, email, 1500);

  await expect(row('Ada Albu').first()).toBeVisible();
  await expectAccessible(dialog);
  expect((await dialog.boundingBox())!.height).toBeLessThanOrEqual(600);
  await dialog.getByRole('button', { name: 'Import', exact: true }).click();
  await expect(dialog.getByRole('alert')).toHaveText(
    'Please select contacts you want to be imported from your google account.',
  );
  await dialog.getByRole('checkbox', { name: 'Select all (1,500)' }).check();
  await expect(dialog.getByText('1,500 selected')).toBeVisible();
  // The message disappears by itself, on a slow machine even before the click has ended.
  const notice = page.getByText('1,500 contacts successfully imported!').waitFor();
  await dialog.getByRole('button', { name: 'Import', exact: true }).click();
  await notice;
  await expect(dialog).toBeHidden();

  const list = page.getByRole('list', { name: 'Contacts' });
  await expect(list.getByRole('listitem').first()).toHaveAttribute('aria-setsize', '1500');
  await page.getByRole('searchbox', { name: 'Search contacts and groups' }).fill('ada.albu.1@example.com');
  await expect(page.getByRole('group', { name: 'Ada Albu', exact: true })).toBeVisible();
  const { contacts } = (await post(request, getContacts, {}, token)) as { contacts: { email: string }[] };
  expect(new Set(contacts.map((contact) => contact.email)).size).toBe(1500);
  expect(contacts.map((contact) => contact.email)).not.toContain(email);

  await open();
  await permit(await ask(), email, 1500);
  await expect(dialog.getByText('Your contacts were already imported!')).toBeVisible();
});

test('contacts are chosen by keyboard among search results, and others are imported from a file', async ({
  newPerson,
}) => {
  const { page, email } = await newPerson('Ana Pop');
  await page.goto('/dashboard/join');
  await networkPanel(page).open();
  const { dialog, row, open, ask, permit } = importContacts(page);
  await open();
  await permit(await ask(), email, 25);
  await dialog.getByRole('searchbox').fill('boris');
  await row('Boris').first().focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Space');
  await expect(dialog.getByText('1 selected')).toBeVisible();
  const notice = page.getByText('1 contact successfully imported!').waitFor();
  await dialog.getByRole('button', { name: 'Import', exact: true }).click();
  await notice;
  await expect(page.getByRole('list', { name: 'Contacts' }).getByRole('listitem')).toHaveCount(1);

  await open();
  const buffer = Buffer.from('Prénom;Nom;Adresse de messagerie\nÉlodie;Muñoz;elodie@example.com\n', 'latin1');
  await dialog.locator('input[type=file]').setInputFiles({ name: 'contacts.csv', mimeType: 'text/csv', buffer });
  await row('Élodie Muñoz').first().click();
  await dialog.getByRole('button', { name: 'Import', exact: true }).click();
  await expect(page.getByRole('group', { name: 'Élodie Muñoz', exact: true })).toBeVisible();
});

test('an import explains a blocked window, a refused permission and an empty provider account', async ({
  newPerson,
}) => {
  const { page, email } = await newPerson('Ana Pop');
  await page.goto('/dashboard/join');
  await networkPanel(page).open();
  const { dialog, open, ask, permit } = importContacts(page);
  await open();

  // A browser that blocks pop-up windows returns null.
  await page.evaluate(() => {
    const { open: openWindow } = window;
    window.open = () => {
      window.open = openWindow;
      return null;
    };
  });
  await dialog.getByRole('button', { name: 'Continue with the development source' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Allow pop-up windows for this page');

  const begun = page.waitForResponse((response) =>
    Boolean(response.request().postData()?.includes('BeginContactsImport')),
  );
  const refusing = await ask();
  const { state } = ((await (await begun).json()) as { data: { beginContactsImport: { state: string } } }).data
    .beginContactsImport;
  await expect(refusing.getByRole('heading', { name: 'Development issuer' })).toBeVisible();
  // A provider redirects a person who refuses to this address.
  const answer = `/api/contacts-answer?error=access_denied&state=${state}`;
  await Promise.all([refusing.waitForEvent('close'), refusing.evaluate((url) => location.assign(url), answer)]);
  await expect(dialog.getByRole('alert')).toContainText('You did not give permission');

  await permit(await ask(), email, 0);
  await expect(dialog.getByText('No contacts found on your google account.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await expect(dialog).toBeHidden();
});
