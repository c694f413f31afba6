import { newAccount } from '../../fixtures/api.ts';
import { expectAccessible } from '../../fixtures/expectAccessible.ts';
import { expect, test } from '../../fixtures/test.ts';
import { bell } from '../../pages/bell.ts';
import { putIntoGroup } from '../../pages/groups.ts';

test('a person added to a group is notified at once, and opening the bell clears the badge', async ({
  newPerson,
  request,
}) => {
  const ana = await newAccount(request, 'Ana Pop');
  const bob = await newPerson('Bob Stan');
  await bob.page.goto('/dashboard/join');
  const bobs = bell(bob.page);
  const roomId = bob.page.getByRole('combobox', { name: /Room id/ });
  await expect(bobs.button()).toBeVisible();
  await roomId.focus();

  await putIntoGroup(request, ana, bob, ['Design', 'Choir']);
  await expect(bobs.items).toHaveCount(2);
  await expect(bobs.items.first()).toContainText('Ana Pop added you to the group “Choir”');
  await expect(bobs.button(2)).toBeVisible();
  await expect(bob.page.getByRole('status').filter({ hasText: 'Choir' })).toHaveCount(1);
  // The bell opened by itself, so the focus stays in the field in which the person is typing.
  await expect(roomId).toBeFocused();
  await bobs.press('Close');
  await expect(bobs.button()).toBeVisible();

  await bob.page.reload();
  await expect(bobs.button()).toBeVisible();
  await bobs.button().click();
  await expect(bobs.items).toHaveCount(2);
  await bobs.press('See invite: Ana Pop added you to the group “Choir”');
  await expect(bob.page).toHaveURL(/\/groups-management/);
  await expect(bobs.box).toBeHidden();
});

test('notifications marked as read, removed or cleared change in every tab', async ({ newPerson, request }) => {
  const ana = await newAccount(request, 'Ana Pop');
  const bob = await newPerson('Bob Stan');
  await putIntoGroup(request, ana, bob, ['One', 'Two', 'Three']);
  await bob.page.goto('/dashboard/join');
  const other = await bob.context.newPage();
  await other.goto('/notifications');
  await expect(other.getByRole('main').getByRole('listitem')).toHaveCount(3);
  await expect(other.getByText('Unread (3)')).toBeVisible();

  const bobs = bell(bob.page);
  await bob.page.bringToFront();
  await bobs.button(3).click();
  await expect(bell(other).button()).toBeVisible();
  await bobs.items.first().getByRole('button', { name: 'Mark as read' }).click();
  await expect(other.getByText('Unread (2)')).toBeVisible();
  await bobs.press('Mark all as read');
  await expect(other.getByText('Unread (0)')).toBeVisible();
  await bobs.items.first().getByRole('button', { name: 'Remove' }).click();
  await expect(other.getByRole('main').getByRole('listitem')).toHaveCount(2);

  await bobs.press('Clear all');
  await bob.page.getByRole('alertdialog').getByRole('button', { name: 'Clear all' }).click();
  await expect(other.getByText('There are no notifications!')).toBeVisible();
  // The question covers the box, which stays open even if the question's code is loaded late.
  await expect(bobs.box.getByText('There are no notifications!')).toBeVisible();
});

test('the bell’s box is opened, used and closed by keyboard', async ({ newPerson, request }) => {
  const ana = await newAccount(request, 'Ana Pop');
  const { page, ...bob } = await newPerson('Bob Stan');
  await putIntoGroup(request, ana, { ...bob }, ['Design']);
  await page.goto('/dashboard/join');
  const bobs = bell(page);
  await bobs.button(1).focus();
  await page.keyboard.press('Enter');
  await expect(bobs.items).toHaveCount(1);
  await expect.poll(() => bobs.box.evaluate((box) => box.contains(document.activeElement))).toBe(true);
  const action = bobs.box.getByRole('button', { name: /^See invite/ });
  for (let presses = 0; presses < 4 && !(await action.evaluate((one) => one === document.activeElement)); presses++) {
    await page.keyboard.press('Tab');
  }
  await expect(action).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(bobs.box).toBeHidden();
  await expect(bobs.button()).toBeFocused();
});

test('a muted kind of notification is neither listed nor counted', async ({ newPerson, request }) => {
  const ana = await newAccount(request, 'Ana Pop');
  const bob = await newPerson('Bob Stan');
  await bob.page.goto('/dashboard/join');
  await bob.page.getByRole('button', { name: 'Your account' }).click();
  await bob.page.getByRole('menuitem', { name: 'Notification preferences' }).click();
  const preferences = bob.page.getByRole('dialog', { name: 'Notifications Preferences' });
  // The message disappears by itself, on a slow machine even before the click has ended.
  const isSaved = bob.page.getByText('Saved').waitFor();
  await preferences.getByRole('switch', { name: 'When someone invites you to a group: Web' }).click();
  await isSaved;
  await expectAccessible(preferences, '[role=dialog]');
  await bob.page.keyboard.press('Escape');

  await putIntoGroup(request, ana, bob, ['Quiet']);
  await bob.page.goto('/notifications');
  await expect(bob.page.getByRole('main').getByText('There are no notifications!')).toBeVisible();
  await expect(bell(bob.page).button()).toBeVisible();
});

test('the bell, the notifications page and the followers page are accessible', async ({ newPerson, request }) => {
  const ana = await newAccount(request, 'Ana Pop');
  const { page, ...bob } = await newPerson('Bob Stan');
  await putIntoGroup(request, ana, { ...bob }, ['Design']);
  await page.goto('/notifications');
  await expectAccessible(page.getByRole('main').getByRole('listitem'), 'main');
  await bell(page).button(1).click();
  await expectAccessible(bell(page).items, '[role=dialog]');
  await page.goto('/followers');
  await expectAccessible(page.getByText('Nobody follows you yet'), 'main');
});
