import { acquaint, newAccount } from '../../fixtures/api.ts';
import { expectAccessible } from '../../fixtures/expectAccessible.ts';
import { test } from '../../fixtures/test.ts';
import { putIntoGroup } from '../../pages/groups.ts';
import { walk } from './walk.ts';

test('My network is accessible, with its menus and dialogs', async ({ newPerson, request }) => {
  const [ana, bo, cleo] = [
    await newPerson('Ana Pop'),
    await newAccount(request, 'Bo Stan'),
    await newAccount(request, 'Cleo Radu'),
  ];
  await acquaint(request, ana, cleo);
  await putIntoGroup(request, ana, bo, ['Design', 'Choir']);
  const { page } = ana;
  const { alert, menus, press, pick, choose, seen } = walk(page);
  const dialog = page.getByRole('dialog');
  await page.goto('/ongoing-meetings');
  await menus('Actions for Bo Stan');
  await press('Open My network');
  await press(/^Design/);
  await expectAccessible(page.getByRole('group', { name: 'Bo Stan' }).first());
  await menus('Actions for Bo Stan', 'Actions for group Design', 'Add contacts');
  await choose('Actions for Bo Stan', 'Pin to top');
  await expectAccessible(page.getByRole('img', { name: 'Pinned' }));
  const search = page.getByRole('searchbox', { name: 'Search contacts and groups' });
  await search.fill('zzz');
  await expectAccessible(page.getByText('No contacts found for “zzz”'));
  await search.fill('');

  await choose('Add contacts', 'Add contact');
  await press('Add', dialog);
  await seen(dialog.getByText(/required/).first());
  await choose('Actions for Bo Stan', 'Edit');
  await seen(dialog);
  await choose('Actions for Bo Stan', 'Delete');
  await seen(alert);
  await press('Create group');
  await press('Create', dialog);
  await seen(dialog.getByText(/required/).first());
  for (const item of ['Rename', 'Add members', 'Start meeting', 'Send meeting info']) {
    await choose('Actions for group Design', item);
    await seen(dialog);
  }
  await press('Actions for group Design');
  await pick('Delete group');
  await seen(alert);
});

test('groups and notifications are accessible', async ({ newPerson, request }) => {
  const [ana, bo] = [await newPerson('Ana Pop'), await newAccount(request, 'Bo Stan')];
  await putIntoGroup(request, ana, bo, ['Design']);
  await putIntoGroup(request, bo, ana, ['Bo’s']);
  const { page } = ana;
  const { alert, menus, press, seen } = walk(page);
  const main = page.getByRole('main');
  await page.goto('/groups-management');
  await expectAccessible(main.getByRole('heading', { name: 'Design' }));
  await menus('Actions for group Design');
  await main.getByRole('searchbox').fill('zzz');
  await expectAccessible(main.getByText(/zzz/));
  await press(/^Notifications,/);
  await seen(page.getByRole('dialog', { name: 'Notifications' }).getByRole('listitem').first());
  await page.goto('/notifications');
  await expectAccessible(main.getByRole('listitem').first());
  await press('Clear all');
  await seen(alert);
});
