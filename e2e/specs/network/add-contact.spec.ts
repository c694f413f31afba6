import { addContact, pingOnlineContacts } from '@meet/network-contract';
import { freshEmail, newAccount, post } from '../../fixtures/api.ts';
import { expect, test } from '../../fixtures/test.ts';
import { networkPanel } from '../../pages/networkPanel.ts';

test('two people see each other’s presence once both have added the other', async ({ newPerson }) => {
  const ana = await newPerson('Ana Pop');
  const bob = await newPerson('Bob Stan');
  await ana.page.goto('/dashboard/join');
  const network = networkPanel(ana.page);
  await network.open();
  await expect(ana.page.getByText('No contacts found')).toBeVisible();

  // The messages disappear by themselves, on a slow machine even before the click has ended.
  const isAdded = ana.page.getByText('Contact successfully added!').waitFor();
  await network.addContact('Bob from work', bob.email);
  await isAdded;
  await expect(network.getPresence('Bob from work', 'Offline')).toBeVisible();

  await bob.page.goto('/dashboard/join');
  const bobsNetwork = networkPanel(bob.page);
  await bobsNetwork.open();
  await expect(network.getPresence('Bob from work', 'Offline')).toBeVisible();
  await bobsNetwork.addContact('Ana', ana.email);
  await expect(bobsNetwork.getPresence('Ana', 'Online')).toBeVisible();
  await expect(network.getPresence('Bob from work', 'Online')).toBeVisible();

  await bob.page.getByRole('button', { name: /^Your status/ }).click();
  const isUpdated = bob.page.getByText('Your status has been updated!').waitFor();
  await bob.page.getByRole('menuitemcheckbox', { name: 'Invisible' }).click();
  await isUpdated;
  await expect(network.getPresence('Bob from work', 'Offline')).toBeVisible();
});

test('a contact without an account shows as online after signing up and adding the person back', async ({
  newPerson,
  request,
}) => {
  const ana = await newPerson('Ana Pop');
  await ana.page.goto('/dashboard/join');
  const network = networkPanel(ana.page);
  await network.open();
  const email = freshEmail('late');
  await network.addContact('Late Comer', email);
  await expect(network.getPresence('Late Comer', 'Offline')).toBeVisible();

  const { token } = await newAccount(request, 'Late Comer', email);
  await post(request, pingOnlineContacts, {}, token);
  await post(request, addContact, { contactEmail: ana.email, contactName: 'Ana' }, token);
  await expect(network.getPresence('Late Comer', 'Online')).toBeVisible();
});

test('a changed status shows in every tab', async ({ newPerson }) => {
  const { page, context } = await newPerson('Ana Pop');
  await page.goto('/dashboard/join');
  const other = await context.newPage();
  await other.goto('/dashboard/join');
  await expect(other.getByRole('button', { name: 'Your status: Available' })).toBeVisible();
  await page.getByRole('button', { name: /^Your status/ }).click();
  await page.getByRole('menuitem', { name: 'Busy' }).click();
  await page.getByRole('menuitem', { name: '30 minutes' }).click();
  await expect(other.getByRole('button', { name: /^Your status: Busy, until/ })).toBeVisible();
});
