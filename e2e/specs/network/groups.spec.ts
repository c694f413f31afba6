import type { Locator } from '@playwright/test';
import { newAccount } from '../../fixtures/api.ts';
import { expect, test } from '../../fixtures/test.ts';
import { putIntoGroup } from '../../pages/groups.ts';
import { networkPanel } from '../../pages/networkPanel.ts';

const getTop = async (element: Locator) => (await element.boundingBox())!.y;
const getBottom = async (element: Locator) => {
  const { y, height } = (await element.boundingBox())!;
  return y + height;
};

test('a group is created, shows to its member, is renamed and is left', async ({ newPerson }) => {
  const ana = await newPerson('Ana Pop');
  const bob = await newPerson('Bob Stan');
  await bob.page.goto('/dashboard/join');
  const bobsNetwork = networkPanel(bob.page);
  await bobsNetwork.open();
  await expect(bob.page.getByText('No groups yet')).toBeVisible();

  await ana.page.goto('/dashboard/join');
  const network = networkPanel(ana.page);
  await network.open();
  await network.addContact('Bob', bob.email);
  await bobsNetwork.addContact('Ana', ana.email);
  await expect(network.getPresence('Bob', 'Online')).toBeVisible();
  await ana.page.getByRole('button', { name: 'Create group' }).first().click();
  const dialog = ana.page.getByRole('dialog', { name: 'Create group' });
  await dialog.getByLabel('Group name').fill('Design');
  await dialog.getByText('Bob', { exact: true }).click();
  // The messages disappear by themselves, on a slow machine even before the click has ended.
  const isCreated = ana.page.getByText('Contact group successfully created!').waitFor();
  await dialog.getByRole('button', { name: 'Create' }).click();
  await isCreated;

  await expect(bobsNetwork.group('Design')).toBeVisible();
  await network.choose('Design', 'Rename');
  await ana.page.getByRole('dialog').getByLabel('Group name').fill('Makers');
  await ana.page.getByRole('dialog').getByRole('button', { name: 'Rename' }).click();
  await expect(bobsNetwork.group('Makers')).toBeVisible();

  await network
    .group('Makers')
    .getByRole('button', { name: /^Makers/ })
    .click();
  await expect(network.group('Makers').getByText('Bob Stan')).toBeVisible();
  await bobsNetwork.choose('Makers', 'Leave group');
  const isLeft = bob.page.getByText('You left the group!').waitFor();
  await bob.page.getByRole('alertdialog').getByRole('button', { name: 'Leave group' }).click();
  await isLeft;
  await expect(bobsNetwork.group('Makers')).toBeHidden();
  await expect(network.group('Makers').getByText('There are no members in group')).toBeVisible();
});

test('the groups page shows that there are no groups yet', async ({ newPerson }) => {
  const ana = await newPerson('Ana Pop');
  await ana.page.goto('/groups-management');
  await expect(ana.page.getByRole('heading', { name: 'Groups', level: 1 })).toBeVisible();
  await expect(ana.page.getByRole('main').getByText('No groups yet')).toBeVisible();
});

test('the last of many groups can be reached by keyboard, and the chat button does not cover it', async ({
  newPerson,
  request,
}) => {
  const [ana, bo] = [await newPerson('Ana Pop'), await newAccount(request, 'Bo Stan')];
  const names = Array.from({ length: 30 }, (_, index) => `Team ${index + 10}`);
  await putIntoGroup(request, ana, bo, names);
  const { page } = ana;
  await page.goto('/ongoing-meetings');
  await page.getByRole('button', { name: 'Open My network' }).click();
  const list = page.getByRole('list', { name: 'Groups' });
  const rows = list.locator('> [role=listitem]');
  await rows.first().focus();
  await page.keyboard.press('End');
  const last = list.getByRole('listitem').filter({ hasText: 'Team 39' });
  await expect(last).toBeFocused();
  await expect(last).toBeInViewport({ ratio: 1 });
  const chat = page.getByRole('button', { name: /^Open chat/ });
  await expect.poll(async () => getBottom(last).then(async (end) => end <= (await getTop(chat)))).toBe(true);
  await expect.poll(() => rows.count()).toBeLessThan(30);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('list', { name: 'Members of Team 39' }).getByText('Bo Stan')).toBeVisible();
});
