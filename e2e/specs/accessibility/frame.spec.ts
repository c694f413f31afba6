import { expectAccessible } from '../../fixtures/expectAccessible.ts';
import { expect, test } from '../../fixtures/test.ts';
import { showStartNote } from '../../pages/startNote.ts';
import { walk } from './walk.ts';

test('the frame’s menus, notes and dialogs are accessible', async ({ newPerson }) => {
  const { page } = await newPerson('Ana Pop');
  const { menu, menus, dialog, press, pick, choose, seen } = walk(page);
  await page.goto('/dashboard/join');
  await press('Open My network');
  await expectAccessible(page.getByText('No contacts found'));
  await menus('Your account', /^Your status/, 'Language', 'Appearance');
  await press(/^Your status/);
  await page.getByRole('menuitem', { name: 'Busy' }).click();
  await expectAccessible(page.getByRole('menuitem', { name: '30 minutes' }));
  await pick('Custom…');
  await seen(page.getByRole('dialog'));
  await choose(/^Your status/, 'Custom status…');
  await seen(page.getByRole('dialog'));
  await expect(menu).toHaveCount(0);

  await press('Notifications');
  await seen(page.getByText('There are no notifications!'));
  await press('Cookie policy');
  await seen(page.getByRole('dialog'));
  await press(/^Version/);
  await seen(page.getByRole('dialog'));
  await press('Invite user');
  await seen(page.getByRole('dialog'));
  await page.keyboard.press('?');
  await seen(dialog('Keyboard shortcuts'));
  await page.keyboard.press('Control+k');
  await expectAccessible(page.getByRole('option').first());
  await page.keyboard.type('zzz');
  await seen(page.getByText('Nothing found').first());

  await expectAccessible(await showStartNote(page));
  await page.getByRole('button', { name: 'Language' }).hover();
  await expectAccessible(page.getByRole('tooltip', { includeHidden: true }));
});

test('the tour, the guides and the link that skips the menu are accessible', async ({ newPerson }) => {
  const { page, context } = await newPerson('Ana Pop');
  const { press, shut } = walk(page);
  const guide = page.getByRole('dialog');
  await page.goto('/dashboard/join');
  await expect(page.getByRole('button', { name: /^Open chat/ })).toBeVisible();
  await page.keyboard.press('Tab');
  await expectAccessible(page.getByRole('link', { name: 'Skip to content' }));
  await press('Take a tour');
  await expectAccessible(guide);
  while (await guide.getByRole('button', { name: 'Next' }).isVisible()) {
    await press('Next', guide);
    await expectAccessible(guide);
  }
  await shut(guide);
  for (const [name, path] of Object.entries({ groups: '/groups-management', notifications: '/notifications' })) {
    await context.addInitScript((key) => localStorage.removeItem(key), `showQuickGuide-${name}_quick_guide`);
    await page.goto(path);
    await expectAccessible(guide.getByRole('button', { name: 'Next' }).last());
  }
});
