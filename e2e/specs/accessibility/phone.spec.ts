import { expectAccessible } from '../../fixtures/expectAccessible.ts';
import { test } from '../../fixtures/test.ts';
import { putIntoGroup } from '../../pages/groups.ts';
import { walk } from './walk.ts';

const PHONE = { viewport: { width: 390, height: 844 } };
const PAGES = ['/dashboard/schedule', '/groups-management', '/organization', '/meetings-history', '/integrations'];

test('pages, menus and panels are accessible on a phone', async ({ newPerson, request }) => {
  const [ana, bo] = [await newPerson('Ana Pop', PHONE), await newPerson('Bo Stan')];
  await putIntoGroup(request, ana, bo, ['Design']);
  const { page } = ana;
  const { menus, press } = walk(page);
  const bar = page.getByRole('navigation');
  for (const path of PAGES) {
    await page.goto(path);
    await expectAccessible(page.getByRole('main').getByRole('heading', { level: 1 }));
  }
  await menus('More', 'Your account');
  await press('Contacts', bar);
  await expectAccessible(page.getByRole('group', { name: 'Bo Stan' }).first());
  await page.reload();
  await press(/^Open chat/, bar);
  await expectAccessible(page.getByRole('dialog', { name: 'Chat' }));
});
